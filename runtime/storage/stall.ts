import { abortedError, errorFromRejection, HttpError, linkSignals, withoutQuery } from '../http/index.ts';
import type { PutAnswer, PutRequest, Transport } from './transport.ts';

export interface Patience {
  /** How long no byte may move, in milliseconds. */
  stallMs: number;
  /** How long the answer may take once the last byte has left, in milliseconds; `stallMs` when that is longer. */
  answerMs: number;
}

// A transport that does not say when bytes move gets the time that a telephone modem would need: 4 KiB a second.
const SLOWEST_BYTES_PER_MS = 4.096;

/**
 * Ends a transfer in which nothing has moved for `stallMs`, or whose answer does not come; a slow one that keeps moving
 * may take as long as it likes.
 *
 * @throws HttpError of kind `timeout`; whatever else a transport rejects with counts as a broken connection
 */
export async function putWithGuard(transport: Transport, request: PutRequest, patience: Patience): Promise<PutAnswer> {
  const { url, body, signal } = request;
  const linked = linkSignals(signal);
  const answerMs = Math.max(patience.stallMs, patience.answerMs);
  let late: string | undefined;
  let settled = false;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const wind = (ms: number, message: string) => {
    clearTimeout(timer);
    // A chunk that was already under way may report after the end, and must not wind the timer up again.
    if (settled) return;
    timer = setTimeout(() => {
      late = message;
      linked.abort();
    }, ms);
  };
  const windFor = (loaded: number) => {
    if (loaded < body.size) wind(patience.stallMs, `no byte moved for ${patience.stallMs} ms`);
    else wind(answerMs, `no answer for ${answerMs} ms after the last byte`);
  };
  if (transport.reportsProgress) windFor(0);
  else {
    const wholeMs = answerMs + Math.ceil(body.size / SLOWEST_BYTES_PER_MS);
    wind(wholeMs, `no answer for ${wholeMs} ms`);
  }
  try {
    return await transport.put({
      ...request,
      signal: linked.signal,
      onProgress: (loaded) => {
        if (transport.reportsProgress) windFor(loaded);
        request.onProgress?.(loaded);
      },
    });
  } catch (error) {
    if (signal?.aborted) throw abortedError(signal);
    if (late === undefined) throw errorFromRejection(error, { method: 'PUT', url }, undefined);
    throw new HttpError({ kind: 'timeout', message: `PUT ${withoutQuery(url)}: ${late}` });
  } finally {
    settled = true;
    clearTimeout(timer);
    linked.unlink();
  }
}
