import type { DatasetLibrary } from '../../../out/types/dataset-library.ts';
import { slugOf } from '../../../runtime/slug.ts';
import type { Project } from '../../1-load/project.ts';
import { datasetScope } from '../../2-analyse/dataset.ts';
import { type LibrarySetting, libraryUses, type VariantUse } from '../../2-analyse/library.ts';
import type { Planned } from '../../2-analyse/uses.ts';
import { emitDatasetIndex, emitDatasetLibrary } from '../../4-emit/dataset.ts';
import { defineCollection, type Emission } from '../collection.ts';
import { datasets } from '../datasets/source.ts';
import { ecosystems } from '../ecosystems/source.ts';
import { extensionsOf, languages } from '../languages/source.ts';
import { knownEcosystems } from '../libraries/rules/known-ecosystems.ts';
import { packages } from '../libraries/rules/packages.ts';
import { variants } from '../libraries/rules/variants.ts';
import { samples } from '../seeds/source.ts';
import { type FieldWords, templateWords } from '../template-words.ts';
import { itemsOf } from '../vocabulary.ts';
import { planOf, renderDatasetLibraries } from './render.ts';
import { applies } from './rules/applies.ts';
import { labels } from './rules/labels.ts';
import { runs } from './rules/runs.ts';
import { tags } from './rules/tags.ts';
import { datasetLibraries } from './source.ts';

const FOLDER = 'templates/dataset-libraries';

/** The module of each library, and the one that lists them. */
function modules(entries: readonly Planned<DatasetLibrary, VariantUse>[], project: Project): Emission[] {
  const shared = project.entries(ecosystems);
  const managers = shared.map(({ value }) => value);
  const own = entries.map((entry): Emission => {
    const path = `dataset-libraries/${slugOf(entry.json.value.id)}.ts`;
    return {
      name: path,
      inputs: [entry, ...shared],
      texts: (emit) => [[path, emitDatasetLibrary(emit, planOf(entry, project), managers)]],
    };
  });
  const list = 'dataset-libraries/index.ts';
  const all = entries.map(({ json }) => json);
  return [
    ...own,
    {
      name: list,
      inputs: [project.schemas, ...all],
      texts: (emit) => {
        const ordered = all.map(({ value }) => value).sort((a, b) => a.order - b.order);
        return [[list, emitDatasetIndex(emit, ordered, datasetScope(project.schemas))]];
      },
    },
  ];
}

const settingOf = (project: Project): LibrarySetting => ({
  model: datasetScope(project.schemas).root,
  folder: FOLDER,
  samples: project.entries(samples)[0]?.value ?? {},
  extensions: extensionsOf(project),
});

/** The words that templates of libraries ask data sets for. */
const WORDS: readonly FieldWords[] = [
  { field: 'tags', code: 'unknown-tag', key: 'tag', of: (project) => itemsOf(project, datasets, 'tags') },
];

export const collections = [
  defineCollection<DatasetLibrary, VariantUse, LibrarySetting>({
    source: datasetLibraries,
    rules: [applies, tags, knownEcosystems, packages, variants, labels],
    leftovers: [runs],
    templates: {
      folder: FOLDER,
      entryOf: (template) => `catalogue/dataset-libraries/${template.split('/')[2]}.json`,
      inputs: (project) => [project.schemas, ...project.entries(samples), ...project.entries(languages)],
      setting: settingOf,
      of: libraryUses,
    },
    planRules: [templateWords(WORDS)],
    modules,
    render: renderDatasetLibraries,
  }),
];
