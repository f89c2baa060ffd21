/** One event of a `text/event-stream`. */
export interface ServerEvent {
  /** `message` when the stream names none. */
  type: string;
  data: string;
  /** The `id` that stands with this event. */
  id?: string;
}

/** What a reader of events keeps from one stream to the next, as `EventSource` does. */
export interface EventSession {
  /** The newest `id`, to be sent as `Last-Event-ID` when the stream is opened again; empty when there is none. */
  lastEventId: string;
  /** What the newest `retry` asks for: how long to wait before the stream is opened again, in milliseconds. */
  retryMs?: number;
}

export interface ReadEventsOptions {
  /** Brought up to date while the stream is read. */
  session?: EventSession;
  /** Called for every piece that arrives, also when it holds comments only or a part of an event. */
  onBytes?: () => void;
  /** The longest line, and the most data of one event, in characters; 4 Mi unless given. */
  maxEventLength?: number;
}

const MAX_EVENT_LENGTH = 4_194_304;

/**
 * Reads server-sent events as the HTML standard says (section 9.2.6): lines end in LF, CR or CRLF, `data` lines add up,
 * comments and unknown fields are passed over, an unfinished event at the end is dropped. The work grows with the bytes
 * alone, however they are cut. It is written here, and tested against `eventsource-parser`, because what is shipped has
 * no dependency.
 *
 * @param body bytes, cut anywhere; it is cancelled when the reading ends early
 * @throws RangeError when a line or an event exceeds `maxEventLength`; whatever the body fails with
 */
export async function* readEvents(
  body: ReadableStream<Uint8Array>,
  { session = { lastEventId: '' }, onBytes, maxEventLength = MAX_EVENT_LENGTH }: ReadEventsOptions = {},
): AsyncGenerator<ServerEvent, void> {
  const reader = body.getReader();
  // A byte order mark at the beginning is dropped by the decoder itself.
  const decoder = new TextDecoder();
  const split = createLineSplitter(maxEventLength);
  const gather = createEventGatherer(maxEventLength, session);
  try {
    for (;;) {
      const { done, value } = await reader.read();
      if (done) return;
      onBytes?.();
      for (const line of split(decoder.decode(value, { stream: true }))) {
        const event = gather(line);
        if (event) yield event;
      }
    }
  } finally {
    // Whoever stops listening early must not keep the connection.
    await reader.cancel().catch(() => {});
  }
}

/** Cuts text that comes in pieces into lines; what has no end yet is kept in pieces, so that no character is read twice. */
function createLineSplitter(maxLength: number): (piece: string) => Generator<string> {
  const lineEnd = /\r\n?|\n/g;
  let pieces: string[] = [];
  let length = 0;
  let afterCarriageReturn = false;
  const keep = (part: string) => {
    pieces.push(part);
    length += part.length;
    if (length > maxLength) throw new RangeError(`A line of the stream is longer than ${maxLength} characters`);
  };
  return function* split(piece) {
    if (piece === '') return;
    // The second half of a CRLF that was cut in two.
    let start = afterCarriageReturn && piece.startsWith('\n') ? 1 : 0;
    afterCarriageReturn = piece.endsWith('\r');
    lineEnd.lastIndex = start;
    for (let end = lineEnd.exec(piece); end; end = lineEnd.exec(piece)) {
      keep(piece.slice(start, end.index));
      const line = pieces.join('');
      pieces = [];
      length = 0;
      start = lineEnd.lastIndex;
      yield line;
    }
    if (start < piece.length) keep(piece.slice(start));
  };
}

/** Puts lines together to events; gives one when a blank line ends it. */
function createEventGatherer(maxLength: number, session: EventSession): (line: string) => ServerEvent | undefined {
  let type = '';
  let data: string[] = [];
  let length = 0;
  let id: string | undefined;
  const finish = () => {
    const event =
      data.length > 0
        ? { type: type || 'message', data: data.join('\n'), ...(id === undefined ? {} : { id }) }
        : undefined;
    if (id !== undefined) session.lastEventId = id;
    [type, data, length, id] = ['', [], 0, undefined];
    return event;
  };
  return (line) => {
    if (line === '') return finish();
    const colon = line.indexOf(':');
    const field = colon < 0 ? line : line.slice(0, colon);
    const text = colon < 0 ? '' : line.slice(colon + 1);
    const value = text.startsWith(' ') ? text.slice(1) : text;
    if (field === 'data') {
      data.push(value);
      length += value.length + 1;
      if (length > maxLength + 1) throw new RangeError(`An event is longer than ${maxLength} characters`);
    }
    if (field === 'event') type = value;
    if (field === 'id' && !value.includes('\0')) id = value;
    if (field === 'retry' && value !== '' && !/[^0-9]/.test(value)) session.retryMs = Number(value);
    return undefined;
  };
}
