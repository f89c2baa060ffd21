import { mkdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';
import { allCells, cellName, isOnRequest } from './cells.ts';
import { report } from './report.ts';
import { slice } from './slice.ts';
import { openWorkshop, type Verdict, verifyAll, waits } from './verify.ts';

const CACHE = fileURLToPath(new URL('../../.cache/verify', import.meta.url));

describe('a slice of the cells, with curl, fetch and the packages of npm', () => {
  const cells = slice(allCells().filter(({ language }) => !isOnRequest(language)));

  test('covers every client that is given unasked and needs no Python', () => {
    const clients = new Set(cells.map(({ client }) => client));
    expect([...clients].sort()).toEqual(['js-fetch', 'js-huggingface.js', 'js-openai', 'sh-curl']);
    expect(new Set(cells.map(cellName)).size).toBe(cells.length);
  });

  test('passes', async () => {
    mkdirSync(CACHE, { recursive: true });
    const verdicts: Verdict[] = [];
    const workshop = openWorkshop(CACHE);
    const sleepers = cells.filter(waits);
    const others = cells.filter((cell) => !sleepers.includes(cell));
    const done = (verdict: Verdict): void => void verdicts.push(verdict);
    await Promise.all([verifyAll(sleepers, workshop, 8, done), verifyAll(others, workshop, 3, done)]);
    const failed = verdicts.filter(({ state }) => state !== 'passed');
    expect(failed.length === 0 ? '' : report(failed)).toBe('');
    expect(verdicts).toHaveLength(cells.length);
  });

  test('begins none once the time is over, and says so of each', async () => {
    const verdicts: Verdict[] = [];
    const done = (verdict: Verdict): void => void verdicts.push(verdict);
    await verifyAll(cells, openWorkshop(CACHE), 3, done, () => true);
    expect(verdicts.map(({ cell, state, notes }) => [cell, state, notes])).toEqual(
      cells.map((cell) => [cell, 'skipped', ['not begun in the time that was given']]),
    );
  });
});
