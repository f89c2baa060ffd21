import { createParser } from 'eventsource-parser';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { charactersTouched } from '../../tests/work.ts';
import { type EventSession, readEvents, type ServerEvent } from './index.ts';

/** The text as bytes, cut after the given numbers of them, over and over. */
function cutUp(text: string, cuts: readonly number[]): ReadableStream<Uint8Array> {
  const bytes = new TextEncoder().encode(text);
  let [offset, turn] = [0, 0];
  return new ReadableStream({
    pull(controller) {
      if (offset >= bytes.length) return controller.close();
      const size = cuts[turn++ % cuts.length] ?? bytes.length;
      controller.enqueue(bytes.slice(offset, offset + size));
      offset += size;
    },
  });
}

async function read(text: string, cuts: readonly number[] = [], session?: EventSession) {
  const events: ServerEvent[] = [];
  for await (const event of readEvents(cutUp(text, cuts), { session })) events.push(event);
  return events;
}

/** The same by the package that is in use everywhere. */
function peerRead(text: string) {
  const events: ServerEvent[] = [];
  let [lastEventId, retryMs]: [string, number | undefined] = ['', undefined];
  const parser = createParser({
    onEvent: ({ event, data, id }) =>
      events.push({ type: event ?? 'message', data, ...(id === undefined ? {} : { id }) }),
    onId: (id) => {
      lastEventId = id;
    },
    onRetry: (ms) => {
      retryMs = ms;
    },
  });
  parser.feed(text);
  // It waits to see whether a carriage return at the end is half of a line's end.
  parser.feed('\n'.repeat(text.endsWith('\r') ? 1 : 0));
  return { events, lastEventId, retryMs };
}

const LINES = [
  '',
  '',
  'data: a',
  'data:b',
  'data:  c',
  'data',
  'data:',
  ': note',
  ':',
  'event: x',
  'event:',
  'id: 1',
  'id:2',
  'id:',
  'id',
  'id: a\0b',
  'retry: 5',
  'retry: 5s',
  'retry:',
  'odd',
  'odd: line: here',
  'Data: no',
  ' data: no',
  'data: ä€😀',
  '\ufeffdata: no mark here',
];

test('events are read as eventsource-parser reads them, however they are cut', async () => {
  const lines = fc.array(fc.tuple(fc.constantFrom(...LINES), fc.constantFrom('\n', '\r\n', '\r')), { maxLength: 20 });
  const mark = fc.constantFrom('', '\ufeff');
  const cuts = fc.array(fc.integer({ min: 1, max: 7 }), { minLength: 1 });
  await fc.assert(
    fc.asyncProperty(mark, lines, cuts, async (start, pairs, sizes) => {
      const text = start + pairs.flat().join('');
      const session: EventSession = { lastEventId: '' };
      const events = await read(text, sizes, session);
      expect({ events, retryMs: undefined, ...session }).toEqual(peerRead(text));
    }),
    { numRuns: 1000 },
  );
});

test.each<[string, string[]]>([
  ['data: a\rdata: b\r\rdata: c\r\r', ['a\nb', 'c']],
  ['data: a\r\ndata: b\r\n\r\n', ['a\nb']],
  ['data: a\n\rdata: b\r\n\n', ['a', 'b']],
  ['data: a\n\ndata: unfinished', ['a']],
  ['data: a\n\ndata: unfinished\n', ['a']],
])('%j', async (text, expected) => {
  for (const size of [1, 2, 3, text.length]) {
    expect((await read(text, [size])).map(({ data }) => data)).toEqual(expected);
  }
});

test('every piece is a sign of life, whatever is in it', async () => {
  let pieces = 0;
  const onBytes = () => {
    pieces += 1;
  };
  for await (const _ of readEvents(cutUp(': a comment\n\n', [1]), { onBytes })) expect.unreachable();
  expect(pieces).toBe(13);
});

describe('what is too long ends the reading, and lets the stream go', () => {
  test.each<[string, string]>([
    ['a line', 'x'.repeat(101)],
    ['a line of data', `data: ${'x'.repeat(101)}`],
    ['many lines of data', 'data: 0123456789\n'.repeat(10)],
  ])('%s', async (_, text) => {
    let cancelled = false;
    const pieces = (text + text).match(/.{1,10}/gs) ?? [];
    const body = new ReadableStream<Uint8Array>({
      pull: (controller) => controller.enqueue(new TextEncoder().encode(pieces.shift() ?? '')),
      cancel: () => {
        cancelled = true;
      },
    });
    await expect(readEvents(body, { maxEventLength: 100 }).next()).rejects.toThrow(RangeError);
    expect(cancelled).toBe(true);
  });

  test('many events that are short enough are not', async () => {
    const texts: string[] = [];
    for await (const { data } of readEvents(cutUp('data: 0123456789\n\n'.repeat(100), [7]), { maxEventLength: 20 })) {
      texts.push(data);
    }
    expect(texts).toHaveLength(100);
  });
});

describe('the work grows with the bytes alone', () => {
  const KIB = 1_024;
  test.each<[string, (kib: number) => string, number]>([
    ['one long line in small pieces', (kib) => `data: ${'x'.repeat(kib * KIB)}\n\n`, KIB],
    ['one long line in one piece', (kib) => `data: ${'x'.repeat(kib * KIB)}\n\n`, 1e9],
    ['many lines of one event', (kib) => `${'data: x\n'.repeat(kib * 128)}\n`, KIB],
    ['many events in one piece', (kib) => 'data: x\n\n'.repeat(kib * 113), 1e9],
    ['many events with one kind of line end', (kib) => 'data: x\r\r'.repeat(kib * 113), 1e9],
    ['blank lines', (kib) => '\n'.repeat(kib * KIB), KIB],
    ['no line end ever', (kib) => ' '.repeat(kib * KIB), KIB],
    ['colons', (kib) => `${':'.repeat(kib * KIB)}\n`, KIB],
  ])('%s: 1 MiB', async (_, make, cut) => {
    const [half, whole] = [make(512), make(1_024)];
    const work = [await charactersTouched(() => read(half, [cut])), await charactersTouched(() => read(whole, [cut]))];
    expect((work[1] ?? 0) / (work[0] ?? 0)).toBeLessThan(2.1);
    expect(work[1]).toBeLessThan(8 * whole.length);
    expect(work[1]).toBeGreaterThan(whole.length / 2);
  });
});
