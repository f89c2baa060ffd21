import { createHash } from 'node:crypto';
import fc from 'fast-check';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { blockHash } from './blocks.ts';
import { fingerprintOf, sha256OfBlob } from './digest.ts';
import { hashBlob, toBase64, toHex } from './encode.ts';
import { md5 } from './md5.ts';
import { sha256 } from './sha256.ts';

const HASHES = [
  ['sha256', sha256],
  ['md5', md5],
] as const;

describe.each(HASHES)('%s', (name, create) => {
  const reference = (bytes: Uint8Array) => createHash(name).update(bytes).digest('hex');

  // 55 to 64 bytes is where the padding spills into a second block.
  test.each([0, 1, 55, 56, 63, 64, 65, 119, 120, 128])('%i bytes', (length) => {
    const bytes = new Uint8Array(length).map((_, index) => index * 31);
    expect(toHex(create().update(bytes).digest())).toBe(reference(bytes));
  });

  test('does not depend on how the input is cut', () => {
    fc.assert(
      fc.property(fc.array(fc.uint8Array({ maxLength: 300 }), { maxLength: 8 }), (pieces) => {
        const hash = create();
        for (const piece of pieces) hash.update(piece);
        expect(toHex(hash.digest())).toBe(reference(Buffer.concat(pieces)));
      }),
    );
  });

  test('reads a Blob to its end', async () => {
    const bytes = new Uint8Array(300_000).map((_, index) => index % 251);
    const digest = await hashBlob(new Blob([bytes]), create());
    expect(toBase64(digest)).toBe(createHash(name).update(bytes).digest('base64'));
  });
});

describe('by Web Crypto, or without it', () => {
  afterEach(() => vi.unstubAllGlobals());
  const MIB = 1_048_576;
  const reference = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest();
  const bytes = new Uint8Array(2 * MIB + 5).map((_, index) => index % 251);
  const leaves = [0, 1, 2].map((leaf) => reference(bytes.subarray(leaf * MIB, (leaf + 1) * MIB)));

  test.each([
    ['with', globalThis.crypto],
    ['without', undefined],
  ])('%s it the hashes are the same', async (_, platform) => {
    vi.stubGlobal('crypto', platform);
    expect(toHex(await sha256OfBlob(new Blob([bytes])))).toBe(reference(bytes).toString('hex'));
    expect(toHex(await fingerprintOf(new Blob([bytes])))).toBe(reference(Buffer.concat(leaves)).toString('hex'));
  });

  test('a Blob too large for memory is hashed in pieces', async () => {
    const digest = vi.spyOn(globalThis.crypto.subtle, 'digest');
    const large = new Uint8Array(17 * MIB);
    expect(toHex(await sha256OfBlob(new Blob([large])))).toBe(reference(large).toString('hex'));
    expect(digest).not.toHaveBeenCalled();
    digest.mockRestore();
  });
});

test('the length is counted beyond 32 bits', () => {
  const lengths: bigint[] = [];
  const record = (_: Uint32Array, view: DataView, offset: number) => {
    if (view.byteLength === 128) lengths.push(view.getBigUint64(offset + 56));
  };
  const hash = blockHash(new Uint32Array(1), record, { littleEndian: false });
  const chunk = new Uint8Array(1 << 24);
  // 2^29 bytes are 2^32 bits, where the low word is back at zero.
  for (let i = 0; i < 33; i++) hash.update(chunk);
  hash.digest();
  expect(lengths).toEqual([33n * 2n ** 27n]);
});
