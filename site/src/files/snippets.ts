import { apiSnippets } from '../data/inference.ts';
import { librarySnippets, models } from '../data/models.ts';
import { json, type SiteFile } from './file.ts';

/** Code as a notebook (nbformat 4.5); install commands run by its own magic, because a cell is Python. */
export function notebook(title: string, code: string, install?: string): string {
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
      kernelspec: { display_name: 'Python 3', language: 'python', name: 'python3' },
      language_info: { name: 'python' },
    },
    nbformat: 4,
    nbformat_minor: 5,
  });
}

interface Placed {
  code: string;
  language: string;
  file: string;
}

const filesOf = ({ code, language, file }: Placed, title: string, install?: string): SiteFile[] => [
  { path: `snippets/${file}`, text: () => code },
  ...(language === 'python'
    ? [{ path: `snippets/${file.replace(/\.py$/, '.ipynb')}`, text: () => notebook(title, code, install) }]
    : []),
];

/** Every snippet as a file of its own, and every Python snippet as a notebook. */
export const snippetFiles = (): SiteFile[] =>
  models.flatMap((page) => [
    ...librarySnippets(page).flatMap(({ entry, snippets }) => {
      const install = snippets.find(({ kind }) => kind === 'install')?.code;
      return snippets.flatMap((snippet) => filesOf(snippet, `${page.model.id} with ${entry.prettyLabel}`, install));
    }),
    ...apiSnippets(page.model).snippets.flatMap((snippet) => filesOf(snippet, `${page.model.id}: ${snippet.title}`)),
  ]);
