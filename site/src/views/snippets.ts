import type { Model } from '../../../out/types/model.ts';
import type { LibraryEntry, Snippet } from '../../../runtime/snippet.ts';
import { snippetFile, snippetFolder } from '../../../runtime/snippet-file.ts';
import { worthShowing } from '../../../runtime/worth-showing.ts';
import { extensionOf } from './languages.ts';

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

/** The snippets of each library that has something to show for a model; the first entry is its main library. */
export const snippetsOf = (entries: readonly LibraryEntry[], model: Model): LibrarySnippets[] =>
  entries.flatMap((entry, place) => {
    const snippets = entry.snippets(model);
    if (!worthShowing(place === 0, snippets)) return [];
    const folder = snippetFolder(entry.id, model.id);
    const placed = snippets.map((snippet, index) => ({
      ...snippet,
      file: `${folder}/${snippetFile(snippet, index, extensionOf(snippet.language))}`,
    }));
    return [{ entry, snippets: placed }];
  });
