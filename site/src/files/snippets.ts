import { datasets } from '../data/datasets.ts';
import { apiSnippets } from '../data/inference.ts';
import { librarySnippets, models } from '../data/models.ts';
import { kernelOf, notebookOf } from '../views/languages.ts';
import { json, type SiteFile } from './file.ts';

type Kernel = NonNullable<ReturnType<typeof kernelOf>>;

interface Placed {
  code: string;
  language: string;
  file: string;
}

/** Code as a notebook (nbformat 4.5); install commands run by its own magic, because a cell is Python. */
export function notebook(title: string, { code, language }: Placed, kernel: Kernel, install?: string): string {
  const lines = (text: string): string[] => text.replace(/\n$/, '').split(/(?<=\n)/);
  const cell = (id: string, source: string) => ({
    cell_type: 'code',
    execution_count: null,
    id,
    metadata: {},
    outputs: [],
    source: lines(source),
  });
  return json({
    cells: [
      { cell_type: 'markdown', id: 'title', metadata: {}, source: [`# ${title}`] },
      ...(install ? [cell('install', `%%sh\n${install}`)] : []),
      cell('code', code),
    ],
    metadata: {
      kernelspec: { display_name: kernel.label, language, name: kernel.name },
      language_info: { name: language },
    },
    nbformat: 4,
    nbformat_minor: 5,
  });
}

function filesOf(snippet: Placed, title: string, install?: string): SiteFile[] {
  const kernel = kernelOf(snippet.language);
  const plain = { path: `snippets/${snippet.file}`, text: () => snippet.code };
  if (!kernel) return [plain];
  const text = () => notebook(title, snippet, kernel, install);
  return [plain, { path: `snippets/${notebookOf(snippet.file)}`, text }];
}

function libraryFilesOf(title: string, snippets: readonly (Placed & { kind: string })[]): SiteFile[] {
  const install = snippets.find(({ kind }) => kind === 'install')?.code;
  return snippets.flatMap((snippet) => filesOf(snippet, title, install));
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
