import type { DatasetLibrary } from '../../../out/types/dataset-library.ts';
import { slugOf } from '../../../runtime/slug.ts';
import type { Project } from '../../1-load/project.ts';
import { datasetScope } from '../../2-analyse/dataset.ts';
import type { LibraryPlan, VariantUse } from '../../2-analyse/library.ts';
import type { Planned } from '../../2-analyse/uses.ts';
import { appliesScript } from '../../4-emit/dataset.ts';
import { coverageProblems } from '../../5-render/coverage.ts';
import { emptyProblems } from '../../5-render/empty.ts';
import { datasetParserOf } from '../../5-render/parser.ts';
import { reachedBy, rendererOf } from '../../5-render/render.ts';
import type { Rendering } from '../../5-render/rendering.ts';
import { runScript } from '../../5-render/run.ts';
import type { Memo } from '../../memo.ts';
import { datasetSchema } from '../dataset/source.ts';
import { datasets } from '../datasets/source.ts';
import { ecosystems } from '../ecosystems/source.ts';
import { extensionsOf, languages } from '../languages/source.ts';
import { wantedSample } from '../libraries/wanted.ts';
import { datasetLibraries } from './source.ts';

/** The plan of a library with its variants. */
export const planOf = (
  { json, uses }: Planned<DatasetLibrary, VariantUse>,
  { schemas }: Project,
): LibraryPlan<DatasetLibrary> => ({
  library: json.value,
  notices: [],
  requires: [],
  model: datasetScope(schemas).root,
  slug: slugOf(json.value.id),
  file: json.file,
  variants: uses,
});

/** The snippets of every data set that a library takes, and the variants and branches that none reaches. */
export function renderDatasetLibraries(
  entries: readonly Planned<DatasetLibrary, VariantUse>[],
  project: Project,
  memo: Memo,
): Rendering {
  const [schema] = project.entries(datasetSchema);
  if (!schema) throw new Error(`${datasetSchema.at} has problems: no record can be parsed`);
  const { schemas } = project;
  const registries = project.entries(ecosystems);
  const records = project.entries(datasets);
  const inputs = [schema, schemas, ...registries, ...project.entries(languages)];
  const rendered = entries.map((entry) =>
    memo(`rendered ${entry.json.file}`, [entry, ...inputs, ...records], () => {
      const { json, uses } = entry;
      const parse = datasetParserOf(schema);
      const applies = runScript<(dataset: object) => boolean>(
        appliesScript(json.value.when, datasetScope(schemas)),
        json.file,
      );
      const taken = records.filter(({ value }) => applies(parse(value)));
      const folderOf = (id: string): string =>
        `${datasetLibraries.at.split('/')[1]}/${slugOf(json.value.id)}/${slugOf(id)}`;
      const managers = registries.map(({ value }) => value);
      const render = rendererOf(planOf(entry, project), managers, extensionsOf(project));
      const made = render({ records: taken, parse, folderOf });
      const asked = uses.map((use) => ({
        use,
        sample: wantedSample('a record of a data set that it takes to catalogue/datasets', uses, use),
      }));
      const empty = emptyProblems(made, uses);
      return { files: made.files, empty, covered: { json, uses: asked, table: made.table, reached: reachedBy(made) } };
    }),
  );
  return {
    files: new Map(rendered.flatMap(({ files }) => [...files])),
    problems: [...coverageProblems(rendered.map(({ covered }) => covered)), ...rendered.flatMap(({ empty }) => empty)],
  };
}
