import { describe, expect, test } from 'vitest';
import type { Condition } from '../../out/types/condition.ts';
import { SCOPE } from '../../tests/test-kit/template.ts';
import { didYouMean } from '../diagnostics/suggest.ts';
import { type ConditionProblem, decided, factsOf, simplified, testOf } from './condition.ts';
import type { Test } from './plan.ts';

function testFor(condition: object): { test: Test; problems: ConditionProblem[] } {
  const problems: ConditionProblem[] = [];
  const test = testOf(condition as Condition, SCOPE, (problem) => problems.push(problem), didYouMean);
  return { test, problems };
}

describe('condition -> problem', () => {
  test.each<[object, string, Record<string, string>]>([
    [{ has: 'promt' }, 'unknown-field', { path: 'promt', suggestion: 'did you mean "prompt"?' }],
    [{ has: 'deep.iner' }, 'unknown-field', { path: 'deep.iner', suggestion: 'did you mean "deep.inner"?' }],
    [{ has: 'prompt.length' }, 'unknown-field', { path: 'prompt.length' }],
    [{ has: 'lookup.famly' }, 'unknown-field', { suggestion: 'did you mean "lookup.family"?' }],
    [{ field: 'words', equals: 'a' }, 'wrong-slot-type', { path: 'words', type: 'list', use: 'tested with equals' }],
    [{ field: 'flag', equals: 'true' }, 'wrong-slot-type', { type: 'boolean' }],
    [
      { field: 'id', includes: 'a' },
      'wrong-slot-type',
      { type: 'text', suggestion: 'use "equals" or "contains" for a text.' },
    ],
    [{ field: 'count', startsWith: 'a' }, 'wrong-slot-type', { type: 'number' }],
    [{ all: [{ has: 'id' }, { not: { has: 'nope' } }] }, 'unknown-field', { path: 'nope' }],
  ])('%j: %s', (condition, code, values) => {
    const { problems } = testFor(condition);
    expect(problems).toEqual([{ code, values: expect.objectContaining(values) }]);
  });

  test('a condition of the vocabulary has none', () => {
    const { problems } = testFor({
      all: [
        { tag: ['a', 'b'] },
        { task: 'x' },
        { not: { any: [{ has: 'prompt' }, { has: 'flag' }, { has: 'words' }] } },
        { field: 'id', contains: 'a', ignoreCase: true },
        { field: 'words', contains: 'a' },
        { field: 'words', includes: 'a' },
        { field: 'deep.note', endsWith: ['a', 'b'] },
        { has: 'lookup.family' },
      ],
    });
    expect(problems).toEqual([]);
  });
});

describe('condition and outcome -> what is known then', () => {
  test.each<[object, Record<string, boolean>, Record<string, boolean>]>([
    [{ has: 'prompt' }, { 'm.prompt': true }, { 'm.prompt': false }],
    [{ has: 'deep.note' }, { 'm.deep': true, 'm.deep.note': true }, { 'm.deep.note': false }],
    [{ has: 'id' }, {}, {}],
    [{ has: 'flag' }, { 'm.flag': true }, { 'm.flag': false }],
    [{ not: { has: 'prompt' } }, { 'm.prompt': false }, { 'm.prompt': true }],
    [{ task: 'x' }, { 'm.task': true }, {}],
    [{ field: 'prompt', contains: 'x' }, { 'm.prompt': true }, {}],
    [{ all: [{ has: 'prompt' }, { has: 'task' }] }, { 'm.prompt': true, 'm.task': true }, {}],
    [{ any: [{ has: 'prompt' }, { has: 'task' }] }, {}, { 'm.prompt': false, 'm.task': false }],
    [
      { any: [{ has: 'prompt' }, { all: [{ has: 'prompt' }, { has: 'task' }] }] },
      { 'm.prompt': true },
      { 'm.prompt': false },
    ],
    [{ not: { any: [{ not: { has: 'prompt' } }, { has: 'flag' }] } }, { 'm.prompt': true, 'm.flag': false }, {}],
  ])('%j', (condition, whenTrue, whenFalse) => {
    const { test } = testFor(condition);
    expect(Object.fromEntries(factsOf(test, true))).toEqual(whenTrue);
    expect(Object.fromEntries(factsOf(test, false))).toEqual(whenFalse);
  });
});

describe('what is known decides a condition', () => {
  test.each<[object, Record<string, boolean>, boolean | undefined]>([
    [{ has: 'prompt' }, {}, undefined],
    [{ has: 'prompt' }, { 'm.prompt': true }, true],
    [{ has: 'prompt' }, { 'm.prompt': false }, false],
    [{ has: 'id' }, {}, true],
    [{ not: { has: 'prompt' } }, { 'm.prompt': true }, false],
    [{ all: [{ has: 'prompt' }, { has: 'task' }] }, { 'm.prompt': false }, false],
    [{ all: [{ has: 'prompt' }, { has: 'task' }] }, { 'm.prompt': true }, undefined],
    [{ all: [{ has: 'prompt' }, { has: 'task' }] }, { 'm.prompt': true, 'm.task': true }, true],
    [{ any: [{ has: 'prompt' }, { has: 'task' }] }, { 'm.prompt': true }, true],
    [{ any: [{ has: 'prompt' }, { has: 'task' }] }, { 'm.prompt': false, 'm.task': false }, false],
    [{ any: [{ has: 'prompt' }, { has: 'task' }] }, { 'm.prompt': false }, undefined],
    [{ task: 'x' }, { 'm.task': true }, undefined],
  ])('%j with %j: %s', (condition, known, outcome) => {
    expect(decided(testFor(condition).test, new Map(Object.entries(known)))).toBe(outcome);
  });

  test('and leaves of it only what is still to ask', () => {
    const { test } = testFor({ all: [{ has: 'prompt' }, { has: 'task' }, { has: 'flag' }] });
    expect(simplified(test, new Map([['m.prompt', true]]))).toEqual({
      kind: 'all',
      tests: [testFor({ has: 'task' }).test, testFor({ has: 'flag' }).test],
    });
    expect(
      simplified(
        test,
        new Map([
          ['m.prompt', true],
          ['m.task', true],
        ]),
      ),
    ).toEqual(testFor({ has: 'flag' }).test);
    expect(simplified(testFor({ has: 'id' }).test, new Map())).toBeUndefined();
  });
});
