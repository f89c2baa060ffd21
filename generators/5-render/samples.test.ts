import { describe, expect, test } from 'vitest';
import { compileTemplate } from '../../tests/test-kit/template.ts';
import { objectOf, type SlotType } from '../2-analyse/types.ts';
import { samplesOf } from './samples.ts';

const text: SlotType = { kind: 'text' };

describe('a type -> samples of it', () => {
  test.each<[what: string, type: SlotType, differences: number, samples: unknown[]]>([
    [
      'what is always there',
      objectOf({ a: text, n: { kind: 'number' } }),
      0,
      [
        { a: 'sample', n: 1 },
        { a: 'sample', n: 1 },
      ],
    ],
    ['what may be absent', objectOf({ a: text }, true), 0, [{ a: 'sample' }, {}]],
    ['a boolean', objectOf({ a: { kind: 'boolean' } }), 0, [{ a: true }, { a: false }]],
    ['a list', objectOf({ a: { kind: 'list', item: text } }), 0, [{ a: ['sample'] }, { a: [] }]],
    [
      'a list of several items',
      objectOf({ a: { kind: 'list', item: text } }),
      1,
      [['sample'], ['sample', 'sample2'], [], ['sample'], ['sample', 'sample2'], []].map((a) => ({ a })),
    ],
    ['one difference', objectOf({ a: text }, true), 1, [{ a: 'sample' }, {}, { a: 'sample' }, {}]],
    [
      'an object in an object',
      objectOf({ o: objectOf({ a: text }, true) }, true),
      1,
      [{ o: { a: 'sample' } }, {}, { o: { a: 'sample' } }, { o: {} }, { o: {} }, {}, {}, {}],
    ],
  ])('%s', (_, type, differences, samples) => {
    expect([...samplesOf(type, 'm', [], differences)]).toEqual(samples);
  });

  test('texts are also what conditions compare them with', () => {
    const { plan } = compileTemplate('{{#if (equals id "a" "b")}}x{{/if}}y\n', 'python');
    const samples = [...samplesOf(objectOf({ id: text }), 'm', [plan], 1)];
    expect(new Set(samples.map((sample) => (sample as { id: string }).id))).toEqual(new Set(['sample', 'a', 'b']));
  });
});
