import { runInNewContext } from 'node:vm';
import { expect, test } from 'vitest';
import { copyAndFindBlobs, replaceBlobs } from './transform-input.ts';

const uploaded: Blob[][] = [];
const transform = (value: unknown) =>
  replaceBlobs(copyAndFindBlobs(value), async (blobs) => {
    uploaded.push(blobs);
    return blobs.map((_, index) => `url:${index}`);
  });

const [a, b] = [new Blob(['a']), new File(['b'], 'b.txt')];
const [date, map, bytes, buffer] = [new Date(0), new Map([['x', 1]]), new Uint8Array(3), new ArrayBuffer(2)];
class Box {
  content: unknown;
  constructor(content: unknown) {
    this.content = content;
  }
  get never(): unknown {
    throw new Error('getters are not called');
  }
}
class Bare extends (null as unknown as ObjectConstructor) {}
const box = new Box(1);
const circle = new Box(1);
circle.content = { circle };
const bare = Reflect.construct(Object, [], Bare);
const call = () => a;
const withHole = (last: unknown) => Object.assign(new Array(3), { 0: 1, 2: last });

test.each<[string, unknown, unknown]>([
  ['a Blob itself', a, 'url:0'],
  ['in an object', { image: a, seed: 1 }, { image: 'url:0', seed: 1 }],
  ['in lists of objects', [{ x: [a, b] }], [{ x: ['url:0', 'url:1'] }]],
  ['the same one twice', [a, { again: a }, b], ['url:0', { again: 'url:0' }, 'url:1']],
  ['null and undefined', { a: null, b: undefined, c: a }, { a: null, b: undefined, c: 'url:0' }],
  ['text, numbers, symbols', [1n, 'x', Number.NaN, true], [1n, 'x', Number.NaN, true]],
  ['holes in a list', withHole(a), withHole('url:0')],
  ['no Blob at all', { a: [1] }, { a: [1] }],
])('%s', async (_, value, expected) => {
  expect(await transform(value)).toStrictEqual(expected);
});

test.each<[string, unknown]>([
  ['a class instance', box],
  ['a class instance in a circle', circle],
  ['an instance of a class without a parent', bare],
  ['a date', date],
  ['a map', map],
  ['a set', new Set([1])],
  ['a typed array', bytes],
  ['a buffer', buffer],
  ['a function', call],
  ['an error', new Error('x')],
])('%s stays the same reference', async (_, value) => {
  expect(((await transform({ value })) as { value: unknown }).value).toBe(value);
});

test.each<[string, unknown, string]>([
  ['in a map', new Map([['image', a]]), 'a Map with a Blob in it (image)'],
  ['as the key of a map', new Map([[a, 1]]), 'a Map with a Blob in it (a key)'],
  ['in a set', new Set([[b]]), 'a Set with a Blob in it (a member > 0)'],
  ['in a class instance', new Box(a), 'a Box with a Blob in it (content)'],
  ['deep in one', new Box({ list: [new Map([['x', b]])] }), 'a Box with a Blob in it (content > list > 0 > x)'],
])('a Blob %s is refused, and nothing is uploaded', async (_, value, text) => {
  uploaded.length = 0;
  const outcome = (async () => transform({ first: a, value }))();
  await expect(outcome).rejects.toMatchObject({ code: 'blob-out-of-reach', message: expect.stringContaining(text) });
  expect(uploaded).toEqual([]);
});

test('each Blob is handed over once, and nothing else', async () => {
  uploaded.length = 0;
  await transform({ x: a, y: [a, b, { z: b }], box });
  expect(uploaded).toEqual([[a, b]]);
});

test('the value itself is not changed', async () => {
  const value = { image: a, list: [a] };
  const copy = await transform(value);
  expect(value).toStrictEqual({ image: a, list: [a] });
  expect(copy).not.toBe(value);
});

test('cycles and shared references keep their shape', async () => {
  const shared = { image: a };
  const value: Record<string, unknown> = { one: shared, two: shared };
  value.self = value;
  const copy = (await transform(value)) as typeof value;
  expect(copy.self).toBe(copy);
  expect(copy.one).toBe(copy.two);
  expect(copy.one).toStrictEqual({ image: 'url:0' });
});

test('keys keep their order', async () => {
  const copy = await transform({ z: { y: 1, x: a }, a: b, m: 3 });
  expect(JSON.stringify(copy)).toBe('{"z":{"y":1,"x":"url:0"},"a":"url:1","m":3}');
});

test('a key named __proto__ stays a key', async () => {
  const value = JSON.parse('{"__proto__":{"polluted":true}}');
  const copy = (await transform(value)) as object;
  expect(Object.keys(copy)).toEqual(['__proto__']);
  expect(Object.getPrototypeOf(copy)).toBe(Object.prototype);
});

test('depth costs no stack', async () => {
  let value: unknown = a;
  for (let depth = 0; depth < 200_000; depth++) value = [value];
  let copy = await transform(value);
  while (Array.isArray(copy)) copy = copy[0];
  expect(copy).toBe('url:0');
});

test('plain objects of another realm are walked', async () => {
  const value = runInNewContext('({ list: [image], n: Object.create(null) })', { image: a });
  expect(JSON.stringify(await transform(value))).toBe('{"list":["url:0"],"n":{}}');
});
