import { createHash } from 'node:crypto';

/** A cyclic redundancy check, most significant bit first, starting from nothing. */
function crc(bytes: readonly number[], polynomial: number, width: number): number {
  const top = 2 ** (width - 1);
  const mask = 2 ** width - 1;
  let sum = 0;
  for (const byte of bytes) {
    sum ^= byte << (width - 8);
    for (let bit = 0; bit < 8; bit++) sum = ((sum & top) === 0 ? sum << 1 : (sum << 1) ^ polynomial) & mask;
  }
  return sum;
}

/** A FLAC file: one frame of 192 samples of one value (RFC 9639; 8 kHz, 16 bits, mono). */
export function flacFile(sample: number): Buffer {
  const samples = 192;
  const pcm = Buffer.alloc(samples * 2);
  for (let at = 0; at < pcm.length; at += 2) pcm.writeInt16LE(sample, at);
  // Frame header: sync, block size code 1 (192) and rate code 4 (8 kHz), mono and 16 bits, frame number 0.
  const header = [0xff, 0xf8, 0x14, 0x08, 0x00];
  const frame = [...header, crc(header, 0x07, 8), 0x00, (sample >> 8) & 255, sample & 255];
  const check = crc(frame, 0x8005, 16);
  const info = Buffer.alloc(34);
  info.writeUInt16BE(samples, 0);
  info.writeUInt16BE(samples, 2);
  // 20 bits of rate, 3 of channels less one, 5 of bits a sample less one, 36 of the number of samples.
  info.writeBigUInt64BE((8000n << 44n) | (15n << 36n) | BigInt(samples), 10);
  info.set(createHash('md5').update(pcm).digest(), 18);
  return Buffer.concat([
    Buffer.from('fLaC', 'ascii'),
    Buffer.from([0x80, 0, 0, 34]),
    info,
    Buffer.from([...frame, check >> 8, check & 255]),
  ]);
}
