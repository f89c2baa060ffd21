import { describe, expect, test } from 'vitest';
import { amongOf, askedBesides, inShort, isAmong } from './among.ts';
import type { Test } from './plan.ts';

const path = (...segments: string[]) => ({ kind: 'path', variable: 'm', segments }) as const;
const is = (field: string, ...among: string[]): Test => ({ kind: 'equals', value: path(field), among });
const has = (field: string, ...among: string[]): Test => ({ kind: 'includes', value: path(field), among });
const all = (...tests: Test[]): Test => ({ kind: 'all', tests });
const any = (...tests: Test[]): Test => ({ kind: 'any', tests });
const not = (inner: Test): Test => ({ kind: 'not', test: inner });
const contains: Test = { kind: 'contains', value: path('name'), among: ['x'], ignoreCase: false };

describe('the values of which a model has one wherever a test holds', () => {
  test.each<[string, Test, string, boolean]>([
    ['a field', is('type', 'a', 'b'), '[[["type"],["a","b"]]]', true],
    ['a list', has('tags', 'a'), '[[["tags"],["a"]]]', true],
    [
      'one of two fields that have the same values',
      any(is('type', 'a'), has('tags', 'a')),
      '[[["type","tags"],["a"]]]',
      true,
    ],
    ['one of two', any(is('type', 'a'), has('tags', 'b')), '[[["type"],["a"]],[["tags"],["b"]]]', true],
    ['both: the fewest', all(is('type', 'a', 'b'), has('tags', 'c')), '[[["tags"],["c"]]]', false],
    ['with something besides', all(is('type', 'a'), contains), '[[["type"],["a"]]]', false],
    ['a value, or something else', any(is('type', 'a'), contains), '-', false],
    ['a text in a name', contains, '-', false],
    ['not', not(is('type', 'a')), '-', false],
    ['a field of a field', { kind: 'equals', value: path('file', 'gguf'), among: ['a'] }, '-', false],
    ['nothing', any(), '-', true],
    ['always', { kind: 'constant', value: true }, '-', false],
  ])('%s', (_, asked, expected, alone) => {
    const among = amongOf(asked);
    expect(among ? JSON.stringify(inShort(among)) : '-').toBe(expected);
    expect(isAmong(asked)).toBe(alone);
  });
});

/** The same numbers each time (mulberry32). */
function numbers(seed: number): (below: number) => number {
  let state = seed;
  return (below) => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) % below;
  };
}

type Plain = Readonly<Record<string, string | readonly string[]>>;

/** What a test means, of a model whose fields are texts or lists. */
function holds(asked: Test, model: Plain): boolean {
  if (asked.kind === 'all') return asked.tests.every((inner) => holds(inner, model));
  if (asked.kind === 'any') return asked.tests.some((inner) => holds(inner, model));
  if (asked.kind === 'not') return !holds(asked.test, model);
  if (asked.kind !== 'equals' && asked.kind !== 'includes') throw new Error(asked.kind);
  const [field = ''] = asked.value.kind === 'path' ? asked.value.segments : [];
  return asked.among.some((value) => [model[field]].flat().includes(value));
}

test('tests that are made at random hold where a model has one of the values, and what is asked besides holds', () => {
  const below = numbers(7);
  const words = ['a', 'b', 'c'];
  const some = (): string[] => words.filter(() => below(2) === 0);
  const made = (depth: number): Test => {
    const kind = below(depth > 2 ? 2 : 5);
    if (kind === 0) return is(['type', 'task'][below(2)] ?? '', ...some());
    if (kind === 1) return has(['tags', 'files'][below(2)] ?? '', ...some());
    if (kind === 4) return not(made(depth + 1));
    const tests = Array.from({ length: 1 + below(3) }, () => made(depth + 1));
    return kind === 2 ? all(...tests) : any(...tests);
  };
  const counts = { told: 0, alone: 0 };
  for (let round = 0; round < 4000; round += 1) {
    const asked = made(0);
    const model: Plain = { type: words[below(3)] ?? '', task: words[below(3)] ?? '', tags: some(), files: some() };
    const among = amongOf(asked);
    if (!among) continue;
    const hasOne = [...among].some(([field, values]) =>
      [model[field]].flat().some((value) => values.has(String(value))),
    );
    const beside = askedBesides(asked);
    const told = hasOne && (beside === undefined || holds(beside, model));
    expect(told, JSON.stringify({ asked, model })).toBe(holds(asked, model));
    counts.told += 1;
    if (isAmong(asked)) counts.alone += 1;
  }
  expect(counts.told).toBeGreaterThan(1000);
  expect(counts.alone).toBeGreaterThan(300);
});
