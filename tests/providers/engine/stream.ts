import type { FakeStream, StreamEvent } from '../../../out/types/provider-fake.ts';
import type { Answer } from '../../recorder/recorder.ts';

/** The halves of the word data. */
const [DA, TA] = [0x6461, 0x7461];

/** The bytes cut where it hurts: inside characters, inside the word data, between CR and LF, between two LFs. */
export function cut(text: string): Buffer[] {
  const all = Buffer.from(text);
  const borders = new Set<number>();
  for (let at = 1; at < all.length; at++) {
    const before = all[at - 1] ?? 0;
    const here = all[at] ?? 0;
    const insideCharacter = (here & 0xc0) === 0x80;
    const betweenEnds = (before === 13 || before === 10) && (here === 10 || here === 13);
    const insideWord =
      at >= 2 && all.readUInt16BE(at - 2) === DA && all.length >= at + 2 && all.readUInt16BE(at) === TA;
    if (insideCharacter || betweenEnds || insideWord) borders.add(at);
  }
  const places = [0, ...[...borders].sort((a, b) => a - b), all.length];
  return places.slice(1).map((end, index) => all.subarray(places[index], end));
}

/** A line of more than 64 KiB, beyond which Go's bufio.Scanner gives up unless it is told otherwise; no data is in it. */
const LONG_LINE = `: ${'.'.repeat(70_000)}\n\n`;

/** What servers write to keep a connection open: a comment, an event without data, one with data that no choice is in. */
const PINGS = ': ping\n\nevent: ping\n\nevent: ping\r\ndata: {"type": "ping"}\r\n\r\nid: 7\nretry: 3000\n\n';

/** An event as it is written: its line, and the empty line that ends it. */
function eventText(event: StreamEvent & { readonly name?: string | undefined }, envelope: object): string {
  const end = event.end === 'crlf' ? '\r\n' : '\n';
  if ('comment' in event) return `:${event.comment}${end}${end}`;
  const { data, tight, name } = event;
  const text = typeof data === 'string' ? data : JSON.stringify({ ...envelope, ...(data as object) });
  return `${name === undefined ? '' : `event: ${name}${end}`}data:${tight ? '' : ' '}${text}${end}${end}`;
}

/**
 * The events of a stream, cut into pieces where careless readers fail.
 * @param how broken: it breaks off with the error that the fake describes; name: that of the event of an error, where it
 * has one; pings: what keeps a connection open stands before each event.
 */
export function streamAnswer(
  { type, envelope = {}, events, failure }: FakeStream,
  { broken, name, pings }: { broken?: boolean; name?: string | undefined; pings?: boolean | undefined } = {},
): Answer {
  const last = events.at(-1);
  const error = { data: JSON.stringify(failure.data), name };
  const sent = broken && last ? [...events.slice(0, failure.after), error, last] : events;
  return {
    status: 200,
    headers: { 'content-type': type, 'cache-control': 'no-cache' },
    // Cut when they are sent: most calls are only looked at.
    get pieces() {
      const before = pings ? PINGS : '';
      return cut(sent.map((event) => before + (event === last ? LONG_LINE : '') + eventText(event, envelope)).join(''));
    },
  };
}
