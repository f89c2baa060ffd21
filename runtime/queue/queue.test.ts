import { afterEach, describe, expect, test, vi } from 'vitest';
import {
  type QueueServer,
  type QueueServerOptions,
  startQueueServer,
  USUAL_STATES,
} from '../../tests/servers/queue-server.ts';
import { createQueue, type QueueOptions, type QueueStatus } from './index.ts';

// Real sockets on a machine that may be busy.
vi.setConfig({ testTimeout: 30_000 });

let server: QueueServer;
afterEach(() => server?.close());

async function begin(serverOptions: QueueServerOptions = {}, options: Partial<QueueOptions> = {}) {
  server = await startQueueServer(serverOptions);
  return createQueue({ url: server.origin, pollMs: 5, backoff: { baseMs: 2, capMs: 4 }, ...options });
}

const words = (statuses: QueueStatus[]) => statuses.map(({ status, position }) => `${status} ${position ?? ''}`.trim());
const phases = () => server.log.map(({ phase }) => phase);
const MODES = ['poll', 'stream'] as const;
const SEEN = ['IN_QUEUE 2', 'IN_QUEUE 0', 'IN_PROGRESS', 'COMPLETED'];

describe.each(MODES)('%s', (mode) => {
  test('submits, waits until COMPLETED, and only then reads the result', async () => {
    const statuses: QueueStatus[] = [];
    const queue = await begin({}, { credentials: 'k' });
    const result = await queue.run('app', { prompt: 'cat' }, { mode, onProgress: (status) => statuses.push(status) });
    expect(result).toEqual({ echo: { prompt: 'cat' } });
    expect(words(statuses)).toEqual(SEEN);
    expect([phases()[0], phases().at(-1)]).toEqual(['submit', 'result']);
    expect(server.log.every(({ authorized }) => authorized)).toBe(true);
  });

  test('a status that stays the same is told once', async () => {
    const statuses: QueueStatus[] = [];
    const same = { status: 'IN_PROGRESS' };
    const queue = await begin({ states: [same, same, same, { status: 'COMPLETED' }] });
    await queue.run('app', {}, { mode, onProgress: (status) => statuses.push(status) });
    expect(words(statuses)).toEqual(['IN_PROGRESS', 'COMPLETED']);
  });

  test.each<[string, Record<string, unknown>]>([
    ['FAILED', { status: 'FAILED', error: 'no memory' }],
    ['CANCELED', { status: 'CANCELED' }],
    ['COMPLETED with an error', { status: 'COMPLETED', error: 'no memory' }],
  ])('%s is a failure, and no result is read', async (_, state) => {
    const queue = await begin({ states: [USUAL_STATES[0] as object as typeof state, state] });
    await expect(queue.run('app', {}, { mode })).rejects.toMatchObject({ code: 'failed', retryable: false });
    expect(phases()).not.toContain('result');
  });

  test('questions that fail are asked again', async () => {
    const statuses: QueueStatus[] = [];
    const phase = mode === 'poll' ? 'status' : 'stream';
    const queue = await begin({
      fault: (seen) => (seen.phase === phase && seen.count === 1 ? { type: 'reset', afterBytes: 0 } : undefined),
    });
    await queue.run('app', {}, { mode, onProgress: (status) => statuses.push(status) });
    expect(words(statuses)).toEqual(SEEN);
  });

  test('but not for ever', async () => {
    const queue = await begin({
      fault: ({ phase }) => (phase === 'status' || phase === 'stream' ? { type: 'status', status: 503 } : undefined),
    });
    await expect(queue.run('app', {}, { mode })).rejects.toMatchObject({ code: 'status-failed', status: 503 });
  });
});

test('a stream that breaks again and again is opened again for as long as it brings news', async () => {
  const statuses: QueueStatus[] = [];
  const states = [...Array(6)].map((_, index) => ({ status: 'IN_QUEUE', queue_position: 6 - index }));
  const queue = await begin({ eventsPerStream: 1, states: [...states, { status: 'COMPLETED' }] });
  await queue.run('app', {}, { mode: 'stream', onProgress: (status) => statuses.push(status) });
  expect(statuses).toHaveLength(7);
  expect(phases().filter((phase) => phase === 'stream')).toHaveLength(7);
});

test('a submission is not repeated after 500, but after 429', async () => {
  const failing = (status: number) => (seen: { phase: string; count: number }) =>
    seen.phase === 'submit' && seen.count === 1 ? ({ type: 'status', status } as const) : undefined;
  const queue = await begin({ fault: failing(500) });
  await expect(queue.submit('app', {})).rejects.toMatchObject({ code: 'submit-failed', status: 500 });
  expect(phases()).toEqual(['submit']);
  await server.close();
  await (await begin({ fault: failing(429) })).submit('app', {});
  expect(phases()).toEqual(['submit', 'submit']);
});

describe('the ticket', () => {
  test.each<[string, QueueServerOptions['ticket'], Partial<QueueOptions>]>([
    ['names no address', () => ({}), {}],
    ['names addresses elsewhere', () => ({ status_url: 'https://evil.test/s', response_url: 'javascript:1' }), {}],
    [
      'names addresses behind a router',
      (_, id) => ({
        status_url: `https://inner.test/jobs/${id}/status`,
        response_url: `https://inner.test/jobs/${id}`,
      }),
      { rewriteUrl: (url) => url.replace('https://inner.test', server.origin) },
    ],
  ])('%s', async (_, ticket, options) => {
    const queue = await begin({ ticket }, options);
    expect(await queue.run('app', 1)).toEqual({ echo: 1 });
    const { statusUrl, resultUrl, cancelUrl } = await queue.submit('app', 1);
    expect(new Set([statusUrl, resultUrl, cancelUrl].map((url) => new URL(url).origin))).toEqual(
      new Set([server.origin]),
    );
  });

  test('without an id there is none', async () => {
    const queue = await begin({ ticket: () => ({ request_id: 7 }) });
    await expect(queue.submit('app', {})).rejects.toMatchObject({ code: 'bad-answer' });
  });
});

test('a result that fails is a typed error', async () => {
  const queue = await begin({
    fault: ({ phase }) => (phase === 'result' ? { type: 'status', status: 422 } : undefined),
  });
  await expect(queue.run('app', {})).rejects.toMatchObject({ code: 'result-failed', kind: 'unprocessable' });
});
