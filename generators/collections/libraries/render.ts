import type { Library } from '../../../out/types/library.ts';
import type { Model } from '../../../out/types/model.ts';
import type { Seed } from '../../../out/types/seed.ts';
import { slugOf } from '../../../runtime/slug.ts';
import { snippetFolder } from '../../../runtime/snippet-file.ts';
import type { JsonFile } from '../../1-load/json-file.ts';
import type { Project } from '../../1-load/project.ts';
import type { LibraryPlan, VariantUse } from '../../2-analyse/library.ts';
import { noticesOf } from '../../2-analyse/notice.ts';
import { type RequirementSet, requirementOf } from '../../2-analyse/requirement.ts';
import { type ObjectType, objectTypeOf } from '../../2-analyse/types.ts';
import type { Planned } from '../../2-analyse/uses.ts';
import { coverageProblems } from '../../5-render/coverage.ts';
import { emptyProblems } from '../../5-render/empty.ts';
import { knownPackages, packageProblems } from '../../5-render/packages.ts';
import { type Rendered, reachedBy, rendererOf } from '../../5-render/render.ts';
import type { Rendering } from '../../5-render/rendering.ts';
import { titleProblems } from '../../5-render/titles.ts';
import type { Memo } from '../../memo.ts';
import { ecosystems } from '../ecosystems/source.ts';
import { extensionsOf, languages } from '../languages/source.ts';
import { modelParser } from '../model/parser.ts';
import { packages } from '../packages/source.ts';
import { requirements } from '../requirements/source.ts';
import { safetensors } from '../safetensors/source.ts';
import { seeds } from '../seeds/source.ts';
import { detectionSigns, tellerOf } from './detection.ts';
import { libraries } from './source.ts';
import { wantedSample } from './wanted.ts';

/** What libraries share: what their entries name of other entries. */
export interface Shared {
  model: ObjectType;
  requirements: ReadonlyMap<string, RequirementSet>;
}

/** What the libraries of a project share. */
export function sharedOf(project: Project): Shared {
  const model = objectTypeOf(project.schemas.document('model'));
  const sets = project.entries(requirements).map((json) => {
    const { id } = json.value;
    return [id, { id, rules: requirementOf(json, model).rules }] as const;
  });
  return { model, requirements: new Map(sets) };
}

/** The plan of a library with its variants. */
export const planOf = ({ json, uses }: Planned<Library, VariantUse>, shared: Shared): LibraryPlan => ({
  notices: noticesOf(json, shared.model).plans,
  library: json.value,
  model: shared.model,
  requires: (json.value.requires ?? []).flatMap((id) => shared.requirements.get(id) ?? []),
  slug: slugOf(json.value.id),
  file: json.file,
  variants: uses,
});

/** What a library can load weights as: catalogue/safetensors.json. */
const labelsOf = (project: Project, library: string): readonly string[] =>
  project
    .entries(safetensors)
    .flatMap(({ value: { loading } }) => (loading.libraries.includes(library) ? loading.precisions : []))
    .map(({ label }) => label.replace('-', ''));

/** A record as a model of which the weights are loaded as something. */
const loadedAs =
  (parse: Renderer['parse'], precision: string) =>
  (record: unknown): Model => ({ ...parse(record), precision });

/** What the snippets of a library are rendered with. */
interface Renderer {
  readonly library: string;
  readonly render: ReturnType<typeof rendererOf>;
  readonly parse: (record: unknown) => Model;
}

/** What the seeds print where a reader chose what weights are loaded as: for each seed one of the choices, in turn. */
function renderChosen(
  { library, render, parse }: Renderer,
  records: readonly JsonFile<Seed>[],
  labels: readonly string[],
): Rendered {
  if (labels.length === 0) return { files: new Map(), samples: new Map(), table: [] };
  let turn = 0;
  const choosing = (record: unknown): Model => {
    turn += 1;
    return loadedAs(parse, labels[turn % labels.length] ?? '')(record);
  };
  const folderOf = (id: string): string => `chosen/${snippetFolder(library, id)}`;
  return render({ records, parse: choosing, folderOf });
}

