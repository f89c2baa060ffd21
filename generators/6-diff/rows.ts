import { diffArrays } from 'diff';
import type { Row } from './types.ts';

/** Unchanged lines that are shown around a change. */
const AROUND = 2;

/** The lines of a text; the newline at its end starts no line. */
export const linesOf = (text: string): string[] => {
  const lines = text.split('\n');
  if (lines.at(-1) === '') lines.pop();
  else lines[lines.length - 1] += ' (no newline at the end)';
  return lines;
};

/** All lines of two texts, with what became of each. */
export function rowsOf(before: string, after: string): Row[] {
  let [left, right] = [0, 0];
  return diffArrays(linesOf(before), linesOf(after)).flatMap(({ value, added, removed }) =>
    value.map((text): Row => {
      if (added) return { kind: 'added', after: ++right, text };
      if (removed) return { kind: 'removed', before: ++left, text };
      return { kind: 'same', before: ++left, after: ++right, text };
    }),
  );
}

/** A run of changed lines: the indexes of its first row and of the one after its last. */
export interface Run {
  start: number;
  end: number;
}

/** The runs of changed rows. */
export function runsOf(rows: readonly Row[]): Run[] {
  const runs: Run[] = [];
  for (const [index, { kind }] of rows.entries()) {
    if (kind === 'same') continue;
    const last = runs.at(-1);
    if (last?.end === index) last.end += 1;
    else runs.push({ start: index, end: index + 1 });
  }
  return runs;
}

/**
 * Some runs with the rows around them; runs whose surroundings meet are one hunk. Rows of other runs are surroundings
 * here: they stand as they are afterwards.
 */
export function hunksAround(rows: readonly Row[], runs: readonly Run[]): Row[][] {
  const own = new Set(runs.flatMap(({ start, end }) => rows.slice(start, end)));
  const shown = rows.flatMap((row): Row[] => {
    if (own.has(row) || row.kind === 'same') return [row];
    return row.kind === 'added' ? [{ ...row, kind: 'same' }] : [];
  });
  const spans: Run[] = [];
  for (const [index, row] of shown.entries()) {
    if (!own.has(row)) continue;
    const span = { start: Math.max(0, index - AROUND), end: Math.min(shown.length, index + AROUND + 1) };
    const last = spans.at(-1);
    if (last && span.start <= last.end) last.end = span.end;
    else spans.push(span);
  }
  return spans.map(({ start, end }) => shown.slice(start, end));
}
