import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { partBytesFor, partsOfFile, partsOfStream } from './parts.ts';
import { MAX_PARTS, PART_BYTES } from './settings.ts';

const MIB = 1_048_576;
const LIMITS = { singleBytes: 0, partBytes: PART_BYTES, maxParts: MAX_PARTS };

test.each([
  ['2 GiB', 2048 * MIB, 10],
  ['10,000 parts', 100_000 * MIB, 10],
  ['a byte more', 100_000 * MIB + 1, 11],
  ['1 TiB', 1_048_576 * MIB, 105],
  ['the largest file of S3, 50 TB', 50e12, 4769],
])('%s in parts of %i bytes', (_, size, mib) => {
  const partBytes = partBytesFor(size, LIMITS);
  expect(partBytes).toBe(mib * MIB);
  expect(Math.ceil(size / partBytes)).toBeLessThanOrEqual(MAX_PARTS);
});

const limits = { singleBytes: 0, partBytes: 4, maxParts: 5 };
async function* chunks(pieces: readonly Uint8Array[]): AsyncGenerator<Uint8Array> {
  yield* pieces;
}
async function cut(pieces: readonly Uint8Array[], options: { maxBytes?: number } = {}): Promise<number[][]> {
  const parts: number[][] = [];
  for await (const { partNumber, body } of partsOfStream(chunks(pieces), limits, options)) {
    parts.push([...new Uint8Array(await body.arrayBuffer())]);
    expect(partNumber).toBe(parts.length);
  }
  return parts;
}

describe('a stream is cut where a file of the same bytes would be', () => {
  test('whatever its chunks', async () => {
    const pieces = fc.array(fc.uint8Array({ maxLength: 9 }), { maxLength: 6 });
    await fc.assert(
      fc.asyncProperty(pieces, async (list) => {
        const bytes = list.flatMap((piece) => [...piece]);
        if (bytes.length > limits.partBytes * limits.maxParts) return;
        const slices = [...partsOfFile(new Blob([Uint8Array.from(bytes)]), limits.partBytes)];
        const whole = await Promise.all(slices.map(async ({ body }) => [...new Uint8Array(await body.arrayBuffer())]));
        expect(await cut(list)).toEqual(whole.length > 0 ? whole : [[]]);
      }),
    );
  });

  test.each<[string, number, number | undefined, string]>([
    ['as many parts as there may be', 20, undefined, '5'],
    ['a byte more', 21, undefined, 'too-large'],
    ['as many bytes as are accepted', 7, 7, '2'],
    ['one more than accepted', 8, 7, 'too-large'],
  ])('%s', async (_, size, maxBytes, expected) => {
    const outcome = await cut([new Uint8Array(size)], { maxBytes }).then(
      (parts) => String(parts.length),
      (error) => error.code,
    );
    expect(outcome).toBe(expected);
  });
});
