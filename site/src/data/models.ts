import { registry } from '../../../out/modules/libraries/registry.ts';
import type { Model } from '../../../out/types/model.ts';
import type { ModelRecord } from '../../../out/types/model-record.ts';
import { parseModel } from '../../../runtime/model/parse.ts';
import type { LibraryEntry, Snippet } from '../../../runtime/snippet.ts';
import { extensionOf, records, slugOf } from './catalogue.ts';

/** A model that has a page: one of the seeds. */
export interface ModelPage {
  readonly record: ModelRecord;
  readonly model: Model;
  /** Address of the page below the base, without a slash at either end. */
  readonly path: string;
}

export const models: ModelPage[] = records
  .map((record) => ({ record, model: parseModel(record), path: `models/${record.id}` }))
  .sort((a, b) => a.model.id.localeCompare(b.model.id, 'en', { sensitivity: 'base' }));

const byId = new Map(models.map((page) => [page.model.id, page]));

/** The page of a model, when it has one. */
export const modelPage = (id: string): ModelPage | undefined => byId.get(id);

const entries = registry as unknown as Readonly<Record<string, LibraryEntry>>;

/** The generated module of a library. */
export const libraryEntry = (id: string): LibraryEntry | undefined =>
  Object.hasOwn(entries, id) ? entries[id] : undefined;

/** A snippet with the place of its file: the same path in out/snippets and on the site. */
export interface PlacedSnippet extends Snippet {
  /** Such as timm/timm-resnet50-a1-in1k/02-create-model.py. */
  readonly file: string;
}

/** A library's snippets for a model. */
export interface LibrarySnippets {
  readonly entry: LibraryEntry;
  readonly snippets: readonly PlacedSnippet[];
}

function place(entry: LibraryEntry, model: Model): LibrarySnippets {
  const folder = `${slugOf(entry.id)}/${slugOf(model.id)}`;
  const snippets = entry.snippets(model).map((snippet, index) => ({
    ...snippet,
    file: `${folder}/${String(index + 1).padStart(2, '0')}-${snippet.variant}.${extensionOf(snippet.language)}`,
  }));
  return { entry, snippets };
}

const placed = new Map<string, LibrarySnippets[]>();

/** The snippets of the model's own library, then of the other libraries that its tags name. */
export function librarySnippets({ model }: ModelPage): LibrarySnippets[] {
  const known = placed.get(model.id);
  if (known) return known;
  const ids = [...new Set([model.libraryName, ...model.tags])];
  const found = ids.flatMap((id) => {
    const entry = id === undefined ? undefined : libraryEntry(id);
    return entry ? [place(entry, model)] : [];
  });
  // Of a library that only a tag names, a message instead of code is no help.
  const shown = found.filter(
    ({ entry, snippets }) =>
      snippets.some(({ kind }) => kind === 'code') || (entry.id === model.libraryName && snippets.length > 0),
  );
  placed.set(model.id, shown);
  return shown;
}
