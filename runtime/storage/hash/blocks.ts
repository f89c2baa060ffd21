/** A running hash: feed it in pieces of any size, then ask for the digest once. */
export interface Hash {
  update(bytes: Uint8Array): Hash;
  digest(): Uint8Array<ArrayBuffer>;
}

const BLOCK_BYTES = 64;
const LENGTH_BYTES = 8;

/**
 * The frame that MD5 and SHA-2 share: 64-byte blocks, then a one bit, zeros, and the length in bits.
 *
 * @param compress takes the block that starts at `offset` into the state
 * @param options.littleEndian the byte order of the length and of the state
 */
export function blockHash(
  state: Uint32Array,
  compress: (state: Uint32Array, view: DataView, offset: number) => void,
  { littleEndian }: { littleEndian: boolean },
): Hash {
  const tail = new Uint8Array(BLOCK_BYTES * 2);
  const tailView = new DataView(tail.buffer);
  let filled = 0;
  let total = 0;
  const hash: Hash = {
    update(bytes) {
      total += bytes.length;
      let start = 0;
      if (filled > 0) {
        start = Math.min(BLOCK_BYTES - filled, bytes.length);
        tail.set(bytes.subarray(0, start), filled);
        filled += start;
        if (filled < BLOCK_BYTES) return hash;
        compress(state, tailView, 0);
        filled = 0;
      }
      const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
      for (; start + BLOCK_BYTES <= bytes.length; start += BLOCK_BYTES) compress(state, view, start);
      tail.set(bytes.subarray(start));
      filled = bytes.length - start;
      return hash;
    },
    digest() {
      const blocks = filled + 1 + LENGTH_BYTES > BLOCK_BYTES ? 2 : 1;
      tail.fill(0, filled);
      tail[filled] = 0x80;
      // Two words, since the length in bits of a large file does not fit one.
      const [low, high] = [(total * 8) >>> 0, Math.floor(total / 0x20000000) >>> 0];
      const end = blocks * BLOCK_BYTES - LENGTH_BYTES;
      tailView.setUint32(end, littleEndian ? low : high, littleEndian);
      tailView.setUint32(end + 4, littleEndian ? high : low, littleEndian);
      for (let block = 0; block < blocks; block++) compress(state, tailView, block * BLOCK_BYTES);
      const out = new DataView(new ArrayBuffer(state.length * 4));
      state.forEach((word, index) => {
        out.setUint32(index * 4, word, littleEndian);
      });
      return new Uint8Array(out.buffer);
    },
  };
  return hash;
}
