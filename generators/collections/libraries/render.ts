import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Library } from '../../../out/types/library.ts';
import type { Project } from '../../1-load/project.ts';
import { slugOf } from '../../1-load/slug.ts';
import type { VariantUse } from '../../2-analyse/library.ts';
import type { Planned } from '../../2-analyse/uses.ts';
import { importLibrary, renderSeeds } from '../../5-render/render.ts';
import type { Memo } from '../../memo.ts';
import { extensionsOf } from '../languages/source.ts';
import { modelParser } from '../model/parser.ts';
import { seeds } from '../seeds/source.ts';

/** The snippets of every seed, printed by the modules that stand in out/modules. */
export async function renderLibraries(
  entries: readonly Planned<Library, VariantUse>[],
  project: Project,
  memo: Memo,
): Promise<Map<string, string>> {
  const extensions = extensionsOf(project);
  const parse = modelParser(project);
  const byLibrary = Map.groupBy(project.entries(seeds), ({ value }) => value.library_name);
  const rendered = entries.map(async ({ json }) => {
    const own = byLibrary.get(json.value.id) ?? [];
    if (own.length === 0) return new Map<string, string>();
    const slug = slugOf(json.value.id);
    const text = readFileSync(join(project.root, `out/modules/libraries/${slug}.ts`), 'utf8');
    const version = createHash('sha256').update(text).digest('hex').slice(0, 16);
    return memo(`snippets ${slug}`, [text, ...own, parse], async () =>
      renderSeeds(
        own.map(({ value }) => value),
        await importLibrary(project.root, slug, version),
        extensions,
        parse,
      ),
    );
  });
  return new Map((await Promise.all(rendered)).flatMap((files) => [...files]));
}
