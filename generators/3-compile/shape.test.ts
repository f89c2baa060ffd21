import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Json } from '../../languages/shared/literal.ts';
import { filesOf, merged, placeholdersIn, shapeCode, shapeFunction, shapeOf, withoutFile } from './shape.ts';

const NAMES = { all: ['x', 'y', 'model', 'fileUrl'], options: new Map(), always: new Set(['model']) };

/** Runs what a shape compiles to. */
function run(shape: Json, values: Record<string, unknown>): unknown {
  return new Function(`return (${shapeFunction(shapeOf(shape), NAMES)})`)()(values);
}

test.each<[Json, Record<string, unknown>, unknown]>([
  [{ a: 1, b: [true, null, 'x'] }, {}, { a: 1, b: [true, null, 'x'] }],
  [{ a: { $: 'x' } }, { x: 'X' }, { a: 'X' }],
  [{ a: { $: 'x' } }, {}, undefined],
  [{ a: { $: ['y', 'x'] } }, { x: 'X' }, { a: 'X' }],
  [{ a: { $: ['y', 'x'] } }, { x: 'X', y: 'Y' }, { a: 'Y' }],
  [{ a: { $: ['y', 'x'] } }, {}, undefined],
  [{ a: { $: 'model' } }, { model: 'm' }, { a: 'm' }],
  [{ a: { $optional: 'x' }, b: 1 }, { x: 0 }, { a: 0, b: 1 }],
  [{ a: { $optional: 'x' }, b: 1 }, {}, { b: 1 }],
  [{ a: { $text: 'no {x} ${y} `\\' } }, { x: 'X' }, undefined],
  [{ a: { $text: 'no {x} $ `\\' } }, { x: 'X' }, { a: 'no X $ `\\' }],
  [{ a: [{ $: 'x' }], 'b-c': { d: { $: 'x' } } }, { x: ['X'] }, { a: [['X']], 'b-c': { d: ['X'] } }],
  [{ a: { $file: 'dataUrl' }, b: [{ $file: 'dataUrl' }], c: 1 }, {}, { c: 1 }],
  [
    { a: { $file: 'dataUrl' }, b: [{ $file: 'dataUrl' }], c: 1 },
    { fileUrl: 'https://x' },
    { a: 'https://x', b: ['https://x'], c: 1 },
  ],
  [{ a: { $file: 'base64' }, c: { d: { $file: 'base64' } } }, { fileUrl: 'https://x' }, { c: {} }],
])('%j with %j', (shape, values, expected) => {
  expect(run(shape, values)).toEqual(expected);
});

test('a value of the reader is never read as a shape', () => {
  const value = { $file: 'base64', $: 'secret' };
  expect(run({ a: { $: 'x' } }, { x: value })).toEqual({ a: value });
});

test('places of files, placeholders, and what is left without the file', () => {
  const shape = { a: [{ $file: 'base64' }], b: { c: { $file: 'base64' }, d: { $: ['x', 'y'] } }, e: { $text: '{x}' } };
  expect(filesOf(shapeOf(shape)).map(({ path }) => path)).toEqual([
    ['a', 0],
    ['b', 'c'],
  ]);
  expect(placeholdersIn(shape, []).map(({ name }) => name)).toEqual(['x', 'y', 'x']);
  expect(shapeCode(withoutFile(shapeOf({ a: { $file: 'base64' }, b: 1 })))).toBe('{ b: 1 }');
});

/** The base with the addition merged in, objects key by key; the addition wins. */
function mergedJson(base: Json, addition: Json): Json {
  const isObject = (value: Json) => typeof value === 'object' && value !== null && !Array.isArray(value);
  if (!isObject(base) || !isObject(addition)) return addition;
  const sum: Record<string, Json> = { ...(base as object) };
  for (const [key, value] of Object.entries(addition as object))
    sum[key] = Object.hasOwn(sum, key) ? mergedJson(sum[key] ?? null, value) : value;
  return sum;
}

test('merging keeps what only one side has, and the addition wins where its condition holds', () => {
  const key = fc.stringMatching(/^[a-d]$/);
  const { json } = fc.letrec<{ json: Json }>((tie) => ({
    json: fc.oneof({ depthSize: 'small' }, fc.integer(), fc.dictionary(key, tie('json'), { maxKeys: 3 })),
  }));
  const object = fc.dictionary(key, json, { maxKeys: 4 });
  const value = (base: Json, addition: Json, when?: string) =>
    new Function(`return ${shapeCode(merged(shapeOf(base), shapeOf(addition), when))}`)();
  fc.assert(
    fc.property(object, object, (base, addition) => {
      expect(value(base, addition)).toEqual(mergedJson(base, addition));
      expect(value(base, addition, 'true')).toEqual(mergedJson(base, addition));
      expect(value(base, addition, 'false')).toEqual(base);
    }),
  );
});
