import { diffWordsWithSpace } from 'diff';
import type { Row } from '../types.ts';
import { visible } from './words.ts';

/** Text for an element or a quoted attribute of HTML. */
export const escapeHtml = (text: string): string =>
  visible(text).replace(/[&<>"'`]/g, (character) => `&#${character.codePointAt(0)};`);

/** Two lines that stand beside each other. */
interface Line {
  before?: Row;
  after?: Row;
}

/** Puts the removed lines of a run beside the added ones. */
function inPairs(rows: readonly Row[]): Line[] {
  const lines: Line[] = [];
  let removed: Row[] = [];
  let added: Row[] = [];
  const flush = (): void => {
    for (let index = 0; index < Math.max(removed.length, added.length); index += 1)
      lines.push({ before: removed[index], after: added[index] });
    [removed, added] = [[], []];
  };
  for (const row of rows) {
    if (row.kind === 'removed') {
      if (added.length > 0) flush();
      removed.push(row);
    } else if (row.kind === 'added') added.push(row);
    else {
      flush();
      lines.push({ before: row, after: row });
    }
  }
  flush();
  return lines;
}

/** Share of a line's characters that must stay for single words of it to be marked. */
const ALIKE = 0.3;

/** The two texts with the words marked that differ; lines that have little in common are left unmarked. */
function markWords(before: string, after: string): [string, string] {
  const parts = diffWordsWithSpace(before, after);
  const same = parts
    .filter(({ added, removed }) => !added && !removed)
    .reduce((sum, { value }) => sum + value.length, 0);
  if (same < ALIKE * Math.max(before.length, after.length)) return [escapeHtml(before), escapeHtml(after)];
  const side = (kind: 'added' | 'removed', element: string): string =>
    parts
      .filter((part) => (kind === 'added' ? !part.removed : !part.added))
      .map((part) => (part[kind] ? `<${element}>${escapeHtml(part.value)}</${element}>` : escapeHtml(part.value)))
      .join('');
  return [side('removed', 'del'), side('added', 'ins')];
}

function lineHtml({ before, after }: Line): string {
  const [left, right] =
    before?.kind === 'removed' && after?.kind === 'added'
      ? markWords(before.text, after.text)
      : [escapeHtml(before?.text ?? ''), escapeHtml(after?.text ?? '')];
  const cells = (row: Row | undefined, number: number | undefined, text: string): string =>
    `<td class="line">${row ? (number ?? '') : ''}</td><td${row && row.kind !== 'same' ? ` class="${row.kind}"` : ''}>${text}</td>`;
  return `<tr>${cells(before, before?.before, left)}${cells(after, after?.after, right)}</tr>`;
}

/** Hunks as a table of two columns, with line numbers. The label tells the table from others of the page. */
export function sideBySide(hunks: readonly (readonly Row[])[], label: string): string {
  const body = hunks
    .map((hunk) => inPairs(hunk).map(lineHtml).join('\n'))
    .join('\n<tr class="gap"><td colspan="4">…</td></tr>\n');
  const columns = '<colgroup><col class="line"><col><col class="line"><col></colgroup>';
  const head = '<thead><tr><th colspan="2" scope="col">before</th><th colspan="2" scope="col">after</th></tr></thead>';
  return `<div class="scroll" role="region" aria-label="${escapeHtml(label)}" tabindex="0"><table class="code">${columns}${head}<tbody>\n${body}\n</tbody></table></div>`;
}