/** The snippets of the seeds that are committed with their weights loaded as something too. */
const renderPrecise = (
  { library, render, parse }: Renderer,
  records: readonly JsonFile<Seed>[],
  labels: readonly string[],
): Rendered[] =>
  labels.map((label) => {
    const own = records.filter(({ value }) => value.precisions?.includes(label));
    const folderOf = (id: string): string => snippetFolder(library, id, label);
    return render({ records: own, parse: loadedAs(parse, label), folderOf });
  });

type SeedsByLibrary = ReadonlyMap<string, JsonFile<Seed>[]>;

/** The seeds that are rendered for each library, by its id. */
function seedsByLibrary(project: Project, parse: Renderer['parse']): SeedsByLibrary {
  const ids = new Set(project.entries(libraries).map(({ value }) => value.id));
  const tell = tellerOf(project);
  const mainOf = (seed: Seed): string | undefined =>
    ids.has(seed.library_name ?? '') ? seed.library_name : tell(parse(seed))[0];
  const pairs = project.entries(seeds).flatMap((json) => {
    const main = mainOf(json.value);
    return (json.value.rendered ?? (main === undefined ? [] : [main])).map((library) => ({ library, json }));
  });
  const grouped = Map.groupBy(pairs, ({ library }) => library);
  return new Map([...grouped].map(([library, own]) => [library, own.map(({ json }) => json)]));
}

/** As seedsByLibrary: an edit of what a library prints does not change which models are its own. */
function seedsOnce(project: Project, parse: Renderer['parse'], memo: Memo): SeedsByLibrary {
  return memo('seeds by library', [parse, project.schemas, project.entries(seeds), detectionSigns(project)], () =>
    seedsByLibrary(project, parse),
  );
}

/** The snippets of the seeds that are rendered, and the variants and branches that no seed reaches. */
export function renderLibraries(
  entries: readonly Planned<Library, VariantUse>[],
  project: Project,
  memo: Memo,
): Rendering {
  const extensions = extensionsOf(project);
  const parse = modelParser(project);
  const known = sharedOf(project);
  const registries = project.entries(ecosystems);
  const managers = registries.map(({ value }) => value);
  const byLibrary = seedsOnce(project, parse, memo);
  const told = project.entries(packages);
  const facts = knownPackages(told.map(({ value }) => value));
  const shared = memo(
    'rendered with',
    [
      parse,
      ...told,
      ...registries,
      ...project.entries(safetensors),
      ...project.entries(requirements),
      ...project.entries(languages),
    ],
    () => ({}),
  );
  const rendered = entries.map((entry) => {
    const own = byLibrary.get(entry.json.value.id) ?? [];
    return memo(`rendered ${entry.json.file}`, [entry, shared, ...own], () => {
      const library = entry.json.value.id;
      const render = rendererOf(planOf(entry, known), managers, extensions);
      const made = render({ records: own, parse, folderOf: (id) => snippetFolder(library, id) });
      const uses = entry.uses.map((use) => ({
        use,
        sample: wantedSample(`a model record to seeds, with "library_name": "${library}",`, entry.uses, use),
      }));
      const empty = [...emptyProblems(made, entry.uses), ...titleProblems(made, entry.json)];
      // What code is missing calls, nobody knows.
      const installs = empty.length > 0 ? empty : packageProblems(entry.json, made.samples, managers, facts);
      const labels = labelsOf(project, library);
      const chosen = renderChosen({ library, render, parse }, own, labels);
      const precise = renderPrecise({ library, render, parse }, own, labels);
      const reached = new Set([...reachedBy(made), ...reachedBy(chosen)]);
      return {
        files: new Map([made, ...precise].flatMap(({ files }) => [...files])),
        samples: chosen.files,
        installs,
        covered: { json: entry.json, uses, table: made.table, reached },
      };
    });
  });
  return {
    files: new Map(rendered.flatMap(({ files }) => [...files])),
    samples: new Map(rendered.flatMap(({ samples }) => [...samples])),
    problems: [
      ...coverageProblems(rendered.map(({ covered }) => covered)),
      ...rendered.flatMap(({ installs }) => installs),
    ],
  };
}
