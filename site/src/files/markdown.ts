import { noticeLabels } from '../../../out/modules/notices.ts';
import { block } from '../../../runtime/markdown.ts';
import type { Notice } from '../../../runtime/notices.ts';
import { languageLabel } from '../views/languages.ts';

export { joined } from '../../../runtime/markdown.ts';

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

/** Notices as a list: those about a model have a word for their kind. */
export const noticeList = (notices: readonly Pick<Notice, 'kind' | 'text'>[]): string =>
  notices
    .map(({ kind, text }) =>
      Object.hasOwn(noticeLabels, kind) ? `- **${noticeLabels[kind]}**: ${text}\n` : `- ${text}\n`,
    )
    .join('');
