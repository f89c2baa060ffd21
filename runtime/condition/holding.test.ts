import { describe, expect, test } from 'vitest';
import type { Model } from '../../out/types/model.ts';
import { parseModel } from '../model/parse.ts';
import { type Conditional, holding } from './holding.ts';

type Named = Conditional & { readonly name: string };

const NAMED = {
  name: 'named',
  among: [
    [
      ['modelType', 'tags'],
      ['llama', 'qwen'],
    ],
  ],
} as const satisfies Named;
const ITEMS: readonly Named[] = [
  { name: 'always' },
  NAMED,
  { name: 'asked', among: [[['task'], ['translation']]], holds: ({ tags }) => tags.includes('marian') },
  { name: 'alone', holds: ({ id }) => id.startsWith('a/') },
  {
    name: 'twice',
    among: [
      [['task'], ['translation']],
      [['files'], ['x.bin']],
    ],
  },
];

describe('what holds of a model, in the order of the items', () => {
  test.each<[string, Record<string, unknown>, string]>([
    ['nothing that is asked for', { id: 'b/c' }, 'always'],
    ['a field', { id: 'b/c', config: { model_type: 'llama' } }, 'always named'],
    ['an item of a list', { id: 'b/c', tags: ['x', 'qwen'] }, 'always named'],
    ['both: once', { id: 'b/c', tags: ['llama', 'qwen'], config: { model_type: 'qwen' } }, 'always named'],
    ['a value of another field', { id: 'b/c', pipeline_tag: 'llama', siblings: [{ rfilename: 'qwen' }] }, 'always'],
    ['a value, and no to the question', { id: 'b/c', pipeline_tag: 'translation' }, 'always twice'],
    ['a value, and yes', { id: 'b/c', pipeline_tag: 'translation', tags: ['marian'] }, 'always asked twice'],
    ['yes without the value', { id: 'b/c', tags: ['marian'] }, 'always'],
    ['a question alone', { id: 'a/c', siblings: [{ rfilename: 'x.bin' }] }, 'always alone twice'],
  ])('%s', (_, record, expected) => {
    const of = holding(ITEMS);
    const named = (model: Model): string =>
      of(model)
        .map(({ name }) => name)
        .join(' ');
    // What another model has is forgotten.
    named(parseModel({ id: 'a/b', tags: ['llama', 'marian'], pipeline_tag: 'translation' }));
    expect(named(parseModel(record))).toBe(expected);
  });
});

test('what cannot hold is not asked', () => {
  const asked: string[] = [];
  const items = ['llama', 'qwen', 'phi'].map((type): Named => {
    const holds = (): boolean => asked.push(type) > 0;
    return { name: type, among: [[['modelType'], [type]]], holds };
  });
  const of = holding(items);
  of(parseModel({ id: 'a/b', config: { model_type: 'qwen' } }));
  expect(asked).toEqual(['qwen']);
});

test('a model is asked once, and another one anew', () => {
  let asked = 0;
  const of = holding([{ holds: () => ++asked > 0 }]);
  const [one, other] = [parseModel({ id: 'a/b' }), parseModel({ id: 'a/b' })];
  expect([of(one).length, of(one).length, asked]).toEqual([1, 1, 1]);
  of(other);
  of(one);
  expect(asked).toBe(3);
});
