import { describe, expect, test } from 'vitest';
import { DEEPEST_JSON, parseJson, tooDeepAt } from './nesting.ts';

const lists = (depth: number): string => '['.repeat(depth) + ']'.repeat(depth);
const objects = (depth: number): string => `${'{"a":'.repeat(depth)}1${'}'.repeat(depth)}`;

describe('tooDeepAt', () => {
  test.each<[string, string, number]>([
    ['nothing', '', -1],
    ['no bracket', '"text"', -1],
    ['lists at the limit', lists(3), -1],
    ['lists beyond it', lists(4), 3],
    ['objects at the limit', objects(3), -1],
    ['objects beyond it', objects(4), 15],
    ['both kinds', '[{"a":[{}]}]', 7],
    ['many side by side', `[${'[[]],'.repeat(1000)}1]`, -1],
    ['brackets in a text', '["[[[[[["]', -1],
    ['brackets after an escaped quote', String.raw`["\"[[[[["]`, -1],
    ['brackets after a text that ends in a backslash', String.raw`["\\",[[[1]]]]`, 8],
    ['brackets after a quote behind three backslashes', String.raw`["\\\"[[[["]`, -1],
    ['a text that does not end', '["[[[[', -1],
    ['what does not end', '[[[[', 3],
  ])('%s', (_, json, at) => {
    expect(tooDeepAt(json, 3)).toBe(at);
  });
});

describe('parseJson', () => {
  test('leaves a mark of byte order before it away', () => expect(parseJson('\ufeff{"a":1}')).toEqual({ a: 1 }));

  test.each([
    ['lists', lists],
    ['objects', objects],
  ])('takes %s up to the limit and refuses more in words', (_, nested) => {
    expect(parseJson(nested(DEEPEST_JSON))).toEqual(JSON.parse(nested(DEEPEST_JSON)));
    const beside = `[${'{},[],'.repeat(DEEPEST_JSON)}${nested(DEEPEST_JSON - 1)}]`;
    expect(parseJson(beside)).toEqual(JSON.parse(beside));
    for (const depth of [DEEPEST_JSON + 1, 1_000_000])
      expect(() => parseJson(nested(depth))).toThrow('it is nested deeper than 128 levels');
  });
});
