import { getEventListeners } from 'node:events';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { COMPLETED, event, type FakeQueueOptions, fakeQueue, QUEUE } from '../../tests/servers/fake-queue.ts';
import { createQueue, QueueError, type QueueOptions, type QueueStatus, type WaitOptions } from './index.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const MODES = ['poll', 'stream'] as const;
const WAITING = { status: 'IN_QUEUE' };
const ended = { ends: 'closed' } as const;

/** Runs a request against a scripted queue for as long as it takes on the held clock. */
async function run(script: FakeQueueOptions, wait: WaitOptions = {}, options: Partial<QueueOptions> = {}) {
  const { fetch, log, times } = fakeQueue(script);
  const queue = createQueue({ url: QUEUE, fetch, backoff: { random: () => 0 }, ...options });
  const statuses: string[] = [];
  const onProgress = ({ status }: QueueStatus) => statuses.push(status);
  const outcome = queue.run('app', { prompt: 'cat' }, { onProgress, ...wait }).then(
    (result) => ({ result, error: undefined }),
    (error: QueueError) => ({ result: undefined, error }),
  );
  await vi.advanceTimersByTimeAsync(3_600_000);
  return { ...(await outcome), queue, log, times, statuses };
}

describe('any byte is a sign of life', () => {
  const silent = (pieces: [number, string][]): FakeQueueOptions => ({
    stream: [{ pieces: [...pieces, [500, event(JSON.parse(COMPLETED))]] }],
  });
  test.each<[string, FakeQueueOptions]>([
    ['comments', silent(Array(40).fill([500, ': still here\n\n']))],
    ['an event that comes letter by letter', silent([...'data: {"status":"IN_QUEUE"}\n\n'].map((c) => [500, c]))],
    ['blank lines', silent(Array(40).fill([500, '\n']))],
    ['unknown fields', silent(Array(40).fill([500, 'x: y\n']))],
  ])('%s', async (_, script) => {
    const { result, times } = await run(script, { mode: 'stream' }, { stallMs: 1_000 });
    expect(result).toEqual({ done: true });
    expect(times('stream')).toHaveLength(1);
  });

  test('silence is not: the stream is opened again, up to the limit', async () => {
    const { error, times } = await run({ stream: [{ pieces: [] }] }, { mode: 'stream' }, { stallMs: 1_000, tries: 3 });
    expect(error).toMatchObject({ code: 'status-failed', kind: 'timeout' });
    expect(times('stream')).toHaveLength(3);
  });
});

describe('what is no status is passed over', () => {
  const NO_STATUS = ['', '{}', 'null', '[]', '{"status":7}', '<html>busy</html>', 'IN_QUEUE'];

  test.each(NO_STATUS)('an answer %j', async (answer) => {
    const { result, times } = await run({ status: [answer, answer, JSON.stringify(WAITING), answer, COMPLETED] });
    expect(result).toEqual({ done: true });
    expect(times('status')).toHaveLength(5);
  });

  test.each(NO_STATUS)('an event %j', async (data) => {
    const odd = `event: ping\ndata: ${data}\n\n`;
    const pieces: [number, string][] = Array(50).fill([10, odd]);
    const stream = [{ pieces: [...pieces, [0, event({ status: 'COMPLETED' })] as const] }];
    const { result, times } = await run({ stream }, { mode: 'stream' });
    expect(result).toEqual({ done: true });
    expect([times('stream').length, times('status').length]).toEqual([1, 0]);
  });

  test('too many answers in a row end the waiting; the error names what is left running', async () => {
    const { error, times, queue } = await run({ status: ['<html>'] }, {}, { pollMs: 100 });
    expect(error).toBeInstanceOf(QueueError);
    expect(error).toMatchObject({ code: 'bad-answer', requestId: 'job-1', retryable: false });
    expect(error?.message).toContain('11 answers in a row state no status. Request job-1 may still be running');
    expect(error?.message).toContain('look at https://queue.test/base/app/requests/job-1/status');
    expect(times('status')).toHaveLength(11);
    await expect(queue.result(error?.ticket as never)).resolves.toEqual({ done: true });
  });

  test('a stream that states no status, again and again, is left for asking', async () => {
    const pieces: [number, string][] = Array(101).fill([1, 'event: ping\ndata: {}\n\n']);
    const { result, times } = await run({ stream: [{ pieces }] }, { mode: 'stream' });
    expect(result).toEqual({ done: true });
    expect([times('stream').length, times('status').length]).toEqual([1, 1]);
  });

  test('an event without an end is left for asking, and the stream is let go', async () => {
    const pieces: [number, string][] = Array(9).fill([1, 'x'.repeat(524_288)]);
    const { result, times } = await run({ stream: [{ pieces }] }, { mode: 'stream' });
    expect([result, times('stream').length, vi.getTimerCount()]).toEqual([{ done: true }, 1, 0]);
  });
});

