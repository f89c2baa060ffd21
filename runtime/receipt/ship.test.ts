import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { ROOT } from '../../generators/cli/command.ts';
import type { Runs } from '../../out/types/runs.ts';
import { receiptOf } from './receipt.ts';
import { recordToShip } from './ship.ts';

const folder = join(ROOT, 'out/verified');
/** The records that the package carries, and how many characters they may take: there are more runs of a library. */
const files = Object.entries({ apps: 6_000, datasets: 18_000 }).flatMap(([kind, most]) =>
  readdirSync(join(folder, kind)).map((file) => [`${kind}/${file}`, most] as const),
);
const TODAY = '2026-11-22';

it.each(files)('what is shipped says of the runs of %s what their whole record says', (file, most) => {
  const whole = JSON.parse(readFileSync(join(folder, file), 'utf8')) as Runs;
  const shipped = recordToShip(whole);
  const sentences = (runs: Runs): string[] =>
    Object.entries(whole.runs).map(([key, { snippet }]) => receiptOf(runs, key, snippet, TODAY).sentence);
  expect(sentences(shipped)).toEqual(sentences(whole));
  expect(shipped.notRun).toEqual(whole.notRun);
  expect(JSON.stringify(shipped).length).toBeLessThan(most);
});
