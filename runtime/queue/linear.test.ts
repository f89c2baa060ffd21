import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseSync } from 'oxc-parser';
import { expect, test } from 'vitest';
import { charactersTouched } from '../../tests/work.ts';
import { connectRealtime } from '../realtime/index.ts';
import { lifetimeOf } from '../realtime/tokens.ts';
import { createQueue } from './index.ts';
import { readStatus } from './status.ts';
import { parseTicket } from './ticket.ts';

const SOURCES = [import.meta.dirname, join(import.meta.dirname, '../realtime')].flatMap((folder) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.ts') && !name.endsWith('.test.ts') && !name.startsWith('test-kit'))
    .map((name) => join(folder, name)),
);

/** The patterns of all regular expressions in a source. */
function patternsOf(path: string): string[] {
  const patterns: string[] = [];
  const { program } = parseSync(path, readFileSync(path, 'utf8'));
  JSON.stringify(program, (key, value) => {
    if (key === 'regex' && typeof value?.pattern === 'string') patterns.push(value.pattern);
    return typeof value === 'bigint' ? undefined : value;
  });
  return patterns;
}

/** Whether it repeats something without a limit, so that it could look at the same text again and again. */
const repeats = (pattern: string) => /[*+]|\{\d+,\}/.test(pattern.replaceAll(/\\.|\[(\\.|[^\]])*\]/g, '.'));

test('no regular expression of queues and live calls repeats anything without a limit, so none can look twice', () => {
  const found = SOURCES.flatMap((path) => patternsOf(path).map((pattern) => ({ path, pattern })));
  expect(SOURCES.length).toBeGreaterThan(15);
  expect(found.length).toBeGreaterThan(2);
  expect(found.filter(({ pattern }) => repeats(pattern))).toEqual([]);
});

test.each([
  ['/+$', true],
  ['[?#].*$', true],
  ['a{2,}', true],
  ['a{2,3}', false],
  ['[+*]', false],
  ['\\+', false],
  ['\\r\\n?|\\n', false],
])('%s repeats without a limit: %s', (pattern, expected) => {
  expect(repeats(pattern)).toBe(expected);
});

const MIB = 1_048_576;
const quietly = (run: () => unknown) => () => {
  try {
    return run();
  } catch {
    return undefined;
  }
};

test.each<[string, (text: string) => unknown]>([
  ['the address of a queue', (text) => createQueue({ url: `https://queue.test/${text}a` })],
  [
    'the address of a live call',
    (text) => connectRealtime({ url: `wss://live.test/${text}`, token: () => '', onResult: () => {} }),
  ],
  ['a status', (text) => readStatus(text)],
  [
    'a ticket',
    (text) => parseTicket({ request_id: '1', status_url: `https://queue.test/${text}` }, 'https://queue.test/app'),
  ],
  ['an id', (text) => parseTicket({ request_id: text }, 'https://queue.test/app')],
  ['a token', (text) => lifetimeOf(text)],
])('the work for %s grows with its length alone', async (_, use) => {
  for (const piece of ['/', '.', ' ', '?#', '../', '%2e', '{']) {
    const [half, whole] = [piece.repeat(MIB / 2 / piece.length), piece.repeat(MIB / piece.length)];
    const [less, more] = [
      await charactersTouched(quietly(() => use(half))),
      await charactersTouched(quietly(() => use(whole))),
    ];
    expect(more).toBeLessThanOrEqual(2.1 * less + 1_000);
    expect(more).toBeLessThan(10 * MIB);
  }
});
