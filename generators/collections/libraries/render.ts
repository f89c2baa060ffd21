import type { Condition } from '../../../out/types/condition.ts';
import type { Library } from '../../../out/types/library.ts';
import { slugOf } from '../../../runtime/slug.ts';
import type { Project } from '../../1-load/project.ts';
import type { LibraryPlan, VariantUse } from '../../2-analyse/library.ts';
import type { Planned } from '../../2-analyse/uses.ts';
import { coverageProblems } from '../../5-render/coverage.ts';
import { reachedBy, renderLibrary } from '../../5-render/render.ts';
import type { Rendering } from '../../5-render/rendering.ts';
import type { Memo } from '../../memo.ts';
import { ecosystems } from '../ecosystems/source.ts';
import { extensionsOf, languages } from '../languages/source.ts';
import { modelParser } from '../model/parser.ts';
import { seeds } from '../seeds/source.ts';
import { tellerOf } from './detection.ts';
import { libraries } from './source.ts';

/** The plan of a library with its variants. */
export const planOf = ({ json, uses }: Planned<Library, VariantUse>): LibraryPlan => ({
  library: json.value,
  slug: slugOf(json.value.id),
  file: json.file,
  variants: uses,
});

const inWords = (condition: Condition | undefined): string => (condition ? JSON.stringify(condition) : 'always');

/** The snippets of every seed, and the variants and branches that no seed reaches. */
export function renderLibraries(
  entries: readonly Planned<Library, VariantUse>[],
  project: Project,
  memo: Memo,
): Rendering {
  const extensions = extensionsOf(project);
  const parse = modelParser(project);
  const shared = project.entries(ecosystems);
  const managers = shared.map(({ value }) => value);
  const ids = new Set(project.entries(libraries).map(({ value }) => value.id));
  const tell = tellerOf(project);
  const byLibrary = Map.groupBy(project.entries(seeds), ({ value }) =>
    ids.has(value.library_name ?? '') ? value.library_name : tell(parse(value))[0],
  );
  const inputs = [parse, ...shared, ...project.entries(languages)];
  const rendered = entries.map((entry) => {
    const own = byLibrary.get(entry.json.value.id) ?? [];
    return memo(`rendered ${entry.json.file}`, [entry, ...inputs, ...own], () => {
      const made = renderLibrary(planOf(entry), managers, own, extensions, parse);
      const uses = entry.uses.map((use) => ({ use, condition: inWords(use.variant.when) }));
      return { files: made.files, covered: { json: entry.json, uses, table: made.table, reached: reachedBy(made) } };
    });
  });
  return {
    files: new Map(rendered.flatMap(({ files }) => [...files])),
    problems: coverageProblems(rendered.map(({ covered }) => covered)),
  };
}
