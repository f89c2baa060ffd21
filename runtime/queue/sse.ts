/** One event of a `text/event-stream`. */
export interface ServerEvent {
  /** `message` when the stream names none. */
  type: string;
  data: string;
}

/**
 * Reads server-sent events as the HTML standard says (section 9.2.6): lines end in LF, CR or CRLF, `data` lines add up,
 * comments and unknown fields are passed over, an unfinished event at the end is dropped.
 *
 * @param body bytes, cut anywhere
 */
export async function* readEvents(body: ReadableStream<Uint8Array>): AsyncGenerator<ServerEvent, void> {
  let type = '';
  let data: string[] = [];
  for await (const line of linesOf(body)) {
    if (line === '') {
      if (data.length > 0) yield { type: type || 'message', data: data.join('\n') };
      type = '';
      data = [];
      continue;
    }
    const colon = line.indexOf(':');
    const field = colon < 0 ? line : line.slice(0, colon);
    const value = colon < 0 ? '' : line.slice(colon + 1).replace(/^ /, '');
    if (field === 'data') data.push(value);
    if (field === 'event') type = value;
  }
}

async function* linesOf(body: ReadableStream<Uint8Array>): AsyncGenerator<string, void> {
  const reader = body.getReader();
  // A byte order mark at the beginning is dropped by the decoder itself.
  const decoder = new TextDecoder();
  let rest = '';
  let afterCarriageReturn = false;
  try {
    for (;;) {
      const { done, value } = await reader.read();
      if (done) return;
      let text = decoder.decode(value, { stream: true });
      if (text === '') continue;
      // The second half of a CRLF that was cut in two.
      if (afterCarriageReturn && text.startsWith('\n')) text = text.slice(1);
      afterCarriageReturn = text.endsWith('\r');
      const lines = (rest + text).split(/\r\n|\r|\n/);
      rest = lines.pop() ?? '';
      yield* lines;
    }
  } finally {
    // Whoever stops listening early must not keep the connection.
    await reader.cancel().catch(() => {});
  }
}
