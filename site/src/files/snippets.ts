import { notebook } from '../../../runtime/run/notebook.ts';
import { datasets } from '../data/datasets.ts';
import { apiSnippets } from '../data/inference.ts';
import { librarySnippets, models } from '../data/models.ts';
import { kernelOf, notebookOf } from '../views/languages.ts';
import type { SiteFile } from './file.ts';

interface Placed {
  code: string;
  language: string;
  file: string;
}

function filesOf(snippet: Placed, title: string, install?: string): SiteFile[] {
  const kernel = kernelOf(snippet.language);
  const plain = { path: `snippets/${snippet.file}`, text: () => snippet.code };
  if (!kernel) return [plain];
  const text = () => notebook(title, snippet, kernel, install);
  return [plain, { path: `snippets/${notebookOf(snippet.file)}`, text }];
}

function libraryFilesOf(title: string, snippets: readonly (Placed & { kind: string })[]): SiteFile[] {
  return snippets.flatMap((snippet, at) => {
    // The install command that stands last before a piece of code is its own.
    const install = snippets.slice(0, at).findLast(({ kind }) => kind === 'install')?.code;
    return filesOf(snippet, title, install);
  });
}

/** Every snippet as a file of its own, and as a notebook where its language has a kernel. */
export const snippetFiles = (): SiteFile[] => [
  ...models.flatMap((page) => [
    ...librarySnippets(page).flatMap(({ entry, snippets }) =>
      libraryFilesOf(`${page.model.id} with ${entry.prettyLabel}`, snippets),
    ),
    ...apiSnippets(page.model).snippets.flatMap((snippet) =>
      filesOf({ ...snippet, file: snippet.placed }, `${page.model.id}: ${snippet.title}`),
    ),
  ]),
  ...datasets.flatMap(({ dataset, libraries }) =>
    libraries.flatMap(({ entry, snippets }) => libraryFilesOf(`${dataset.id} with ${entry.prettyLabel}`, snippets)),
  ),
];
