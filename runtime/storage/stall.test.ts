import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { putWithGuard } from './stall.ts';
import type { PutAnswer, Transport } from './transport.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const body = new Blob(['0123456789']);
const ANSWER: PutAnswer = { status: 200, headers: new Headers(), text: '' };
const PATIENCE = { stallMs: 3000, answerMs: 20_000 };

/** Bytes leave one after the other, `everyMs` apart, as many as `bytes`; the answer comes `answerMs` after the last. */
function transport(everyMs: number, bytes: number, answerMs: number, reportsProgress = true): Transport {
  return {
    reportsProgress,
    put: ({ signal, onProgress }) =>
      new Promise((resolve, reject) => {
        signal?.addEventListener('abort', () => reject(signal.reason));
        for (let byte = 1; byte <= bytes; byte++) setTimeout(() => onProgress?.(byte), byte * everyMs);
        if (bytes === body.size) setTimeout(() => resolve(ANSWER), bytes * everyMs + answerMs);
      }),
  };
}

test.each<[string, Transport, string]>([
  ['a slow one', transport(2900, 10, 0), 'answered after 29000 ms'],
  ['a late answer', transport(1, 10, 19_000), 'answered after 19010 ms'],
  ['stuck from the start', transport(3100, 10, 0), 'timeout after 3000 ms'],
  ['stuck halfway', transport(1000, 5, 0), 'timeout after 8000 ms'],
  ['no answer', transport(1, 10, 21_000), 'timeout after 20010 ms'],
  ['one that does not tell, slow', transport(1, 10, 19_990, false), 'answered after 20000 ms'],
  // Three milliseconds more for ten bytes at 4 KiB a second.
  ['one that does not tell, without an answer', transport(1, 5, 0, false), 'timeout after 20003 ms'],
])('%s', async (_, moves, expected) => {
  const began = Date.now();
  const after = (what: string) => `${what} after ${Date.now() - began} ms`;
  const outcome = putWithGuard(moves, { url: 'https://a.test/x?signature=s', body }, PATIENCE).then(
    () => after('answered'),
    (error) => after(error.kind),
  );
  await vi.runAllTimersAsync();
  expect(await outcome).toBe(expected);
});

test('whatever a transport rejects with counts as a broken connection', async () => {
  const broken: Transport = { reportsProgress: true, put: () => Promise.reject(new TypeError('fetch failed')) };
  const outcome = putWithGuard(broken, { url: 'https://a.test/', body }, PATIENCE);
  await expect(outcome).rejects.toMatchObject({ kind: 'connection', retryable: true });
});
