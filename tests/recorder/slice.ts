import type { Cell } from './cells.ts';
import { prepare } from './prepare.ts';

/** Variants that the slice runs; the others differ from one of them only in data. */
const VARIANTS: ReadonlySet<string> = new Set([
  'routed',
  'direct',
  'hostile',
  'bill-to',
  'stream',
  'endpoint',
  '401',
  'stream-error',
  'stream-pings',
  'failed-job',
  'no-file',
  'other-task',
]);

/**
 * A representative part of the cells that needs no Python: for every client and variant one cell of each kind of call
 * (kind of body, protocol of the job, kind of result).
 */
export function slice(cells: readonly Cell[]): Cell[] {
  const seen = new Set<string>();
  return cells.filter((cell) => {
    if (cell.language === 'python' || !VARIANTS.has(cell.variant)) return false;
    const prepared = prepare(cell);
    if ('reason' in prepared) return false;
    const { body, job, result } = prepared.request;
    const file = body.kind === 'json' && body.file !== undefined;
    const key = [cell.client, cell.variant, body.kind, file, job !== undefined, result.as].join(' ');
    if (seen.has(key)) return false;
    seen.add(key);
    return true;
  });
}
