import type { Library } from '../../../out/types/library.ts';
import { slugOf } from '../../../runtime/slug.ts';
import { executedOn } from '../../1-load/executed-on.ts';
import type { JsonFile } from '../../1-load/json-file.ts';
import type { Project } from '../../1-load/project.ts';
import { RECIPES } from '../../1-load/recipe.ts';
import { hasSnippets } from '../../2-analyse/detection.ts';
import { type LibrarySetting, libraryUses, type VariantUse } from '../../2-analyse/library.ts';
import { objectTypeOf } from '../../2-analyse/types.ts';
import type { Planned } from '../../2-analyse/uses.ts';
import { emitDetection } from '../../4-emit/detection.ts';
import { emitLibraryIds, emitLibraryIndex, emitRegistry, emitWithoutSnippets } from '../../4-emit/index-modules.ts';
import { emitLibrary } from '../../4-emit/library.ts';
import { emitLibraryInParts, isInParts } from '../../4-emit/library-parts.ts';
import { emitRecipes } from '../../4-emit/recipes.ts';
import { emitLibraryPage } from '../../4-emit/site.ts';
import type { Memo } from '../../memo.ts';
import { defineCollection, type Emission } from '../collection.ts';
import { datasetLibraries } from '../dataset-libraries/source.ts';
import { ecosystems } from '../ecosystems/source.ts';
import { extensionsOf, languages } from '../languages/source.ts';
import { reasons } from '../reasons/source.ts';
import { requirements } from '../requirements/source.ts';
import { samples, seeds } from '../seeds/source.ts';
import { tasks } from '../tasks/source.ts';
import { type FieldWords, templateWords } from '../template-words.ts';
import { idsOf, itemsOf } from '../vocabulary.ts';
import { detectionPlans, detectionSigns } from './detection.ts';
import { planOf, renderLibraries, sharedOf } from './render.ts';
import { conditions } from './rules/conditions.ts';
import { detection } from './rules/detection.ts';
import { downloads } from './rules/downloads.ts';
import { knownEcosystems } from './rules/known-ecosystems.ts';
import { labels } from './rules/labels.ts';
import { names } from './rules/names.ts';
import { packages } from './rules/packages.ts';
import { requires } from './rules/requires.ts';
import { runs } from './rules/runs.ts';
import { variants } from './rules/variants.ts';
import { versions } from './rules/versions.ts';
import { libraries } from './source.ts';

/** Where the templates stand. */
const FOLDER = 'templates/libraries';

/** What the page of a library shows. */
const pageModule = ({ json, uses }: Planned<Library, VariantUse>): Emission => ({
  name: `page of ${json.file}`,
  inputs: [json, ...uses.map(({ file }) => file)],
  texts: (emit) => [emitLibraryPage(emit, json.file, json.value, new Map(uses.map(({ name, file }) => [name, file])))],
});

/** What the snippets of each library, and of each library of data sets, are executed on. */
function recipesModule(entries: readonly Planned<Library, VariantUse>[], project: Project, memo: Memo): Emission {
  const names = [
    ...entries.map(({ json }) => slugOf(json.value.id)),
    ...project.entries(datasetLibraries).map(({ value }) => `datasets/${slugOf(value.id)}`),
  ].sort();
  const { recipes, told } = memo(
    'recipes',
    [memo.stateOf(RECIPES), names.join(), project.broken(reasons).length],
    () => {
      // Of reasons that cannot be read it is told what is wrong with them.
      const known = project.broken(reasons).length > 0 ? [] : names;
      const all = known.map((name) => [name, executedOn(project.root, name)] as const);
      const recipes = Object.fromEntries(all.filter(([, own]) => Object.keys(own).length > 0));
      return { recipes, told: JSON.stringify(recipes) };
    },
  );
  return { name: 'recipes.ts', inputs: [told], texts: (emit) => [['recipes.ts', emitRecipes(emit, recipes)]] };
}

/** The module of each library, and those that list them all. */
function modules(entries: readonly Planned<Library, VariantUse>[], project: Project, memo: Memo): Emission[] {
  const known = sharedOf(project);
  const registries = project.entries(ecosystems);
  const managers = registries.map(({ value }) => value);
  const shared = [project.schemas, registries, project.entries(requirements)];
  const own = entries.map((entry): Emission => {
    const path = `libraries/${slugOf(entry.json.value.id)}.ts`;
    return {
      name: path,
      inputs: [entry, ...shared],
      texts: (emit) => {
        const plan = planOf(entry, known);
        const parts = isInParts(plan.library) ? emitLibraryInParts(emit, plan, managers) : [];
        return [[path, emitLibrary(emit, plan, managers)], ...parts];
      },
    };
  });
  const all = entries.map(({ json: { value } }) => ({
    id: value.id,
    prettyLabel: value.prettyLabel,
    hasSnippets: hasSnippets(value),
    isInParts: isInParts(value),
  }));
  const lists: Emission = {
    name: 'libraries',
    inputs: [JSON.stringify(all)],
    texts: (emit) => [
      ['libraries/ids.ts', emitLibraryIds(emit, all)],
      ['libraries/index.ts', emitLibraryIndex(emit, all)],
      ['libraries/registry.ts', emitRegistry(emit, all)],
      ['libraries/without-snippets.ts', emitWithoutSnippets(emit, all)],
    ],
  };
  const detect: Emission = {
    name: 'libraries/detect.ts',
    inputs: [project.schemas, detectionSigns(project)],
    texts: (emit) => {
      const { model, plans } = detectionPlans(project);
      return [['libraries/detect.ts', emitDetection(emit, plans, model)]];
    },
  };
  return [...own, ...entries.map(pageModule), lists, detect, recipesModule(entries, project, memo)];
}

const settingOf = (project: Project): LibrarySetting => ({
  model: objectTypeOf(project.schemas.document('model')),
  folder: FOLDER,
  samples: project.entries(samples)[0]?.value ?? {},
  extensions: extensionsOf(project),
});

/** The words that templates of libraries ask models for. */
const WORDS: readonly FieldWords[] = [
  { field: 'tags', code: 'unknown-tag', key: 'tag', of: (project) => itemsOf(project, seeds, 'tags') },
  { field: 'task', code: 'unknown-task', key: 'task', of: (project) => idsOf(project, tasks) },
];

export const collections = [
  defineCollection<Library, VariantUse, LibrarySetting>({
    source: libraries,
    rules: [conditions, detection, names, labels, knownEcosystems, packages, requires, variants, versions, downloads],
    leftovers: [runs],
    templates: {
      folder: FOLDER,
      entryOf: (template) => `catalogue/libraries/${template.split('/')[2]}.json`,
      inputs: (project) => [project.schemas, ...project.entries(samples), ...project.entries(languages)],
      setting: settingOf,
      of: (json: JsonFile<Library>, setting) => libraryUses(json, setting),
    },
    planRules: [templateWords(WORDS)],
    modules,
    render: renderLibraries,
  }),
];
