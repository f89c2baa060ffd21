import { describe, expect, it } from 'vitest';
import { compareFacts } from './facts.ts';
import type { Json } from './types.ts';

const entry = (value: Json): Map<string, Json> => new Map([['libraries/x', value]]);
const only = ['libraries/x'];

describe('facts', () => {
  it.each<[string, Json, Json, unknown[]]>([
    ['equal', { id: 'x' }, { id: 'x' }, []],
    ['a field', { label: 'a' }, { label: 'b' }, [{ field: 'label', before: 'a', after: 'b', entries: only }]],
    ['a field that came', {}, { gone: false }, [{ field: 'gone', after: false, entries: only }]],
    ['a field that went', { a: null }, {}, [{ field: 'a', before: null, entries: only }]],
    [
      'items of a list that came and went',
      { tasks: ['a', 'b'] },
      { tasks: ['b', 'c'] },
      [
        { field: 'tasks[]', before: 'a', entries: only },
        { field: 'tasks[]', after: 'c', entries: only },
      ],
    ],
    [
      'the order of a list',
      { tasks: ['a', 'b'] },
      { tasks: ['b', 'a'] },
      [{ field: 'tasks', before: ['a', 'b'], after: ['b', 'a'], entries: only }],
    ],
    [
      'a variant is known by its name, wherever it stands',
      { variants: [{ name: 'm', title: 'M' }] },
      { variants: [{ name: 'n' }, { name: 'm', title: 'Model' }] },
      [
        { field: 'variants.m.title', before: 'M', after: 'Model', entries: only },
        { field: 'variants.n', after: { name: 'n' }, entries: only },
      ],
    ],
    [
      'the order of variants',
      { variants: [{ name: 'm' }, { name: 'n' }] },
      { variants: [{ name: 'n' }, { name: 'm' }] },
      [{ field: 'variants (order)', before: ['m', 'n'], after: ['n', 'm'], entries: only }],
    ],
    ['where the schema stands is no fact', { $schema: 'a' }, { $schema: 'b' }, []],
  ])('%s', (_, before, after, expected) => {
    expect(compareFacts(entry(before), entry(after))).toEqual(expected);
  });

  it('names a new entry once, and the same change of several entries once', () => {
    const before = new Map<string, Json>([
      ['tasks/a', { id: 'a', modality: 'x' }],
      ['tasks/b', { id: 'b', modality: 'x' }],
    ]);
    const after = new Map<string, Json>([
      ['tasks/a', { id: 'a', modality: 'y' }],
      ['tasks/b', { id: 'b', modality: 'y' }],
      ['tasks/c', { id: 'c', label: 'C', modality: 'y' }],
    ]);
    expect(compareFacts(before, after)).toEqual([
      { field: 'modality', before: 'x', after: 'y', entries: ['tasks/a', 'tasks/b'] },
      { field: '', after: { id: 'c', label: 'C' }, entries: ['tasks/c'] },
    ]);
  });
});
