import { inspect } from 'node:util';
import { describe, expect, test } from 'vitest';
import { fakeQueue, QUEUE } from '../../tests/servers/fake-queue.ts';
import { createQueue, type QueueOptions, type Ticket } from './index.ts';

const begin = (options: Partial<QueueOptions> = {}) => {
  const { fetch, log } = fakeQueue();
  return { queue: createQueue({ url: QUEUE, fetch, credentials: 'k', ...options }), log };
};

describe('a submission cannot leave the address of the queue', () => {
  test.each([
    '../../admin',
    '../admin',
    'app/../../admin',
    '/../admin',
    '..',
    '..\\admin',
    '%2e%2e/admin',
    '.%2E/admin',
    '..%2fadmin',
    'app/..%2f..%2Fadmin',
    'app%5c..%5c..%5cadmin',
    '.\t./admin',
    '.\n./..\r/admin',
  ])('%j', async (path) => {
    const { queue, log } = begin();
    await expect(queue.submit(path, {})).rejects.toThrow(TypeError);
    expect(log).toEqual([]);
  });

  test.each([
    ['app', '/base/app'],
    ['/app/', '/base/app/'],
    ['//evil.test/app', '/base/evil.test/app'],
    ['https://evil.test/app', '/base/https://evil.test/app'],
    ['app/../other', '/base/other'],
    ['a..b/...', '/base/a..b/...'],
    ['app?webhook=https://me.test/../x', '/base/app'],
    ['app#/../..', '/base/app'],
  ])('%j is within', async (path, pathname) => {
    const { queue, log } = begin();
    await queue.submit(path, {});
    const url = new URL(log[0]?.url ?? '');
    expect([url.origin, url.pathname]).toEqual(['https://queue.test', pathname]);
  });
});

describe('a mistake in the call is a TypeError at once, and nothing is sent', () => {
  const NO_URL = 'The address of the queue (url) ';
  test.each<[string, Record<string, unknown>]>([
    [NO_URL, { url: '/queue' }],
    [NO_URL, { url: 'https://user:password@queue.test' }],
    [NO_URL, { url: 'https://queue.test?key=password' }],
    ['pollMs must be a number', { pollMs: '500' }],
    ['timeoutMs must be a number', { timeoutMs: 2 ** 31 }],
    ['tries must be a number', { tries: 0 }],
    ['rewriteUrl must be a function', { rewriteUrl: 'https://router.test' }],
    ['credentials must be a function', { credentials: 5 }],
  ])('%s: %j', (message, options) => {
    try {
      begin(options);
      expect.unreachable();
    } catch (error) {
      expect(error).toBeInstanceOf(TypeError);
      expect(inspect(error)).toContain(message);
      expect(inspect(error)).not.toContain('password@');
    }
  });

  const cycle: Record<string, unknown> = {};
  cycle.self = cycle;
  const ticket: Ticket = { requestId: '1', statusUrl: QUEUE, resultUrl: QUEUE, cancelUrl: QUEUE };
  test.each<[string, (queue: ReturnType<typeof createQueue>) => Promise<unknown>]>([
    ['no path', (queue) => queue.submit(undefined as never, {})],
    ['an input without a form', (queue) => queue.submit('app', undefined)],
    ['a cycle', (queue) => queue.submit('app', cycle)],
    ['an unknown mode', (queue) => queue.run('app', {}, { mode: 'strem' as never })],
    ['a callback that is none', (queue) => queue.run('app', {}, { onProgress: 'log' as never })],
    ['a signal that is none', (queue) => queue.run('app', {}, { signal: {} as never })],
    ['no ticket', (queue) => queue.wait(undefined as never)],
    ['half a ticket', (queue) => queue.result({ requestId: '1' } as never)],
    ['a ticket with a password', (queue) => queue.status({ ...ticket, statusUrl: 'https://a:b@queue.test' })],
  ])('%s', async (_, call) => {
    const { queue, log } = begin();
    await expect(call(queue)).rejects.toThrow(TypeError);
    expect(log).toEqual([]);
  });
});

test.each([['k\u00e9\u4e2d'], ['k\nx: y']])('credentials that no header takes: %j', async (credentials) => {
  const { queue, log } = begin({ credentials: () => credentials });
  const error = await queue.submit('app', {}).catch((reason: unknown) => reason);
  expect(error).toBeInstanceOf(TypeError);
  expect(inspect(error)).not.toContain(credentials);
  expect(log).toEqual([]);
});

test('credentials that fail to come are a failure of the call, not a mistake in it', async () => {
  const { queue } = begin({ credentials: () => Promise.reject(new TypeError('fetch failed')) });
  await expect(queue.submit('app', {})).rejects.toMatchObject({ name: 'QueueError', code: 'submit-failed' });
});

test('a key that the server repeats stands in no message', async () => {
  const body = JSON.stringify({ detail: 'The key sk-0123456789 is unknown' });
  const { fetch } = fakeQueue({ submit: { status: 401, body } });
  const outcome = createQueue({ url: QUEUE, fetch, credentials: 'sk-0123456789' }).submit('app', {});
  await expect(outcome).rejects.toMatchObject({ message: expect.stringContaining('The key … is unknown') });
});

describe('what a server may name', () => {
  const submitted = async (answer: Record<string, unknown>, options: Partial<QueueOptions> = {}) => {
    const { fetch } = fakeQueue({ submit: JSON.stringify(answer) });
    return createQueue({ url: QUEUE, fetch, ...options }).submit('app', {});
  };

  test.each<[string, unknown]>([
    ['empty', ''],
    ['a dot', '.'],
    ['two dots', '..'],
    ['half a character', '\ud800'],
    ['too long', 'x'.repeat(513)],
    ['a number', 7],
    ['nothing', null],
  ])('a request_id that cannot be used: %s', async (_, request_id) => {
    await expect(submitted({ request_id })).rejects.toMatchObject({ code: 'bad-answer' });
  });

  test('an id stays one piece of the address', async () => {
    const { statusUrl } = await submitted({ request_id: '../../admin?x#y' });
    expect(statusUrl).toBe(`${QUEUE}/app/requests/..%2F..%2Fadmin%3Fx%23y/status`);
  });

  test('an address with a password is not called', async () => {
    const { statusUrl } = await submitted({ request_id: '1', status_url: 'https://a:b@queue.test/s' });
    expect(statusUrl).toBe(`${QUEUE}/app/requests/1/status`);
  });

  test('a rewriteUrl that throws does not hide the request', async () => {
    const rewriteUrl = () => {
      throw new Error('mine');
    };
    const outcome = submitted({ request_id: '1', status_url: `${QUEUE}/s` }, { rewriteUrl });
    await expect(outcome).rejects.toMatchObject({ code: 'bad-answer', requestId: '1' });
  });
});
