import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { ROOT } from '../../generators/cli/command.ts';
import type { Runs } from '../../out/types/runs.ts';
import { receiptOf } from './receipt.ts';
import { recordToShip } from './ship.ts';

const folder = join(ROOT, 'out/verified');
/** The records that the package carries. */
const files = ['apps', 'datasets'].flatMap((kind) => readdirSync(join(folder, kind)).map((file) => `${kind}/${file}`));
/** How many characters a run may take, and all else together: there are as many runs as there are models or data sets. */
const MOST_OF_RUN = 180;
const MOST_BESIDES = 1_000;
const TODAY = '2026-11-22';

it.each(files)('what is shipped says of the runs of %s what their whole record says', (file) => {
  const whole = JSON.parse(readFileSync(join(folder, file), 'utf8')) as Runs;
  const shipped = recordToShip(whole);
  const sentences = (runs: Runs): string[] =>
    Object.entries(whole.runs).map(([key, { snippet }]) => receiptOf(runs, key, snippet, TODAY).sentence);
  expect(sentences(shipped)).toEqual(sentences(whole));
  expect(shipped.notRun).toEqual(whole.notRun);
  const lengths = Object.values(shipped.runs).map((run) => JSON.stringify(run).length);
  expect(Math.max(0, ...lengths)).toBeLessThan(MOST_OF_RUN);
  expect(JSON.stringify({ ...shipped, runs: {} }).length).toBeLessThan(MOST_BESIDES);
});
