import {
  abortedError,
  createHttpClient,
  credentialsMiddleware,
  DEFAULT_BACKOFF,
  type HttpClient,
  linkSignals,
  retryMiddleware,
} from '../http/index.ts';
import { QueueError, type QueueErrorCode, toQueueError } from './errors.ts';
import type { Queue, QueueOptions, QueueStatus, Ticket, WaitOptions } from './types.ts';
import { parseStatus, pollUntilDone, streamUntilDone } from './wait.ts';

/** A pause of 500 ms, as clients of such queues keep it. */
const POLL_MS = 500;
const STALL_MS = 60_000;
const TRIES = 3;
const CANCEL_TIMEOUT_MS = 5_000;

/**
 * A queue of long-running requests: submit, wait by polling or by a stream, read the result. A request counts as
 * finished when its status is `COMPLETED` (specification, section 4), never because its ticket has arrived.
 *
 * @throws Error `Duplicate middleware name`; TypeError when `url` is no address
 */
export function createQueue(options: QueueOptions): Queue {
  const base = new URL(options.url, globalThis.location?.href).href.replace(/\/+$/, '');
  const client = clientFor(options, base);
  const attempt = <T>(code: QueueErrorCode, work: Promise<T>, requestId?: string): Promise<T> =>
    work.catch((error) => {
      throw toQueueError(error, code, requestId);
    });

  const queue: Queue = {
    async submit(path, input, { signal } = {}) {
      const url = `${base}/${path.replace(/^\/+/, '')}`;
      const headers = { 'content-type': 'application/json', accept: 'application/json' };
      const body = JSON.stringify(input);
      const answer = await attempt('submit-failed', client.json({ method: 'POST', url, headers, body, signal }));
      return parseTicket(answer, url, options.rewriteUrl);
    },
    async status(ticket, { signal } = {}) {
      const { requestId, statusUrl } = ticket;
      return parseStatus(await attempt('status-failed', client.json({ url: statusUrl, signal }), requestId), requestId);
    },
    wait: (ticket, waitOptions = {}) => wait(options, client, queue, ticket, waitOptions),
    result: ({ requestId, resultUrl }, { signal } = {}) =>
      attempt('result-failed', client.json({ url: resultUrl, signal }), requestId),
    async cancel({ requestId, cancelUrl }, { signal } = {}) {
      const call = client.send({ method: 'PUT', url: cancelUrl, signal, timeoutMs: CANCEL_TIMEOUT_MS });
      await attempt('cancel-failed', call, requestId);
    },
    async run(path, input, waitOptions = {}) {
      const { signal } = waitOptions;
      const ticket = await queue.submit(path, input, { signal });
      await queue.wait(ticket, waitOptions);
      return queue.result(ticket, { signal });
    },
  };
  return queue;
}

function clientFor(options: QueueOptions, base: string): HttpClient {
  const { credentials, authScheme: scheme, fetch, timeoutMs, tries = TRIES, backoff, middleware = [] } = options;
  const auth = credentials ? [credentialsMiddleware({ credentials, scheme, origin: base })] : [];
  return createHttpClient({
    fetch,
    timeoutMs,
    middleware: [retryMiddleware({ tries, backoff }), ...auth, ...middleware],
  });
}

async function wait(
  options: QueueOptions,
  client: HttpClient,
  queue: Queue,
  ticket: Ticket,
  { signal, mode = 'poll', timeoutMs, onProgress }: WaitOptions,
): Promise<QueueStatus> {
  const { pollMs = POLL_MS, stallMs = STALL_MS, tries = TRIES } = options;
  const backoff = { ...DEFAULT_BACKOFF, ...options.backoff };
  const { requestId } = ticket;
  const linked = linkSignals(signal);
  let timedOut = false;
  const onTimeout = () => {
    timedOut = true;
    linked.abort();
  };
  const timer = timeoutMs === undefined ? undefined : setTimeout(onTimeout, timeoutMs);
  let last = '';
  const report = (status: QueueStatus) => {
    const text = JSON.stringify(status.body);
    // A stream that was opened again repeats where it stands.
    if (text !== last) onProgress?.(status);
    last = text;
  };
  try {
    if (linked.signal.aborted) throw abortedError(signal);
    const waiter = { client, ticket, signal: linked.signal, pollMs, stallMs, tries, backoff, onProgress: report };
    return await (mode === 'stream' ? streamUntilDone(waiter) : pollUntilDone(waiter));
  } catch (error) {
    // Nobody waits for it any more; whether the server hears of it changes nothing for the caller.
    if (linked.signal.aborted) queue.cancel(ticket).catch(() => {});
    if (timedOut)
      throw new QueueError('timeout', `The request was not completed within ${timeoutMs} ms`, { requestId });
    throw toQueueError(signal?.aborted ? abortedError(signal) : error, 'status-failed', requestId);
  } finally {
    clearTimeout(timer);
    linked.unlink();
  }
}

/** Takes the addresses that the server names, unless they lead to another origin; then those of the usual shape. */
function parseTicket(answer: unknown, submitUrl: string, rewriteUrl = (url: string) => url): Ticket {
  const fields = (answer ?? {}) as Record<string, unknown>;
  const requestId = fields.request_id;
  if (typeof requestId !== 'string' || requestId === '') {
    throw new QueueError('bad-answer', 'The answer to the submission lacks a request_id');
  }
  const origin = new URL(submitUrl).origin;
  const usual = `${submitUrl.replace(/[?#].*$/s, '')}/requests/${encodeURIComponent(requestId)}`;
  const trusted = (value: unknown, fallback: string) => {
    const url = typeof value === 'string' && URL.canParse(value) ? rewriteUrl(value) : '';
    return URL.parse(url)?.origin === origin ? url : fallback;
  };
  return {
    requestId,
    statusUrl: trusted(fields.status_url, `${usual}/status`),
    resultUrl: trusted(fields.response_url, usual),
    cancelUrl: trusted(fields.cancel_url, `${usual}/cancel`),
  };
}

export { QueueError, type QueueErrorCode } from './errors.ts';
export { readEvents, type ServerEvent } from './sse.ts';
export type * from './types.ts';
