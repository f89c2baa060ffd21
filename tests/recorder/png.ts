import { inflateSync } from 'node:zlib';

const paeth = (left: number, up: number, corner: number): number => {
  const guess = left + up - corner;
  const [a, b, c] = [Math.abs(guess - left), Math.abs(guess - up), Math.abs(guess - corner)];
  if (a <= b && a <= c) return left;
  return b <= c ? up : corner;
};

function readSamples(file: Buffer): Buffer | undefined {
  if (file.toString('latin1', 1, 4) !== 'PNG' || file[24] !== 8 || file[28] !== 0) return undefined;
  const channels = { 0: 1, 2: 3, 4: 2, 6: 4 }[file[25] ?? -1];
  if (channels === undefined) return undefined;
  const data: Buffer[] = [];
  for (let at = 8; at < file.length; at += 12 + file.readUInt32BE(at))
    if (file.toString('latin1', at + 4, at + 8) === 'IDAT')
      data.push(file.subarray(at + 8, at + 8 + file.readUInt32BE(at)));
  const raw = inflateSync(Buffer.concat(data));
  const width = file.readUInt32BE(16) * channels;
  const rows = file.readUInt32BE(20);
  const samples = Buffer.alloc(width * rows);
  for (let row = 0; row < rows; row++) {
    const filter = raw[row * (width + 1)];
    for (let x = 0; x < width; x++) {
      const at = row * width + x;
      const left = x < channels ? 0 : (samples[at - channels] ?? 0);
      const up = row === 0 ? 0 : (samples[at - width] ?? 0);
      const corner = x < channels || row === 0 ? 0 : (samples[at - width - channels] ?? 0);
      const add = [0, left, up, (left + up) >> 1, paeth(left, up, corner)][filter ?? 0] ?? 0;
      samples[at] = (raw[row * (width + 1) + 1 + x] ?? 0) + add;
    }
  }
  return samples;
}

/**
 * The samples of a PNG of 8 bits a sample without interlacing (PNG specification, third edition, section 9: filters).
 * @returns Nothing for another or a broken file.
 */
export function pngSamples(file: Buffer): Buffer | undefined {
  try {
    return readSamples(file);
  } catch {
    return undefined;
  }
}
