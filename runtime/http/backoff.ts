import { abortedError } from './errors.ts';

/** How long to wait between tries. */
export interface Backoff {
  /** The first wait in milliseconds; it doubles with every try. */
  baseMs: number;
  /** No computed wait is longer; `Retry-After` may be. */
  capMs: number;
  /** A number in [0, 1), `Math.random` unless a test wants to know the outcome. */
  random: () => number;
}

export const DEFAULT_BACKOFF: Readonly<Backoff> = { baseMs: 500, capMs: 15_000, random: Math.random };

/**
 * The wait before the next try: half of the doubled base is certain, the other half is jitter, so that callers who
 * failed together do not come back together. A server's `Retry-After` is a lower bound, with the jitter added.
 *
 * @param attempt the try that has just failed, counted from 1
 * @param retryAfterMs what the server asked for
 * @returns milliseconds
 */
export function backoffMs(attempt: number, backoff: Backoff, retryAfterMs?: number): number {
  const full = Math.min(backoff.capMs, backoff.baseMs * 2 ** (attempt - 1));
  if (retryAfterMs === undefined) return full / 2 + (backoff.random() * full) / 2;
  return retryAfterMs + (backoff.random() * Math.min(full, backoff.baseMs)) / 2;
}

/**
 * Waits, and leaves neither a timer nor a listener behind when the signal aborts.
 *
 * @throws HttpError of kind `aborted`
 */
export function sleep(ms: number, signal?: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    if (signal?.aborted) return reject(abortedError(signal));
    const onAbort = () => {
      clearTimeout(timer);
      reject(abortedError(signal));
    };
    const timer = setTimeout(() => {
      signal?.removeEventListener('abort', onAbort);
      resolve();
    }, ms);
    signal?.addEventListener('abort', onAbort, { once: true });
  });
}
