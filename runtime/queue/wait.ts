import { type Backoff, backoffMs, type HttpClient, HttpError, linkSignals, sleep } from '../http/index.ts';
import { QueueError } from './errors.ts';
import { readEvents } from './sse.ts';
import type { QueueStatus, Ticket } from './types.ts';

const COMPLETED = 'COMPLETED';
// No queue documents these, some send them; waiting on would never end.
const FAILED_STATUS = /^(FAILED|ERROR|CANCELL?ED)$/;

export interface Waiter {
  client: HttpClient;
  ticket: Ticket;
  signal: AbortSignal;
  pollMs: number;
  stallMs: number;
  tries: number;
  backoff: Backoff;
  onProgress: (status: QueueStatus) => void;
}

/** Reads a status out of an answer. @throws QueueError `bad-answer` */
export function parseStatus(value: unknown, requestId: string): QueueStatus {
  const body = (typeof value === 'object' && value !== null ? value : {}) as Record<string, unknown>;
  const { status, queue_position: position } = body;
  if (typeof status !== 'string') {
    throw new QueueError('bad-answer', 'The answer states no status', { requestId });
  }
  return { status, body, ...(typeof position === 'number' ? { position } : {}) };
}

/** Whether this is the end. @throws QueueError `failed` when it is a bad one */
function isFinished({ status, body }: QueueStatus, requestId: string): boolean {
  const failed = FAILED_STATUS.test(status) || (status === COMPLETED && typeof body.error === 'string');
  if (failed) {
    const detail = typeof body.error === 'string' ? `: ${body.error}` : '';
    throw new QueueError('failed', `The request ended as ${status}${detail}`, { requestId });
  }
  return status === COMPLETED;
}

/** Asks again and again. */
export async function pollUntilDone(waiter: Waiter): Promise<QueueStatus> {
  const { client, ticket, signal, pollMs, onProgress } = waiter;
  for (;;) {
    const status = parseStatus(await client.json({ url: ticket.statusUrl, signal }), ticket.requestId);
    onProgress(status);
    if (isFinished(status, ticket.requestId)) return status;
    await sleep(pollMs, signal);
  }
}

/** Listens to `<status address>/stream`; opens it again when it breaks, for as long as it brings news in between. */
export async function streamUntilDone(waiter: Waiter): Promise<QueueStatus> {
  const { signal, tries, backoff } = waiter;
  for (let attempt = 1; ; attempt++) {
    let heard = false;
    try {
      const last = await listenOnce(waiter, () => {
        heard = true;
      });
      if (last) return last;
      throw new HttpError({ kind: 'connection', message: 'The status stream ended before the request was completed' });
    } catch (error) {
      if (heard) attempt = 1;
      if (!(error instanceof HttpError) || !error.retryable || attempt >= tries) throw error;
      await sleep(backoffMs(attempt, backoff, error.retryAfterMs), signal);
    }
  }
}

async function listenOnce(waiter: Waiter, onNews: () => void): Promise<QueueStatus | undefined> {
  const { client, ticket, stallMs, onProgress } = waiter;
  const linked = linkSignals(waiter.signal);
  const stalled = () => linked.abort('stalled');
  let timer = setTimeout(stalled, stallMs);
  try {
    const url = withStreamPath(ticket.statusUrl);
    const headers = { accept: 'text/event-stream' };
    const { body } = await client.send({ url, headers, stream: true, signal: linked.signal, timeoutMs: stallMs });
    if (!body) return undefined;
    for await (const { data } of readEvents(body)) {
      clearTimeout(timer);
      timer = setTimeout(stalled, stallMs);
      const status = parseStatus(parseJson(data), ticket.requestId);
      onNews();
      onProgress(status);
      if (isFinished(status, ticket.requestId)) return status;
    }
    return undefined;
  } catch (error) {
    if (error instanceof QueueError || waiter.signal.aborted) throw error;
    if (error instanceof HttpError && error.kind !== 'aborted') throw error;
    const kind = linked.signal.aborted ? 'timeout' : 'connection';
    throw new HttpError({ kind, message: 'The status stream broke off', cause: error });
  } finally {
    clearTimeout(timer);
    linked.abort();
    linked.unlink();
  }
}

function withStreamPath(statusUrl: string): string {
  const url = new URL(statusUrl);
  url.pathname += '/stream';
  return url.href;
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
