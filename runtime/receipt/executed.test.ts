import { expect, test } from 'vitest';
import type { Executed } from '../../out/types/executed.ts';
import { executedSentence, standingCalls } from './executed.ts';

const PRINTERS = { 'js-a': 'now', 'js-b': 'now', 'js-c': 'now' };

const executed: Executed = {
  $schema: '../schemas/executed.schema.json',
  clients: {
    'js-a': { status: 'passed', date: '2026-01-02', version: '1.2.3', printer: 'now', snippets: 4 },
    'js-b': { status: 'failed', date: '2026-01-02', version: '1.2.3', printer: 'now', snippets: 4 },
  },
};

test('a run tells its version and day, and that no provider was asked', () => {
  const said = executedSentence(executed, 'js-a', PRINTERS);
  expect(said).toContain('version 1.2.3 on 2026-01-02');
  expect(said).toContain('against stand-ins for the providers, and checked against the API contract.');
});

test.each([
  ['passed', true],
  ['failed', false],
] as const)('a run with the lowest version that %s is told: %s', (status, isTold) => {
  const run = { status: 'passed', date: '2026-01-02', version: '2.0', printer: 'now', snippets: 4 } as const;
  const lowest = { ...run, status, version: '1.0', date: '2026-01-03' };
  const said = executedSentence({ ...executed, clients: { 'js-a': { ...run, lowest } } }, 'js-a', PRINTERS);
  expect(said?.includes('and with the lowest, 1.0, on 2026-01-03,')).toBe(isTold);
});

test.each([
  ['js-b', 'failed', undefined],
  ['js-c', 'was never run', 'Parsed, not executed.'],
  ['js-d', 'is not there', undefined],
])('of %s, which %s, is said: %s', (client, _, says) => {
  expect(executedSentence(executed, client, PRINTERS)).toBe(says);
});

test('nothing is said without a record', () => expect(executedSentence(undefined, 'js-a', PRINTERS)).toBeUndefined());

const run = { status: 'passed', date: '2026-01-02', version: '2.0', printer: 'now', snippets: 4 } as const;
const old = { ...run, printer: 'then' };
const lowest = { ...run, version: '1.0', date: '2026-01-03' };

test.each<[what: string, run: NonNullable<Executed['clients'][string]>, says: RegExp, counted: number]>([
  ['of the same code', run, /^Executed with version 2\.0 on 2026-01-02 against/, 1],
  ['of other code', old, /^Executed with version 2\.0 on 2026-01-02; its code has changed since\.$/, 0],
  ['of other code, with the lowest too', { ...old, lowest: { ...lowest, printer: 'then' } }, /has changed since\.$/, 0],
  [
    'of other code, with the lowest of the same',
    { ...old, lowest },
    /^Executed with the lowest version, 1\.0, on 2026-01-03 against/,
    0,
  ],
  [
    'of the same code, with the lowest of another',
    { ...run, lowest: { ...lowest, printer: 'then' } },
    /^Executed with version 2\.0 on 2026-01-02 against/,
    1,
  ],
])('a run %s', (_, own, says, counted) => {
  const all = { ...executed, clients: { 'js-a': own } };
  expect(executedSentence(all, 'js-a', PRINTERS)).toMatch(says);
  expect(standingCalls(all, PRINTERS)).toHaveLength(counted);
});
