/** The file that Diffusers takes before all others, as its trainers write it: `_best_guess_weight_name` of its loaders. */
const USUAL_FILE = 'pytorch_lora_weights.safetensors';
/** What the names of files have that it leaves out: states of a training. */
const STATES = ['scheduler', 'optimizer', 'checkpoint'];

/** The letters and digits of a name, in lower case: files write the spaces of a name in other ways than ids. */
const lettersOf = (text: string): string => text.toLowerCase().replace(/[^a-z0-9]/g, '');

let collator: Intl.Collator | undefined;

/** The order of names with numbers counted as such; made when it is first needed, as it takes a while. */
function byNumbers(): Intl.Collator {
  collator ??= new Intl.Collator('en', { numeric: true });
  return collator;
}

/** How many letters two names begin with alike. */
function alike(one: string, other: string): number {
  let at = 0;
  while (at < one.length && one[at] === other[at]) at++;
  return at;
}

/**
 * The file of LoRA weights to name where there are several: of those at the top of the repository whose names begin most like
 * its own, the last in the order of names with numbers counted as such, which is the newest version or the longest trained.
 * @returns Nothing where Diffusers finds the file: it is the only one, or has the usual name.
 */
export function loraFileToName(ownName: string, files: readonly string[]): string | undefined {
  const all = files.filter((file) => file.endsWith('.safetensors') && !STATES.some((state) => file.includes(state)));
  if (all.length < 2 || all.filter((file) => file.endsWith(USUAL_FILE)).length === 1) return undefined;
  const atTop = all.filter((file) => !file.includes('/'));
  const named = lettersOf(ownName);
  const ranked = (atTop.length > 0 ? atTop : all)
    .map((file) => ({ file, alike: alike(named, lettersOf(file)) }))
    .sort((a, b) => b.alike - a.alike || byNumbers().compare(b.file, a.file));
  return ranked.find(({ file }) => !file.startsWith('-'))?.file;
}
