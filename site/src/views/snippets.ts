import type { Notice } from '../../../runtime/notices.ts';
import type { ShownLibrary } from '../../../runtime/shown.ts';
import type { LibraryFacts, Snippet } from '../../../runtime/snippet.ts';
import { snippetFile, snippetFolder } from '../../../runtime/snippet-file.ts';
import { extensionOf } from './languages.ts';

/** A snippet with the place of its file: the same path in out/snippets and on the site. */
export interface PlacedSnippet extends Snippet {
  /** Such as timm/timm-resnet50-a1-in1k/02-create-model.py. */
  readonly file: string;
}

/** A library's snippets for a model. */
export interface LibrarySnippets {
  readonly entry: LibraryFacts;
  readonly snippets: readonly PlacedSnippet[];
  /** What to know before running them. */
  readonly notices: readonly Notice[];
}

/** What is shown of libraries for a model, each snippet with its place. */
export const snippetsOf = (shown: readonly ShownLibrary[], id: string): LibrarySnippets[] =>
  shown.map(({ entry, snippets, notices }) => {
    const folder = snippetFolder(entry.id, id);
    const placed = snippets.map((snippet, index) => ({
      ...snippet,
      file: `${folder}/${snippetFile(snippet, index, extensionOf(snippet.language))}`,
    }));
    return { entry, snippets: placed, notices };
  });
