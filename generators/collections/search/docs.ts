import { readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import type { SearchRow } from '../../../runtime/search/types.ts';
import { walk } from '../../1-load/walk.ts';

/** Where the pages of the documentation stand. */
export const FOLDERS = ['docs', 'site/src/docs'];

/** A page by its name, the label of its front matter or its heading, and the headings of its parts. */
function rowOf(path: string, text: string): SearchRow {
  const headings = [...text.matchAll(/^#{1,3} (.+)$/gm)].map(([, heading = '']) => heading.replaceAll('`', ''));
  const label = /^label: (.+)$/m.exec(text)?.[1] ?? headings[0];
  return { id: basename(path, '.md'), ...(label === undefined ? {} : { title: label }), about: headings };
}

/** The pages of the documentation, in the order of their names. */
export const docsRows = (root: string): SearchRow[] =>
  FOLDERS.flatMap((folder) => walk(root, folder))
    .filter((path) => path.endsWith('.md'))
    .map((path) => rowOf(path, readFileSync(join(root, path), 'utf8')));