describe('without a stream it asks', () => {
  test.each<[string, NonNullable<FakeQueueOptions['stream']>[number]]>([
    ['404', { status: 404 }],
    ['405', { status: 405 }],
    ['501', { status: 501 }],
    ['no body', { status: 204 }],
    ['a page', { status: 200, headers: { 'content-type': 'text/html' }, body: '<html>' }],
    ['JSON', { status: 200, headers: { 'content-type': 'application/json' }, body: COMPLETED }],
  ])('%s', async (_, answer) => {
    const script = { stream: [answer], status: [JSON.stringify(WAITING), COMPLETED] };
    const { result, statuses, times } = await run(script, { mode: 'stream' });
    expect(result).toEqual({ done: true });
    expect(statuses).toEqual(['IN_QUEUE', 'COMPLETED']);
    expect([times('stream').length, times('status').length]).toEqual([1, 2]);
  });
});

describe('opening a stream again', () => {
  const first = (text: string) => ({ pieces: [[0, text + event(WAITING)]] as [number, string][], ...ended });
  const second = { pieces: [[0, event({ status: 'COMPLETED' })]] as [number, string][] };

  test.each<[string, number]>([
    ['', 250],
    ['retry: 7000\n', 7_000],
    ['retry: 7000\nretry: 20\n', 20],
    ['retry: soon\n', 250],
    ['retry: -1\n', 250],
    ['retry: 99999999999999\n', 60_000],
  ])('%j: after %i ms', async (text, waitMs) => {
    const { result, times } = await run({ stream: [first(text), second] }, { mode: 'stream' });
    expect(result).toEqual({ done: true });
    const [opened = 0, again = 0] = times('stream');
    expect(again - opened).toBe(waitMs);
  });

  test.each<[string, string, string | null]>([
    ['none', '', null],
    ['one', 'id: 41\n', '41'],
    ['two', 'id: 41\n\nid: 42\n', '42'],
    ['one taken back', 'id: 41\n\nid:\n', null],
    ['one outside ASCII', 'id: ä\n', 'Ã¤'],
    ['one that may not be', 'id: a\0b\n', null],
    ['one longer than a header', `id: ${'x'.repeat(2_000)}\n`, null],
  ])('with the last id of the stream: %s', async (_, text, id) => {
    const { result, log } = await run({ stream: [first(text), second] }, { mode: 'stream' });
    expect(result).toEqual({ done: true });
    const [before, after] = log.filter(({ phase }) => phase === 'stream');
    expect([before?.headers.get('last-event-id'), after?.headers.get('last-event-id')]).toEqual([null, id]);
  });
});

describe.each(MODES)('%s: what ends the waiting', (mode) => {
  const busy = { status: [JSON.stringify(WAITING)], stream: [{ pieces: [[0, event(WAITING)]] as [number, string][] }] };

  test('a timeout cancels the request, and says so', async () => {
    const { error, times } = await run(busy, { mode, timeoutMs: 6_000 });
    expect(error).toMatchObject({ code: 'timeout', requestId: 'job-1', ticket: { requestId: 'job-1' } });
    expect(error?.message).toBe('The request was not completed within 6000 ms; job-1 was asked to stop');
    expect([times('cancel'), vi.getTimerCount()]).toEqual([[6_000], 0]);
  });

  test('an abort cancels the request and leaves nothing behind', async () => {
    const controller = new AbortController();
    const onProgress = () => controller.abort('bored');
    const { error, times } = await run(busy, { mode, signal: controller.signal, onProgress });
    expect(error).toMatchObject({ name: 'AbortError', code: 'aborted', cause: 'bored' });
    expect([times('cancel').length, times('status').length + times('stream').length]).toEqual([1, 1]);
    expect([vi.getTimerCount(), getEventListeners(controller.signal, 'abort').length]).toEqual([0, 0]);
  });

  test('a server that fails for good: the error names the request, without the secret of its address', async () => {
    const ticket = { request_id: 'job-1', status_url: `${QUEUE}/app/requests/job-1/status?signature=secret` };
    const down = { status: 503 };
    const { error } = await run({ submit: JSON.stringify(ticket), status: [down], stream: [down] }, { mode });
    expect(error).toMatchObject({ code: 'status-failed', status: 503, retryable: true, requestId: 'job-1' });
    expect(error?.message).toContain('Request job-1 may still be running: look at https://queue.test/base/app/');
    expect(error?.message).not.toContain('secret');
  });

  test('a callback that throws is shown, and harms nothing', async () => {
    const shown = vi.spyOn(console, 'error').mockImplementation(() => {});
    const mine = new Error('mine');
    const onProgress = () => {
      throw mine;
    };
    const { result } = await run({}, { mode, onProgress });
    expect(result).toEqual({ done: true });
    expect(shown.mock.calls).toEqual([[mine]]);
    shown.mockRestore();
  });
});
