import { crc32, deflateSync } from 'node:zlib';
import { flacFile } from '../../site/media/flac.ts';

/** A media file that the recorder serves, or that a snippet reads. */
export interface Media {
  readonly type: string;
  readonly bytes: Buffer;
}

/** Width and height of the pictures. */
const SIDE = 16;

const pngChunk = (type: string, data: Buffer): Buffer => {
  const body = Buffer.concat([Buffer.from(type, 'ascii'), data]);
  const size = Buffer.alloc(4);
  const sum = Buffer.alloc(4);
  size.writeUInt32BE(data.length);
  sum.writeUInt32BE(crc32(body));
  return Buffer.concat([size, body, sum]);
};

/** A PNG of one level of grey, 0 to 255 (8 bits a sample, RGB; PNG specification, third edition). */
export function pngFile(level: number): Buffer {
  const header = Buffer.from([0, 0, 0, SIDE, 0, 0, 0, SIDE, 8, 2, 0, 0, 0]);
  const row = Buffer.concat([Buffer.from([0]), Buffer.alloc(SIDE * 3, level)]);
  const pixels = deflateSync(Buffer.concat(Array.from({ length: SIDE }, () => row)));
  const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
  return Buffer.concat([
    signature,
    pngChunk('IHDR', header),
    pngChunk('IDAT', pixels),
    pngChunk('IEND', Buffer.alloc(0)),
  ]);
}

const segment = (marker: number, ...data: number[]): number[] => [0xff, marker, 0, data.length + 2, ...data];

/** Code of a JPEG difference: how many bits follow, in four bits, and those bits (ITU-T T.81, F.1.2.1). */
function jpegDifference(difference: number): string {
  const size = 32 - Math.clz32(Math.abs(difference));
  const bits = difference < 0 ? difference + 2 ** size - 1 : difference;
  return size.toString(2).padStart(4, '0') + (size === 0 ? '' : bits.toString(2).padStart(size, '0'));
}

/** A baseline JPEG of one level of grey, 0 to 255: the first block says the level, the others do not differ from it. */
export function jpgFile(level: number): Buffer {
  const endOfBlock = '0';
  const first = jpegDifference((level - 128) * 8) + endOfBlock;
  const rest = (jpegDifference(0) + endOfBlock).repeat((SIDE / 8) ** 2 - 1);
  const stream = (first + rest).replace(/.{1,8}/g, (byte) => `${byte.padEnd(8, '1')} `).trim();
  const data = stream.split(' ').flatMap((byte) => (byte === '11111111' ? [0xff, 0] : [Number.parseInt(byte, 2)]));
  const categories = Array.from({ length: 12 }, (_, size) => size);
  return Buffer.from([
    ...[0xff, 0xd8],
    ...segment(0xe0, 0x4a, 0x46, 0x49, 0x46, 0, 1, 1, 0, 0, 1, 0, 1, 0, 0),
    ...segment(0xdb, 0, ...Array.from({ length: 64 }, () => 1)),
    ...segment(0xc0, 8, 0, SIDE, 0, SIDE, 1, 1, 0x11, 0),
    ...segment(0xc4, 0x00, 0, 0, 0, 12, ...Array.from({ length: 12 }, () => 0), ...categories),
    ...segment(0xc4, 0x10, 1, ...Array.from({ length: 15 }, () => 0), 0),
    ...segment(0xda, 1, 1, 0, 0, 63, 0),
    ...data,
    ...[0xff, 0xd9],
  ]);
}

/** A lossless WebP of one level of grey, 0 to 255 (RFC 9649, 3): five codes of one symbol each, so that pixels take no bits. */
export function webpFile(level: number): Buffer {
  const fields: [value: number, bits: number][] = [
    [0x2f, 8],
    [SIDE - 1, 14],
    [SIDE - 1, 14],
    [0, 4], // no alpha, version 0
    [0, 3], // no transform, no cache of colors, no groups of codes
    ...[level, level, level, 255, 0].map((symbol): [number, number] => [(symbol << 3) | 0b101, 11]),
  ];
  const bits = fields.flatMap(([value, count]) => Array.from({ length: count }, (_, bit) => (value >> bit) & 1));
  const data = Buffer.alloc(2 * Math.ceil(bits.length / 16));
  for (const [at, bit] of bits.entries()) data[at >> 3] = (data[at >> 3] ?? 0) | (bit << (at & 7));
  const size = (value: number): Buffer => Buffer.from(new Uint32Array([value]).buffer);
  const chunk = Buffer.concat([Buffer.from('WEBPVP8L'), size(Math.ceil(bits.length / 8)), data]);
  return Buffer.concat([Buffer.from('RIFF'), size(chunk.length), chunk]);
}

