import { backoffMs, HttpError, linkSignals, sleep } from '../http/index.ts';
import { QueueError } from './errors.ts';
import { pollUntilDone, type Waiter } from './poll.ts';
import { type EventSession, readEvents } from './sse.ts';
import { isFinished, readStatus } from './status.ts';
import type { QueueStatus } from './types.ts';

/** How many events in a row may state no status, a heartbeat for example, before the status is asked for instead. */
export const MAX_SKIPPED_EVENTS = 100;
/** A longer `retry` of the server is not waited for. */
export const MAX_RETRY_MS = 60_000;
// Servers refuse headers of some kilobytes.
const MAX_ID_LENGTH = 1_024;
// There is no stream at the address, or not by this method, or not in this form.
const NO_STREAM_STATUS: ReadonlySet<number> = new Set([404, 405, 406, 410, 415, 501]);

/** What came of listening: how the request ended, or that there is nothing to listen to. */
type Heard = QueueStatus | 'no stream';

/**
 * Listens to `<status address>/stream`; opens it again when it breaks, for as long as it brings news in between. Where
 * there is no stream, or one that states no status, the status is asked for.
 *
 * @throws QueueError `bad-answer`, `failed`; HttpError
 */
export async function streamUntilDone(waiter: Waiter): Promise<QueueStatus> {
  const { signal, tries, backoff } = waiter;
  const session: EventSession = { lastEventId: '' };
  for (let attempt = 1; ; attempt++) {
    let news = false;
    const onNews = () => {
      news = true;
    };
    const heard = await listenOnce(waiter, session, onNews).catch((error: unknown) => {
      if (error instanceof HttpError && error.retryable) return error;
      throw error;
    });
    if (heard === 'no stream') return pollUntilDone(waiter);
    if (!(heard instanceof HttpError)) return heard;
    if (news) attempt = 1;
    if (attempt >= tries) throw heard;
    const asked = Math.max(heard.retryAfterMs ?? 0, session.retryMs ?? 0);
    await sleep(backoffMs(attempt, backoff, asked > 0 ? Math.min(asked, MAX_RETRY_MS) : undefined), signal);
  }
}

async function listenOnce(waiter: Waiter, session: EventSession, onNews: () => void): Promise<Heard> {
  const { client, ticket, stallMs } = waiter;
  const linked = linkSignals(waiter.signal);
  const stalled = () => linked.abort('stalled');
  let timer = setTimeout(stalled, stallMs);
  const onBytes = () => {
    clearTimeout(timer);
    timer = setTimeout(stalled, stallMs);
  };
  try {
    const url = streamAddress(ticket.statusUrl);
    const headers = { accept: 'text/event-stream', ...lastEventHeader(session) };
    const answer = await client.send({ url, headers, stream: true, signal: linked.signal, timeoutMs: stallMs });
    if (!answer.body || !isEventStream(answer.headers.get('content-type'))) return 'no stream';
    return await followEvents(readEvents(answer.body, { session, onBytes }), waiter, onNews);
  } catch (error) {
    if (error instanceof QueueError || waiter.signal.aborted) throw error;
    // An event that is too long.
    if (error instanceof RangeError) return 'no stream';
    if (error instanceof HttpError && NO_STREAM_STATUS.has(error.status ?? 0)) return 'no stream';
    if (error instanceof HttpError && error.kind !== 'aborted') throw error;
    const kind = linked.signal.aborted ? 'timeout' : 'connection';
    throw new HttpError({ kind, message: 'The status stream broke off', cause: error });
  } finally {
    clearTimeout(timer);
    linked.abort();
    linked.unlink();
  }
}

async function followEvents(
  events: ReturnType<typeof readEvents>,
  { ticket, onProgress }: Waiter,
  onNews: () => void,
): Promise<Heard> {
  let skipped = 0;
  for await (const { data } of events) {
    const status = readStatus(data);
    skipped = status ? 0 : skipped + 1;
    if (skipped > MAX_SKIPPED_EVENTS) return 'no stream';
    if (!status) continue;
    onNews();
    onProgress(status);
    if (isFinished(status, ticket.requestId)) return status;
  }
  throw new HttpError({ kind: 'connection', message: 'The status stream ended before the request was completed' });
}

/** A server that names no type is given the benefit of the doubt. */
function isEventStream(contentType: string | null): boolean {
  return contentType === null || contentType.trim().toLowerCase().startsWith('text/event-stream');
}

/** As the HTML standard has it, an id travels as UTF-8, which `fetch` takes as one character for each byte. */
function lastEventHeader({ lastEventId }: EventSession): Record<string, string> {
  const bytes = new TextEncoder().encode(lastEventId);
  if (bytes.length === 0 || bytes.length > MAX_ID_LENGTH) return {};
  return { 'last-event-id': String.fromCharCode(...bytes) };
}

function streamAddress(statusUrl: string): string {
  const url = new URL(statusUrl);
  url.pathname += '/stream';
  return url.href;
}
