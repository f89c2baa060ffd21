import type { QueuePhase } from './queue-server.ts';

/** An answer of the queue: a body with status 200, or all of it. */
export type QueueAnswer = string | { status: number; headers?: Record<string, string>; body?: string };

/** A stream of events: text after so many milliseconds, and how it ends after the last one; it stays open unless told. */
export interface QueueStream {
  pieces: readonly (readonly [afterMs: number, text: string])[];
  ends?: 'closed' | 'broken';
  contentType?: string;
}

export interface FakeQueueOptions {
  submit?: QueueAnswer;
  /** One for each question; the last one stays. */
  status?: readonly QueueAnswer[];
  stream?: readonly (QueueAnswer | QueueStream)[];
}

export interface FakeQueueSeen {
  phase: QueuePhase;
  url: string;
  headers: Headers;
  atMs: number;
}

export const QUEUE = 'https://queue.test/base';
export const event = (status: unknown): string => `data: ${JSON.stringify(status)}\n\n`;
export const COMPLETED = JSON.stringify({ status: 'COMPLETED' });

/** A queue without a network, for tests that hold the clock: a `fetch` that answers by a script. */
export function fakeQueue(options: FakeQueueOptions = {}) {
  const log: FakeQueueSeen[] = [];
  const began = Date.now();
  const usual = JSON.stringify({ request_id: 'job-1' });
  const answers: Record<QueuePhase, readonly (QueueAnswer | QueueStream)[]> = {
    submit: [options.submit ?? usual],
    status: options.status ?? [COMPLETED],
    stream: options.stream ?? [{ pieces: [[0, event({ status: 'COMPLETED' })]] }],
    result: ['{"done":true}'],
    cancel: ['{}'],
  };
  const fetch = async (url: string, { method = 'GET', headers, signal }: RequestInit = {}): Promise<Response> => {
    const phase = phaseOf(method, new URL(url).pathname);
    const count = log.filter((seen) => seen.phase === phase).length;
    log.push({ phase, url, headers: new Headers(headers), atMs: Date.now() - began });
    signal?.throwIfAborted();
    const answer = answers[phase][Math.min(count, answers[phase].length - 1)] ?? '';
    if (typeof answer === 'string') return new Response(answer);
    if ('pieces' in answer) return streamOf(answer, signal ?? undefined);
    return new Response(answer.body ?? null, { status: answer.status, headers: answer.headers });
  };
  return {
    fetch,
    log,
    times: (phase: QueuePhase) => log.filter((seen) => seen.phase === phase).map(({ atMs }) => atMs),
  };
}

function phaseOf(method: string, path: string): QueuePhase {
  if (method === 'POST') return 'submit';
  if (method === 'PUT') return 'cancel';
  if (path.endsWith('/status')) return 'status';
  return path.endsWith('/stream') ? 'stream' : 'result';
}

function streamOf({ pieces, ends, contentType = 'text/event-stream' }: QueueStream, signal?: AbortSignal): Response {
  const timers: NodeJS.Timeout[] = [];
  const stop = () => {
    for (const timer of timers) clearTimeout(timer);
  };
  const body = new ReadableStream<Uint8Array>({
    start(controller) {
      let atMs = 0;
      for (const [afterMs, text] of pieces) {
        atMs += afterMs;
        timers.push(setTimeout(() => controller.enqueue(new TextEncoder().encode(text)), atMs));
      }
      if (ends === 'closed') timers.push(setTimeout(() => controller.close(), atMs));
      if (ends === 'broken') timers.push(setTimeout(() => controller.error(new TypeError('terminated')), atMs));
      signal?.addEventListener('abort', () => {
        stop();
        controller.error(signal.reason);
      });
    },
    cancel: stop,
  });
  return new Response(body, { headers: { 'content-type': contentType } });
}
