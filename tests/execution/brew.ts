/**
 * Stands for Homebrew in environments: `brew install <formula> …` installs nothing, and prints for which platforms Homebrew has
 * a build of each formula (a bottle), as its published interface says, https://formulae.brew.sh/docs/api/. Where that cannot be
 * reached, what formulae.json holds of the formula is printed, with where it was read. Ends with 98 always.
 */
import { readFileSync } from 'node:fs';
import { pathToFileURL } from 'node:url';

/** A formula of Homebrew: for which platforms it is built, such as `arm64_sequoia` or `x86_64_linux`. */
export interface Formula {
  readonly version: string;
  readonly bottles: readonly string[];
  /** Where that was read. */
  readonly source: string;
}

/** What formulae.brew.sh answers, as far as it is read. */
interface Answer {
  readonly versions: { readonly stable: string };
  readonly bottle: { readonly stable?: { readonly files: Readonly<Record<string, unknown>> } };
}

/** What is said of a formula on Linux: bottles for macOS alone are all named, so that a reason can be seen in them. */
export function sayingOf(name: string, { version, bottles, source }: Formula): string {
  const here = bottles.filter((one) => one === 'all' || one.endsWith('_linux'));
  const all = bottles.join(', ');
  const which =
    bottles.length > 0 && here.length === 0
      ? `only has bottles for macOS: ${all}`
      : `has bottles for ${here.join(', ') || 'no platform'}`;
  return `${name} ${version} ${which} (${source})`;
}

/** Asks Homebrew for a formula; what is known of it where the answer is none. */
export async function formulaOf(name: string, known: Readonly<Record<string, Formula>>): Promise<Formula | undefined> {
  const source = `https://formulae.brew.sh/api/formula/${encodeURIComponent(name)}.json`;
  try {
    const response = await fetch(source, { signal: AbortSignal.timeout(20_000) });
    if (!response.ok) return known[name];
    const { versions, bottle } = (await response.json()) as Answer;
    return { version: versions.stable, bottles: Object.keys(bottle.stable?.files ?? {}), source };
  } catch {
    return known[name];
  }
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  const known = JSON.parse(readFileSync(new URL('formulae.json', import.meta.url), 'utf8')) as Record<string, Formula>;
  const names = process.argv.slice(3).filter((one) => !one.startsWith('-'));
  process.stderr.write('brew is refused: there is no Homebrew here\n');
  for (const name of names) {
    const formula = await formulaOf(name, known);
    process.stderr.write(`${formula ? sayingOf(name, formula) : `nothing is known of ${name}`}\n`);
  }
  process.exitCode = 98;
}
