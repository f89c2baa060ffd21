import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Library } from '../../../../out/types/library.ts';
import type { Runs } from '../../../../out/types/runs.ts';
import { outcomesOf } from '../../../../runtime/receipt/share.ts';
import { slugOf } from '../../../../runtime/slug.ts';
import type { JsonFile } from '../../../1-load/json-file.ts';
import { type Diagnostic, diagnostic } from '../../../diagnostics/diagnostic.ts';

/** What tests/models and out/verified have for a library. */
export interface Proved {
  /** Whether there is a program that builds its tiny models. */
  readonly recipe: boolean;
  /** The variants with a stated reason; all of them when it names none. */
  readonly reasons: readonly { readonly variants?: readonly string[] }[];
  readonly runs: Runs['runs'];
}

/** Reads what there is for a library. */
export function readProved(root: string, slug: string): Proved {
  const read = <T>(path: string): T | undefined => {
    const file = join(root, path);
    return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as T) : undefined;
  };
  const stated = read<{ notRun: Proved['reasons'] }>(`tests/models/${slug}.json`);
  const runs = read<Runs>(`out/verified/${slug}.json`)?.runs ?? {};
  const recipe = [`${slug}.py`, `${slug}/main.py`].some((path) => existsSync(join(root, 'tests/models', path)));
  return { recipe, reasons: stated?.notRun ?? [], runs };
}

/** Every variant of code has a recipe, a stated reason, or an outcome that the installation alone decided. */
export function execution(
  libraries: readonly JsonFile<Pick<Library, 'id' | 'variants'>>[],
  provedOf: (slug: string) => Proved,
): Diagnostic[] {
  return libraries.flatMap((json) => {
    const slug = slugOf(json.value.id);
    const { recipe, reasons, runs } = provedOf(slug);
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
