import type { Library } from '../../../out/types/library.ts';
import type { Search } from '../../../out/types/search.ts';
import type { Seed } from '../../../out/types/seed.ts';
import type { Task } from '../../../out/types/task.ts';
import type { SearchIndex, SearchKind, SearchRow } from '../../../runtime/search/types.ts';
import type { Project } from '../../1-load/project.ts';
import { apps } from '../apps/source.ts';
import { gguf } from '../gguf/source.ts';
import { libraries } from '../libraries/source.ts';
import { providers } from '../providers/source.ts';
import { seeds } from '../seeds/source.ts';
import { tasks } from '../tasks/source.ts';

/** Where the rows come from. */
export const SOURCES = [seeds, libraries, tasks, providers, apps, gguf] as const;

const text = (value: unknown): string[] => (typeof value === 'string' ? [value] : []);

/** How well known a model is: recommended by a task, confirmed, or here to show a branch. */
function rankOf({ id, confirmed }: Seed, recommended: ReadonlySet<string>): number {
  if (recommended.has(id)) return 0;
  return confirmed === undefined ? 2 : 1;
}

function modelRows(entries: readonly Seed[], listed: readonly Task[]): SearchRow[] {
  const recommended = new Set(listed.flatMap(({ models = [] }) => models.map(({ id }) => id)));
  return [...entries]
    .sort((a, b) => rankOf(a, recommended) - rankOf(b, recommended))
    .map((seed) => ({ id: seed.id, about: [...text(seed.pipeline_tag), ...text(seed.library_name)] }));
}

const libraryRow = ({ id, prettyLabel, install = {}, tasks: served = [] }: Library): SearchRow => ({
  id,
  title: prettyLabel,
  about: [
    ...Object.values(install).flatMap((packages) => (Array.isArray(packages) ? packages.flatMap(text) : [])),
    ...served,
  ],
});

const labelled = ({ id, label }: { id: string; label: string }): SearchRow => ({ id, title: label });

/** Everything that can be found, without its synonyms; the pages of the documentation are rows already. */
export function rowsOf(project: Project, docs: readonly SearchRow[]): SearchIndex {
  const values = <Entry>(source: Parameters<typeof project.entries<Entry>>[0]): Entry[] =>
    project.entries(source).map(({ value }) => value);
  const listed = values(tasks);
  return {
    model: modelRows(values(seeds), listed),
    library: values(libraries).map(libraryRow),
    task: listed.filter(({ hasPage }) => hasPage).map(labelled),
    provider: values(providers).map(labelled),
    app: values(apps).map(labelled),
    quantization: values(gguf).flatMap(({ fileTypes }) =>
      fileTypes.map(({ label }) => ({ id: label, names: [`gguf ${label}`], about: ['gguf quantization'] })),
    ),
    doc: docs,
  };
}

/** The rows with the names that the catalogue gives them besides. */
export function withSynonyms(rows: SearchIndex, { synonyms }: Search): SearchIndex {
  const byRow = Map.groupBy(synonyms, ({ kind, id }) => `${kind} ${id}`);
  const named = (kind: string, row: SearchRow): SearchRow => {
    const more = (byRow.get(`${kind} ${row.id}`) ?? []).flatMap(({ names }) => names);
    return more.length === 0 ? row : { ...row, names: [...(row.names ?? []), ...more] };
  };
  const kinds = Object.keys(rows) as SearchKind[];
  return Object.fromEntries(kinds.map((kind) => [kind, rows[kind].map((row) => named(kind, row))])) as Record<
    SearchKind,
    SearchRow[]
  >;
}
