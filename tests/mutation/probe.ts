/**
 * Runs in a copy of the repository: finds the API calls whose snippet or request is another one than before, and runs some
 * of them against the recorder. Arguments: a file of what was before (written when it is not there), and how many to run.
 * Prints the touched providers and the failures as one line of JSON.
 */
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { allCells, type Cell, cellName } from '../recorder/cells.ts';
import { environmentOf } from '../recorder/environment.ts';
import { Forks } from '../recorder/forks.ts';
import { prepare } from '../recorder/prepare.ts';
import { PRELOADED, pythonFolder } from '../recorder/venv.ts';
import { openWorkshop, type Verdict, verifyAll } from '../recorder/verify.ts';

const CACHE = join(fileURLToPath(new URL('../../', import.meta.url)), '.cache');

/** How many calls are made side by side. */
const AT_ONCE = 4;

/** What a cell makes of the sources: its snippet and request, or why there is none. */
function digest(cell: Cell): string {
  const prepared = prepare(cell);
  const what = 'reason' in prepared ? 'none' : [prepared.snippet.code, JSON.stringify(prepared.request)].join('\n');
  return createHash('sha256').update(what).digest('base64url').slice(0, 12);
}

/** Of the touched cells a number that differ most: for every client and variant one, then the next of each. */
function chosen(cells: readonly Cell[], most: number): Cell[] {
  const groups = [...Map.groupBy(cells, ({ client, variant }) => `${client} ${variant}`).values()];
  const rounds = Math.max(0, ...groups.map((group) => group.length));
  const ordered = Array.from({ length: rounds }, (_, round) => groups.flatMap((group) => group[round] ?? [])).flat();
  return ordered.slice(0, most);
}

async function failuresOf(cells: readonly Cell[]): Promise<string[]> {
  const folder = await pythonFolder(CACHE, () => {});
  const cache = join(CACHE, 'verify');
  const { authority } = openWorkshop(cache).certificates;
  const environment = environmentOf({ proxy: '', authority, cache, python: folder, tokens: {} });
  const forks = new Forks(join(folder, 'python3'), PRELOADED, environment);
  const failures: string[] = [];
  const workshop = openWorkshop(cache, { folder, forks });
  const failed = async (some: readonly Cell[], atOnce: number): Promise<Verdict[]> => {
    const verdicts: Verdict[] = [];
    await verifyAll(some, workshop, atOnce, (verdict) => verdicts.push(verdict));
    return verdicts.filter(({ state }) => state === 'failed');
  };
  try {
    // A few at a time: the first that fails is enough.
    for (let from = 0; from < cells.length && failures.length === 0; from += AT_ONCE) {
      const suspects = await failed(cells.slice(from, from + AT_ONCE), AT_ONCE);
      // A busy machine fails calls, too: one that a fault fails does so again, alone.
      const again = await failed(
        suspects.map(({ cell }) => cell),
        1,
      );
      failures.push(...again.map(({ cell, notes }) => `${cellName(cell)}: ${notes[0]}`));
    }
  } finally {
    forks.close();
  }
  return failures;
}

const [baseline = '', most = '24'] = process.argv.slice(2);
const cells = allCells();
const now = new Map(cells.map((cell) => [cellName(cell), digest(cell)]));
if (!existsSync(baseline)) writeFileSync(baseline, JSON.stringify([...now]));
const before = new Map<string, string>(JSON.parse(readFileSync(baseline, 'utf8')));
const touched = cells.filter((cell) => before.get(cellName(cell)) !== now.get(cellName(cell)));
const lost = [...before.keys()].filter((name) => !now.has(name));
// A call that there was and is not any more is run as well: it is skipped with its reason, and that is told.
const gone = touched.filter((cell) => 'reason' in prepare(cell));
const there = touched.filter((cell) => !('reason' in prepare(cell)));
const failures = await failuresOf(chosen(there, Number(most)));
const providers = [...new Set(touched.map(({ provider }) => provider))];
process.stdout.write(
  `@@${JSON.stringify({ touched: touched.length, gone: gone.length + lost.length, providers, failures })}\n`,
);
