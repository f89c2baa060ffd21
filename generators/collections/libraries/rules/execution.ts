import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Library } from '../../../../out/types/library.ts';
import type { Runs } from '../../../../out/types/runs.ts';
import { outcomesOf } from '../../../../runtime/receipt/share.ts';
import { slugOf } from '../../../../runtime/slug.ts';
import { type JsonFile, readJsonText } from '../../../1-load/json-file.ts';
import { type Diagnostic, diagnostic } from '../../../diagnostics/diagnostic.ts';

/** What tests/models and out/verified have for a library. */
export interface Proved {
  /** Whether there is a program that builds its tiny models. */
  readonly recipe: boolean;
  /** The variants with a stated reason; all of them when it names none. */
  readonly reasons: readonly { readonly variants?: readonly string[] }[];
  readonly runs: Runs['runs'];
  /** What is wrong with the file of its runs, where that is no JSON, as after a merge. */
  readonly problems?: readonly Diagnostic[];
}

/** Reads what there is for a library. */
export function readProved(root: string, slug: string): Proved {
  const read = (path: string): { value?: unknown; problems: Diagnostic[] } => {
    const file = join(root, path);
    return existsSync(file) ? readJsonText(path, readFileSync(file, 'utf8')) : { problems: [] };
  };
  const stated = read(`tests/models/${slug}.json`);
  const notRun = (stated.value as { notRun?: Proved['reasons'] } | undefined)?.notRun;
  const recorded = read(`out/verified/${slug}.json`);
  const runs = (recorded.value as Partial<Runs> | undefined)?.runs ?? {};
  const recipe = [`${slug}.py`, `${slug}/main.py`].some((path) => existsSync(join(root, 'tests/models', path)));
  // The collection of reasons tells what is wrong with them; that there are some is seen.
  const isBroken = stated.problems.length > 0 || (stated.value !== undefined && !Array.isArray(notRun));
  return { recipe, reasons: isBroken ? [{}] : (notRun ?? []), runs, problems: recorded.problems };
}

/** Every variant of code has a recipe, a stated reason, or an outcome that the installation alone decided. */
export function execution(
  libraries: readonly JsonFile<Pick<Library, 'id' | 'variants'>>[],
  provedOf: (slug: string) => Proved,
): Diagnostic[] {
  return libraries.flatMap((json) => {
    const slug = slugOf(json.value.id);
    const { recipe, reasons, runs, problems = [] } = provedOf(slug);
    if (problems.length > 0) return problems;
    if (recipe) return [];
    const code = (json.value.variants ?? []).flatMap(({ name, message }, at) => (message ? [] : { name, at }));
    const outcomes = outcomesOf({ variants: code.map(({ name }) => name), runs });
    const open = code.filter(
      ({ name }, index) => !outcomes[index] && !reasons.some(({ variants }) => variants?.includes(name) ?? true),
    );
    return open.map(({ name, at }) =>
      diagnostic('no-recipe', json.placeOf(['variants', at, 'name']), { variant: name, slug }),
    );
  });
}
