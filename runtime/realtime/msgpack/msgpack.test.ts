import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { decodeMessagePack, encodeMessagePack } from './index.ts';

const hex = (bytes: Uint8Array) => Buffer.from(bytes).toString('hex');
const unhex = (text: string) => new Uint8Array(Buffer.from(text.replaceAll(' ', ''), 'hex'));

// Taken from the formats of the MessagePack specification, byte by byte.
describe('written and read', () => {
  test.each<[unknown, string]>([
    [null, 'c0'],
    [false, 'c2'],
    [true, 'c3'],
    [0, '00'],
    [127, '7f'],
    [128, 'cc80'],
    [255, 'ccff'],
    [256, 'cd0100'],
    [65535, 'cdffff'],
    [65536, 'ce00010000'],
    [4294967295, 'ceffffffff'],
    [4294967296, 'cb41f0000000000000'],
    [-1, 'ff'],
    [-32, 'e0'],
    [-33, 'd0df'],
    [-128, 'd080'],
    [-129, 'd1ff7f'],
    [-32768, 'd18000'],
    [-32769, 'd2ffff7fff'],
    [-2147483648, 'd280000000'],
    [-2147483649, 'cbc1e0000000200000'],
    [1.5, 'cb3ff8000000000000'],
    ['', 'a0'],
    ['a', 'a161'],
    ['ä€😀', 'a9c3a4e282acf09f9880'],
    ['x'.repeat(31), `bf${'78'.repeat(31)}`],
    ['x'.repeat(32), `d920${'78'.repeat(32)}`],
    ['x'.repeat(256), `da0100${'78'.repeat(256)}`],
    ['x'.repeat(65536), `db00010000${'78'.repeat(65536)}`],
    [new Uint8Array([1, 2]), 'c4020102'],
    [new Uint8Array(256), `c50100${'00'.repeat(256)}`],
    [[], '90'],
    [[1, [2]], '92019102'],
    [Array(16).fill(0), `dc0010${'00'.repeat(16)}`],
    [Array(65536).fill(0), `dd00010000${'00'.repeat(65536)}`],
    [{}, '80'],
    [{ a: 1, b: null }, '82a16101a162c0'],
    [Object.fromEntries([...Array(16).keys()].map((key) => [String.fromCharCode(97 + key), 0])), undefined as never],
  ])('%#', (value, bytes) => {
    if (bytes) expect(hex(encodeMessagePack(value))).toBe(bytes);
    expect(decodeMessagePack(encodeMessagePack(value))).toStrictEqual(value);
  });
});

describe('only read', () => {
  test.each<[string, unknown]>([
    ['ca3fc00000', 1.5],
    ['cf0000000100000000', 4294967296],
    ['cfffffffffffffffff', 18446744073709551615n],
    ['d3ffffffffffffffff', -1],
    ['d38000000000000000', -9223372036854775808n],
    ['de0001 a161 01', { a: 1 }],
    ['df00000001 01 c3', { 1: true }],
    ['d405 aa', { type: 5, data: new Uint8Array([0xaa]) }],
    ['c70305 010203', { type: 5, data: new Uint8Array([1, 2, 3]) }],
    ['d6ff 00000001', new Date(1000)],
    ['d7ff 0bebc200 00000001', new Date(1050)],
    ['c70cff 1dcd6500 ffffffffffffffff', new Date(-500)],
  ])('%s', (bytes, value) => {
    expect(decodeMessagePack(unhex(bytes))).toStrictEqual(value);
  });
});

describe('refused', () => {
  test.each([
    '',
    'c1',
    '91',
    'a2 61',
    'cd 01',
    'c4 05 00',
    '00 00',
    'dd ffffffff',
    `${'91'.repeat(600)}c0`,
  ])('bytes %#', (bytes) => {
    expect(() => decodeMessagePack(unhex(bytes))).toThrow(RangeError);
  });
  const cycle: unknown[] = [];
  cycle.push(cycle);
  test.each<[string, unknown]>([
    ['a cycle', cycle],
    ['a function', () => {}],
    ['a bigint', 1n],
    ['a symbol', [Symbol('s')]],
  ])('%s', (_, value) => {
    expect(() => encodeMessagePack(value)).toThrow();
  });
});

test('as in JSON, undefined is left out, and dates are text', () => {
  const value = { a: undefined, b: [undefined], c: new Date(0), d: 1 };
  expect(decodeMessagePack(encodeMessagePack(value))).toStrictEqual(JSON.parse(JSON.stringify(value)));
});

test('whatever JSON can say comes back as it was, keys named __proto__ included', () => {
  fc.assert(
    fc.property(fc.jsonValue({ noUnicodeString: false } as never), (value) => {
      expect(decodeMessagePack(encodeMessagePack(value))).toEqual(value);
    }),
  );
  const odd = JSON.parse('{"__proto__":1}');
  const back = decodeMessagePack(encodeMessagePack(odd)) as object;
  expect(Object.getOwnPropertyNames(back)).toEqual(['__proto__']);
});

describe('text', () => {
  test('of any length and script is written as the platform writes it, and read back', () => {
    const text = fc.string({ unit: 'binary', maxLength: 80 });
    fc.assert(
      fc.property(text, fc.constantFrom('', 'ä', '€', '😀', '\ud800', '\udc00a'), (some, odd) => {
        const value = some + odd;
        const bytes = new TextEncoder().encode(value);
        const written = encodeMessagePack(value);
        expect(hex(written.slice(written.length - bytes.length))).toBe(hex(bytes));
        expect(decodeMessagePack(written)).toBe(new TextDecoder('utf-8', { ignoreBOM: true }).decode(bytes));
      }),
      { numRuns: 2000 },
    );
  });

  test('that is no UTF-8 is read as the platform reads it', () => {
    const piece = fc.constantFrom(
      'c0 80',
      'c3',
      'e2 82',
      'ed a0 80',
      'f0 9f 98 80',
      'f4 90 80 80',
      'f8',
      '80',
      '61',
      'c3 a4',
    );
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 7 }), (pieces) => {
        const bytes = unhex(pieces.join(''));
        const expected = new TextDecoder('utf-8', { ignoreBOM: true }).decode(bytes);
        const text = new Uint8Array([0xd9, bytes.length, ...bytes]);
        expect(decodeMessagePack(text)).toBe(expected);
        // What follows is no part of it.
        expect(decodeMessagePack(new Uint8Array([0x92, ...text, 0x21]))).toEqual([expected, 0x21]);
      }),
      { numRuns: 2000 },
    );
  });

  test('that was read before is not mistaken for another of its length', () => {
    const words = [...Array(2_000).keys()].map((index) => `key${index.toString(36).padStart(4, '0')}`);
    expect(decodeMessagePack(encodeMessagePack([...words, ...words]))).toEqual([...words, ...words]);
  });
});

test('bytes beside others, large and small, keep their order', () => {
  const pieces = fc.array(fc.oneof(fc.constantFrom(0, 1, 600, 9_000, 20_000), fc.string()), { maxLength: 8 });
  fc.assert(
    fc.property(pieces, (list) => {
      const value = list.map((item) => (typeof item === 'number' ? new Uint8Array(item).fill(item % 251) : item));
      expect(decodeMessagePack(encodeMessagePack(value))).toEqual(value);
    }),
  );
});

test('no bytes make the reader hang or crash', () => {
  fc.assert(
    fc.property(fc.uint8Array({ maxLength: 64 }), (bytes) => {
      try {
        decodeMessagePack(bytes);
      } catch (error) {
        expect(error).toBeInstanceOf(RangeError);
      }
    }),
    { numRuns: 2000 },
  );
});
