import {
  abortedError,
  createHttpClient,
  credentialsMiddleware,
  type HttpClient,
  InvalidRequest,
  linkSignals,
  retryMiddleware,
  tell,
} from '../http/index.ts';
import { leftRunning, QueueError, type QueueErrorCode, toQueueError } from './errors.ts';
import { pollUntilDone } from './poll.ts';
import { checkWaitOptions, resolveSettings, type Settings } from './settings.ts';
import { parseStatus } from './status.ts';
import { streamUntilDone } from './stream.ts';
import { checkTicket, parseBase, parseTicket, submitAddress } from './ticket.ts';
import type { Queue, QueueOptions, QueueStatus, Ticket, WaitOptions } from './types.ts';

const CANCEL_TIMEOUT_MS = 5_000;

/**
 * A queue of long-running requests: submit, wait by polling or by a stream, read the result. A request counts as
 * finished when its status is `COMPLETED`, never because its ticket has arrived.
 *
 * @throws Error `Duplicate middleware name`; TypeError when `url` is no address or an option is not what it must be
 */
export function createQueue(options: QueueOptions): Queue {
  const settings = resolveSettings(options);
  const base = parseBase(options.url);
  const client = clientFor(settings, base);
  const attempt = <T>(code: QueueErrorCode, work: Promise<T>, ticket?: Ticket): Promise<T> =>
    work.catch((error) => {
      throw toQueueError(error, code, ticket);
    });

  const queue: Queue = {
    async submit(path, input, { signal } = {}) {
      const url = submitAddress(base, path);
      const headers = { 'content-type': 'application/json', accept: 'application/json' };
      const body = JSON.stringify(input);
      if (body === undefined) throw new InvalidRequest('The input of a queued request has no JSON form');
      const answer = await attempt('submit-failed', client.json({ method: 'POST', url, headers, body, signal }));
      return parseTicket(answer, url, settings.rewriteUrl);
    },
    async status(ticket, { signal } = {}) {
      checkTicket(ticket);
      const { requestId, statusUrl } = ticket;
      return parseStatus(await attempt('status-failed', client.json({ url: statusUrl, signal }), ticket), requestId);
    },
    async wait(ticket, waitOptions = {}) {
      checkTicket(ticket);
      checkWaitOptions(waitOptions);
      return wait(settings, client, queue, ticket, waitOptions);
    },
    async result(ticket, { signal } = {}) {
      checkTicket(ticket);
      return attempt('result-failed', client.json({ url: ticket.resultUrl, signal }), ticket);
    },
    async cancel(ticket, { signal } = {}) {
      checkTicket(ticket);
      const call = client.send({ method: 'PUT', url: ticket.cancelUrl, signal, timeoutMs: CANCEL_TIMEOUT_MS });
      await attempt('cancel-failed', call, ticket);
    },
    async run(path, input, waitOptions = {}) {
      // Before anything is submitted, since nobody would wait for it.
      checkWaitOptions(waitOptions);
      const { signal } = waitOptions;
      const ticket = await queue.submit(path, input, { signal });
      await queue.wait(ticket, waitOptions);
      return queue.result(ticket, { signal });
    },
  };
  return queue;
}

function clientFor(settings: Settings, base: string): HttpClient {
  const { credentials, authScheme: scheme, fetch, timeoutMs, tries, backoff, middleware = [] } = settings;
  const auth = credentials ? [credentialsMiddleware({ credentials, scheme, origin: base })] : [];
  return createHttpClient({
    fetch,
    timeoutMs,
    middleware: [retryMiddleware({ tries, backoff }), ...auth, ...middleware],
  });
}

async function wait(
  settings: Settings,
  client: HttpClient,
  queue: Queue,
  ticket: Ticket,
  { signal, mode = 'poll', timeoutMs, onProgress }: WaitOptions,
): Promise<QueueStatus> {
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
    if (text !== last) tell(onProgress, status);
    last = text;
  };
  try {
    if (linked.signal.aborted) throw abortedError(signal);
    const waiter = { ...settings, client, ticket, signal: linked.signal, onProgress: report };
    return await (mode === 'stream' ? streamUntilDone(waiter) : pollUntilDone(waiter));
  } catch (error) {
    // Nobody waits for it any more; whether the server hears of it changes nothing for the caller.
    if (linked.signal.aborted) queue.cancel(ticket).catch(() => {});
    if (timedOut) {
      const text = `The request was not completed within ${timeoutMs} ms; ${ticket.requestId} was asked to stop`;
      throw new QueueError('timeout', text, { ticket });
    }
    const failure = toQueueError(signal?.aborted ? abortedError(signal) : error, 'status-failed', ticket);
    const isOver = failure instanceof InvalidRequest || failure.code === 'failed' || failure.code === 'aborted';
    throw isOver ? failure : leftRunning(failure, ticket);
  } finally {
    clearTimeout(timer);
    linked.unlink();
  }
}

export { QueueError, type QueueErrorCode } from './errors.ts';
export { type EventSession, type ReadEventsOptions, readEvents, type ServerEvent } from './sse.ts';
export type * from './types.ts';