/** A WAV file: some milliseconds of 8 kHz, 16 bits, mono, all samples of one value. */
export function wavFile(sample: number): Buffer {
  const samples = 80;
  const bytes = Buffer.alloc(44 + samples * 2);
  bytes.write('RIFF', 0, 'ascii');
  bytes.writeUInt32LE(36 + samples * 2, 4);
  bytes.write('WAVEfmt ', 8, 'ascii');
  for (const [at, value] of [
    [16, 16],
    [24, 8000],
    [28, 16000],
    [40, samples * 2],
  ] as const)
    bytes.writeUInt32LE(value, at);
  for (const [at, value] of [
    [20, 1],
    [22, 1],
    [32, 2],
    [34, 16],
  ] as const)
    bytes.writeUInt16LE(value, at);
  bytes.write('data', 36, 'ascii');
  for (let at = 44; at < bytes.length; at += 2) bytes.writeInt16LE(sample, at);
  return bytes;
}

/** An MP3 file: frames of silence (MPEG 1 layer III, 128 kbit/s at 44.1 kHz: 417 bytes a frame), and a serial number. */
export function mp3File(serial: number): Buffer {
  const frame = Buffer.alloc(417);
  frame.set([0xff, 0xfb, 0x90, 0x00]);
  const frames = Buffer.concat([frame, frame, frame]);
  frames.writeUInt32BE(serial, frames.length - 4); // ancillary data, which players skip
  return frames;
}

const box = (type: string, ...parts: Buffer[]): Buffer => {
  const data = Buffer.concat(parts);
  const head = Buffer.alloc(8);
  head.writeUInt32BE(data.length + 8);
  head.write(type, 4, 'ascii');
  return Buffer.concat([head, data]);
};

/** An MP4 file without tracks (ISO/IEC 14496-12: ftyp, moov with mvhd, free), with a serial number in the free space. */
export function mp4File(serial: number): Buffer {
  const mvhd = Buffer.alloc(100);
  for (const [at, value] of [
    [12, 1000],
    [20, 0x10000],
    [36, 0x10000],
    [52, 0x10000],
    [68, 0x40000000],
    [96, 1],
  ] as const)
    mvhd.writeUInt32BE(value, at);
  mvhd.writeUInt16BE(0x100, 24);
  const number = Buffer.alloc(256, serial & 255);
  return Buffer.concat([
    box('ftyp', Buffer.from('isom\0\0\0\x01isomiso2', 'latin1')),
    box('moov', box('mvhd', mvhd)),
    box('free', number),
  ]);
}

const MAKERS: Readonly<Record<string, readonly [type: string, make: (serial: number) => Buffer]>> = {
  png: ['image/png', pngFile],
  jpg: ['image/jpeg', jpgFile],
  jpeg: ['image/jpeg', jpgFile],
  webp: ['image/webp', webpFile],
  wav: ['audio/wav', wavFile],
  flac: ['audio/flac', (serial) => flacFile(new Int16Array(192).fill(serial))],
  mp3: ['audio/mpeg', mp3File],
  mp4: ['video/mp4', mp4File],
  webm: [
    'audio/webm',
    (serial) => Buffer.concat([Buffer.from('1a45dfa38442', 'hex'), Buffer.from([0x82, serial & 127])]),
  ],
};

/**
 * A small valid file.
 * @param name Any name; its extension says the kind (png when it has none that is known).
 * @param serial Makes files differ: the level of grey, or the value of every sample. 1 to 250.
 */
export function mediaFile(name: string, serial: number): Media {
  const kind = /\.(\w+)$/.exec(name)?.[1]?.toLowerCase() ?? '';
  const [type, make] = MAKERS[kind] ?? (MAKERS.png as (typeof MAKERS)[string]);
  return { type, bytes: make(serial) };
}

/** The media type that the extension of a name stands for; empty when it is of no kind that is served here. */
export const mediaTypeOf = (name: string): string => MAKERS[/\.(\w+)$/.exec(name)?.[1]?.toLowerCase() ?? '']?.[0] ?? '';
