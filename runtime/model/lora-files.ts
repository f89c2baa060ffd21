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

/** What the names of files say that change one of the two halves of a model that take turns, early and late steps. */
const EARLY = /high[-_ ]?noise/i;
const LATE = /low[-_ ]?noise/i;
/** What the names of models have whose halves take turns: https://huggingface.co/docs/diffusers/api/pipelines/wan */
const HALVES = /A14B/i;
/** What names say of a model of videos: that it makes them of an image, or of a text alone. */
const MADE_FROM = [/(?<![a-z])i2v/i, /(?<![a-z])t2v/i];

/** Whether a file is for the second half of a model. */
const isLate = (file: string, base: string | undefined): boolean =>
  base !== undefined && HALVES.test(base) && LATE.test(file);

/** Of files for several models of videos those that are made from the same as the base is; all, where names do not tell. */
function forBase(files: readonly string[], base: string | undefined): readonly string[] {
  const from = base === undefined ? undefined : MADE_FROM.find((pattern) => pattern.test(base));
  const fitting = from ? files.filter((file) => from.test(file)) : [];
  return fitting.length > 0 ? fitting : files;
}

/**
 * The file of LoRA weights to name where there are several: of those at the top of the repository whose names begin most like
 * its own, the last in the order of names with numbers counted as such, which is the newest version or the longest trained.
 * Of those for halves of a model it is one for the half with much noise, which Diffusers loads them into.
 * @param base The model that they change: of a model of videos, its name says what it makes them of.
 * @returns Nothing where Diffusers finds the file: it is the only one, or has the usual name; and where all are for the other half.
 */
export function loraFileToName(ownName: string, files: readonly string[], base?: string): string | undefined {
  const all = files.filter((file) => file.endsWith('.safetensors') && !STATES.some((state) => file.includes(state)));
  if (all.length < 2 || all.filter((file) => file.endsWith(USUAL_FILE)).length === 1) return undefined;
  const atTop = forBase(
    all.filter((file) => !file.includes('/')),
    base,
  );
  const named = lettersOf(ownName);
  const ranked = (atTop.length > 0 ? atTop : forBase(all, base))
    .map((file) => ({ file, early: EARLY.test(file), alike: alike(named, lettersOf(file)) }))
    .sort((a, b) => Number(b.early) - Number(a.early) || b.alike - a.alike || byNumbers().compare(b.file, a.file));
  const first = ranked.find(({ file }) => !file.startsWith('-'))?.file;
  return first !== undefined && isLate(first, base) ? undefined : first;
}

/**
 * The file of LoRA weights for the half of a model that removes the last noise: the counterpart of the file to name, or one of
 * the only ones, where their names say so.
 * @param early The file to name (loraFileToName).
 * @returns Nothing where the model has no halves.
 */
export function lateLoraFile(
  early: string | undefined,
  files: readonly string[],
  base: string | undefined,
): string | undefined {
  if (base === undefined || !HALVES.test(base) || (early !== undefined && !EARLY.test(early))) return undefined;
  const all = files.filter((file) => file.endsWith('.safetensors') && !file.startsWith('-'));
  const late = forBase(
    all.filter((file) => isLate(file, base)),
    base,
  );
  if (early === undefined) return late.length === all.length ? late.at(-1) : undefined;
  const halfless = (file: string): string => lettersOf(file.replace(EARLY, '').replace(LATE, ''));
  return late.find((file) => halfless(file) === halfless(early)) ?? late[0];
}
