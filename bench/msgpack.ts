/**
 * Speed and size of the MessagePack codec of live calls against the package that most use, in the same run, after a check
 * that both read what both write. Nothing else is asserted.
 *
 *   node bench/msgpack.ts
 */
import { isDeepStrictEqual } from 'node:util';
import { ROOT } from '../generators/cli/command.ts';
import { decodeMessagePack, encodeMessagePack } from '../runtime/realtime/msgpack/index.ts';
import { gzipSize, median, microseconds, table } from './measure.ts';
import { installPeer, MESSAGE_PACK_PEER, peerName } from './peer.ts';

interface Codec {
  encode(value: unknown): Uint8Array;
  decode(bytes: Uint8Array): unknown;
}

const MIB = 1_048_576;
const box = (index: number) => ({
  label: `label ${index % 20}`,
  score: 0.5 + (index % 7) / 100,
  box: { xmin: index, ymin: index * 2, xmax: index + 300, ymax: 70_000 + index },
  kept: index % 2 === 0,
});

/** What live calls carry: inputs, results with pictures in bytes, lists of small records, text. */
const VALUES: Readonly<Record<string, unknown>> = {
  'an input of a picture model': {
    prompt: 'a cat in the rain, oil on canvas',
    seed: 42,
    steps: 4,
    size: 'square',
    sync: true,
  },
  'a result with 256 KiB of bytes': {
    images: [{ content: new Uint8Array(MIB / 4), content_type: 'image/jpeg' }],
    seed: 7,
  },
  'a thousand records': Array.from({ length: 1_000 }, (_, index) => box(index)),
  'a map of a thousand keys': Object.fromEntries(
    Array.from({ length: 1_000 }, (_, index) => [`key number ${index}`, index]),
  ),
  'ten thousand fractions': Array.from({ length: 10_000 }, (_, index) => index / 7),
  'ten thousand whole numbers': Array.from({ length: 10_000 }, (_, index) => index * 31),
  'text of 64 KiB': 'The quick brown fox. '.repeat(3_121),
  'text outside of Latin': ['Zürich', 'Улица', '日本語', '😀 smile'].flatMap((word) =>
    Array(50).fill(`${word} ${word}`),
  ),
};

/** Times of both in microseconds, measured in turns, so that what slows the machine slows both. */
function compare(ours: () => void, theirs: () => void): { ours: number; theirs: number } {
  const rounds = Array.from({ length: 5 }, () => [microseconds(ours, 3), microseconds(theirs, 3)] as const);
  return { ours: median(rounds.map(([time]) => time)), theirs: median(rounds.map(([, time]) => time)) };
}

/** By how much the others take longer, over all values: the geometric mean, in which no value counts for more. */
function overall(what: string, ratios: readonly number[]): string[] {
  const mean = Math.exp(ratios.reduce((sum, ratio) => sum + Math.log(ratio), 0) / ratios.length);
  return [what, '', '', `${mean.toFixed(2)}x`];
}

function row(what: string, times: { ours: number; theirs: number }): string[] {
  const text = (time: number) => `${time.toFixed(time < 10 ? 2 : 0)} µs`;
  return [what, text(times.ours), text(times.theirs), `${(times.theirs / times.ours).toFixed(2)}x`];
}

function speed(theirs: Codec): string[][] {
  const [written, read]: [number[], number[]] = [[], []];
  const rows = Object.entries(VALUES).flatMap(([name, value]) => {
    const bytes = encodeMessagePack(value);
    for (const back of [decodeMessagePack(theirs.encode(value)), theirs.decode(bytes), decodeMessagePack(bytes)]) {
      if (!isDeepStrictEqual(back, value)) throw new Error(`${name}: the two do not agree`);
    }
    const writing = compare(
      () => encodeMessagePack(value),
      () => theirs.encode(value),
    );
    const reading = compare(
      () => decodeMessagePack(bytes),
      () => theirs.decode(bytes),
    );
    written.push(writing.theirs / writing.ours);
    read.push(reading.theirs / reading.ours);
    return [row(`write ${name}`, writing), row(`read ${name}`, reading)];
  });
  return [...rows, overall('write, geometric mean', written), overall('read, geometric mean', read)];
}

const folder = await installPeer(ROOT, MESSAGE_PACK_PEER);
const path = `${folder}/dist.esm/index.mjs`;
const theirs = (await import(path)) as Codec;
const sizes = [
  await gzipSize(ROOT, "export * from './runtime/realtime/msgpack/index.ts';"),
  await gzipSize(ROOT, `export { encode, decode } from '${path}';`),
] as const;
const kilobytes = (size: number) => `${(size / 1000).toFixed(2)} kB`;
const rows = [
  ['what', 'here', peerName(MESSAGE_PACK_PEER), 'theirs / ours'],
  ...speed(theirs),
  ['size, minified and compressed', ...sizes.map(kilobytes), `${(sizes[1] / sizes[0]).toFixed(2)}x`],
];
process.stdout.write(`${table(rows)}\n`);
