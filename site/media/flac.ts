import { createHash } from 'node:crypto';

/** A cyclic redundancy check, most significant bit first, starting from nothing. */
function crc(bytes: Uint8Array, polynomial: number, width: number): number {
  const top = 2 ** (width - 1);
  const mask = 2 ** width - 1;
  let sum = 0;
  for (const byte of bytes) {
    sum ^= byte << (width - 8);
    for (let bit = 0; bit < 8; bit++) sum = ((sum & top) === 0 ? sum << 1 : (sum << 1) ^ polynomial) & mask;
  }
  return sum;
}

/** Samples in a frame; the last one may have fewer. */
const BLOCK = 4096;

/** A number as UTF-8 would write the character of that number (RFC 9639, 9.1.5). */
const coded = (number: number): Buffer => Buffer.from(String.fromCodePoint(number), 'utf8');

/** One frame: its header with a check, one subframe with the samples as they are, a check of the whole. */
function frameOf(pcm: Buffer, number: number): Buffer {
  const count = Buffer.alloc(2);
  count.writeUInt16BE(pcm.length / 2 - 1);
  // Sync, block size code 7 (16 bits, less one) and rate code 4 (8 kHz), mono and 16 bits, the number of the frame.
  const header = Buffer.concat([Buffer.from([0xff, 0xf8, 0x74, 0x08]), coded(number), count]);
  const checked = Buffer.concat([header, Buffer.from([crc(header, 0x07, 8)])]);
  // Subframe type 1: verbatim, without wasted bits.
  const frame = Buffer.concat([checked, Buffer.from([0x02]), pcm]);
  const check = Buffer.alloc(2);
  check.writeUInt16BE(crc(frame, 0x8005, 16));
  return Buffer.concat([frame, check]);
}

/** A FLAC file of 16-bit samples, which are stored as they are (RFC 9639; 8 kHz, mono). */
export function flacFile(samples: Int16Array): Buffer {
  const little = Buffer.alloc(samples.length * 2);
  const big = Buffer.alloc(samples.length * 2);
  samples.forEach((sample, at) => {
    little.writeInt16LE(sample, at * 2);
    big.writeInt16BE(sample, at * 2);
  });
  const frames = Array.from({ length: Math.ceil(samples.length / BLOCK) }, (_, number) =>
    frameOf(big.subarray(number * BLOCK * 2, (number + 1) * BLOCK * 2), number),
  );
  const info = Buffer.alloc(34);
  info.writeUInt16BE(BLOCK, 0);
  info.writeUInt16BE(BLOCK, 2);
  // 20 bits of rate, 3 of channels less one, 5 of bits a sample less one, 36 of the number of samples.
  info.writeBigUInt64BE((8000n << 44n) | (15n << 36n) | BigInt(samples.length), 10);
  info.set(createHash('md5').update(little).digest(), 18);
  return Buffer.concat([Buffer.from('fLaC', 'ascii'), Buffer.from([0x80, 0, 0, 34]), info, ...frames]);
}
