import { noticeLabels } from '../../../out/modules/notices.ts';
import type { Notice } from '../../../runtime/notices.ts';
import { languageLabel } from '../views/languages.ts';

/** A fence longer than every run of backticks in the code. */
function fenceFor(code: string): string {
  const longest = Math.max(2, ...[...code.matchAll(/`+/g)].map(([run]) => run.length));
  return '`'.repeat(longest + 1);
}

/** Code as a fenced block; the bytes between the fences are those of the code. */
export function block(code: string, language: string): string {
  const fence = fenceFor(code);
  return `${fence}${language}\n${code}${fence}\n`;
}

/** A heading, the code below it. */
export const titled = (level: number, title: string, code: string, language: string): string =>
  `${'#'.repeat(level)} ${title} (${languageLabel(language)})\n\n${block(code, language)}`;

/** Facts as a list; those without a value are left out. */
export const facts = (pairs: readonly (readonly [string, string | undefined])[]): string =>
  pairs.flatMap(([term, value]) => (value ? [`- ${term}: ${value}\n`] : [])).join('');

/** A cell of a table on one line. */
const cell = (text: string): string => text.replaceAll('|', '\\|').replace(/\s+/g, ' ');

/** Rows of text as a table; the first is the heading. */
export function table(rows: readonly (readonly string[])[]): string {
  const [head = [], ...rest] = rows;
  const line = (cells: readonly string[]): string => `| ${cells.map(cell).join(' | ')} |\n`;
  return line(head) + line(head.map(() => '---')) + rest.map(line).join('');
}

/** Pieces with one empty line between them, and one newline at the end. */
export const joined = (pieces: readonly (string | undefined)[]): string =>
  `${pieces
    .filter((piece): piece is string => piece !== undefined && piece !== '')
    .map((piece) => piece.trimEnd())
    .join('\n\n')}\n`;

/** Notices as a list, each with a word for its kind. */
export const noticeList = (notices: readonly Notice[]): string =>
  notices.map(({ kind, text }) => `- **${noticeLabels[kind] ?? kind}**: ${text}\n`).join('');
