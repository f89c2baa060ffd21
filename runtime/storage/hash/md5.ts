import { blockHash, type Hash } from './blocks.ts';

// RFC 1321, section 3.4: the table is made of sines, the shifts repeat every four steps of a round.
const SINES = Int32Array.from({ length: 64 }, (_, i) => Math.floor(Math.abs(Math.sin(i + 1)) * 0x100000000) | 0);
const SHIFTS = Int32Array.from([7, 12, 17, 22, 5, 9, 14, 20, 4, 11, 16, 23, 6, 10, 15, 21]);
const INITIAL = [0x67452301, 0xefcdab89, 0x98badcfe, 0x10325476];

/**
 * MD5 (RFC 1321), for ETags and checksum headers that use it; nothing here relies on it against an attacker. Written here
 * because Web Crypto has no MD5 and what is shipped has no dependency.
 */
export function md5(): Hash {
  const words = new Int32Array(16);
  return blockHash(Uint32Array.from(INITIAL), (state, view, offset) => compress(words, state, view, offset), {
    littleEndian: true,
  });
}

function compress(m: Int32Array, state: Uint32Array, view: DataView, offset: number): void {
  for (let i = 0; i < 16; i++) m[i] = view.getInt32(offset + i * 4, true);
  // By index, since destructuring would run an iterator for every 64 bytes.
  let a = state[0] as number;
  let b = state[1] as number;
  let c = state[2] as number;
  let d = state[3] as number;
  for (let i = 0; i < 64; i++) {
    const round = i >> 4;
    // No helper that returns a pair here: its arrays would cost more than the hash.
    let f = 0;
    let g = 0;
    if (round === 0) {
      f = (b & c) | (~b & d);
      g = i;
    } else if (round === 1) {
      f = (d & b) | (~d & c);
      g = 5 * i + 1;
    } else if (round === 2) {
      f = b ^ c ^ d;
      g = 3 * i + 5;
    } else {
      f = c ^ (b | ~d);
      g = 7 * i;
    }
    const sum = (a + f + (SINES[i] as number) + (m[g & 15] as number)) | 0;
    const shift = SHIFTS[round * 4 + (i & 3)] as number;
    a = d;
    d = c;
    c = b;
    b = (b + ((sum << shift) | (sum >>> (32 - shift)))) | 0;
  }
  state[0] = (state[0] as number) + a;
  state[1] = (state[1] as number) + b;
  state[2] = (state[2] as number) + c;
  state[3] = (state[3] as number) + d;
}
