import { expect, test } from 'vitest';
import type { Executed } from '../../out/types/executed.ts';
import { executedSentence } from './executed.ts';

const executed: Executed = {
  $schema: '../schemas/executed.schema.json',
  clients: {
    'js-a': { status: 'passed', date: '2026-01-02', version: '1.2.3', snippets: 4 },
    'js-b': { status: 'failed', date: '2026-01-02', version: '1.2.3', snippets: 4 },
  },
};

test('a run tells its version and day, and that no provider was asked', () => {
  const said = executedSentence(executed, 'js-a');
  expect(said).toContain('version 1.2.3 on 2026-01-02');
  expect(said).toContain('against stand-ins for the providers, and checked against the API contract.');
});

test.each([
  ['passed', true],
  ['failed', false],
] as const)('a run with the lowest version that %s is told: %s', (status, isTold) => {
  const run = { status: 'passed', date: '2026-01-02', version: '2.0', snippets: 4 } as const;
  const lowest = { ...run, status, version: '1.0', date: '2026-01-03' };
  const said = executedSentence({ ...executed, clients: { 'js-a': { ...run, lowest } } }, 'js-a');
  expect(said?.includes('and with the lowest, 1.0, on 2026-01-03,')).toBe(isTold);
});

test.each(['js-b', 'js-c'])('nothing is said of %s, which failed or was never run', (client) =>
  expect(executedSentence(executed, client)).toBeUndefined());

test('nothing is said without a record', () => expect(executedSentence(undefined, 'js-a')).toBeUndefined());
