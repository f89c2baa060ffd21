import { getEventListeners } from 'node:events';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { type Listening, listen, sendJson } from '../../tests/servers/test-kit/http.ts';
import {
  backoffMs,
  createHttpClient,
  credentialsMiddleware,
  type HttpError,
  linkSignals,
  type Middleware,
  parseRetryAfter,
  proxyMiddleware,
  retryMiddleware,
  sleep,
} from './index.ts';

// Real sockets on a machine that may be busy.
vi.setConfig({ testTimeout: 30_000 });

let server: Listening;
let seen: { method: string; url: string; headers: IncomingMessage['headers'] }[];
afterEach(() => server?.close());

async function serve(answer: (response: ServerResponse, count: number, request: IncomingMessage) => void) {
  seen = [];
  server = await listen((request, response) => {
    seen.push({ method: request.method ?? '', url: request.url ?? '', headers: request.headers });
    answer(response, seen.length, request);
  });
  return server.origin;
}

const failure = (promise: Promise<unknown>): Promise<HttpError> =>
  promise.then(
    () => expect.unreachable('the request should have failed'),
    (error) => error,
  );
const QUICK = { baseMs: 1, capMs: 2 };

describe('every failure has a kind', () => {
  test.each([
    [400, 'badRequest', false],
    [401, 'unauthorized', false],
    [402, 'unexpected', false],
    [403, 'forbidden', false],
    [404, 'notFound', false],
    [408, 'timeout', true],
    [409, 'conflict', false],
    [418, 'unexpected', false],
    [422, 'unprocessable', false],
    [425, 'unexpected', true],
    [429, 'rateLimited', true],
    [500, 'server', true],
    [501, 'server', false],
    [503, 'server', true],
    [599, 'server', true],
  ])('%i is %s, worth a retry: %s', async (status, kind, retryable) => {
    const origin = await serve((response) => sendJson(response, status, { detail: 'because' }));
    const error = await failure(createHttpClient().json({ url: `${origin}/x?token=secret` }));
    expect(error).toMatchObject({
      name: 'HttpError',
      kind,
      status,
      retryable,
      body: { detail: 'because' },
      attempt: 1,
    });
    expect(error.message).toBe(`GET ${origin}/x answered ${status}: because`);
  });

  test.each<[string, (response: ServerResponse, request: IncomingMessage) => void, string]>([
    ['the connection breaks before the answer', (_, request) => request.socket.destroy(), 'connection'],
    [
      'the connection breaks within the answer',
      (response, request) => {
        response.writeHead(200, { 'content-length': '100' });
        response.write('half', () => request.socket.destroy());
      },
      'connection',
    ],
    ['no answer in time', () => {}, 'timeout'],
    [
      'headers in time, the body not',
      (response) => {
        response.writeHead(200, { 'content-length': '100' });
        response.write('half');
      },
      'timeout',
    ],
  ])('%s', async (_, answer, kind) => {
    const origin = await serve((response, __, request) => answer(response, request));
    const error = await failure(createHttpClient({ timeoutMs: 150 }).send({ url: `${origin}/?token=secret` }));
    expect(error).toMatchObject({ kind, status: undefined, retryable: true });
    expect(error.message).not.toContain('secret');
  });

  test('connection refused', async () => {
    const origin = await serve(() => {});
    await server.close();
    expect(await failure(createHttpClient().send({ url: origin }))).toMatchObject({ kind: 'connection' });
  });

  test.each(['before', 'meanwhile'])('aborted %s', async (when) => {
    const controller = new AbortController();
    const origin = await serve(() => controller.abort('stop'));
    if (when === 'before') controller.abort('stop');
    const pending = failure(createHttpClient().send({ url: origin, signal: controller.signal }));
    expect(await pending).toMatchObject({ name: 'AbortError', kind: 'aborted', retryable: false, cause: 'stop' });
    expect(getEventListeners(controller.signal, 'abort')).toHaveLength(0);
  });

  test('a body that is not JSON', async () => {
    const origin = await serve((response) => response.end('<html>'));
    const error = await failure(createHttpClient().json({ url: origin }));
    expect(error).toMatchObject({ kind: 'unexpected', status: 200, retryable: false });
  });

  test('an answer without a body', async () => {
    const origin = await serve((response) => response.writeHead(204).end());
    expect((await createHttpClient().send({ url: origin })).status).toBe(204);
  });
});

describe('retry', () => {
  const client = (tries?: number) => createHttpClient({ middleware: [retryMiddleware({ tries, backoff: QUICK })] });

  test.each<[string, string, boolean | undefined, number, number]>([
    ['GET after 500', 'GET', undefined, 500, 3],
    ['PUT after 503', 'PUT', undefined, 503, 3],
    ['GET after 404', 'GET', undefined, 404, 1],
    ['POST after 500 might run twice', 'POST', undefined, 500, 1],
    ['POST after 429 has not run', 'POST', undefined, 429, 3],
    ['POST that may run twice', 'POST', true, 500, 3],
    ['GET that must not', 'GET', false, 500, 1],
  ])('%s', async (_, method, idempotent, status, sent) => {
    const origin = await serve((response) => sendJson(response, status, {}));
    const error = await failure(client().send({ url: origin, method, idempotent }));
    expect([seen.length, error.attempt]).toEqual([sent, sent]);
  });

  test('the first good answer ends it', async () => {
    const origin = await serve((response, count) => sendJson(response, count < 3 ? 500 : 200, count));
    expect(await client(5).json({ url: origin })).toBe(3);
  });

  test('Retry-After is waited for, or handed to the caller when it is too long', async () => {
    const controller = new AbortController();
    const waits: number[] = [];
    const onRetry = ({ waitMs }: { waitMs: number }) => {
      waits.push(waitMs);
      controller.abort();
    };
    const backoff = { ...QUICK, random: () => 0.5 };
    const patient = createHttpClient({ middleware: [retryMiddleware({ backoff, onRetry })] });
    let wait = '60';
    const origin = await serve((response) => {
      response.setHeader('retry-after', wait);
      sendJson(response, 503, {});
    });
    const { signal } = controller;
    expect(await failure(patient.send({ url: origin, signal }))).toMatchObject({ kind: 'aborted' });
    expect([waits, seen.length]).toEqual([[60_000.25], 1]);
    wait = '61';
    expect(await failure(client().send({ url: origin }))).toMatchObject({ attempt: 1, retryAfterMs: 61_000 });
  });
});

describe('backoff', () => {
  const at = (random: number) => ({ baseMs: 100, capMs: 1000, random: () => random });
  test.each([
    [1, 0, undefined, 50],
    [1, 1, undefined, 100],
    [2, 0, undefined, 100],
    [2, 1, undefined, 200],
    [5, 1, undefined, 1000],
    [50, 0, undefined, 500],
    [1, 0, 7000, 7000],
    [1, 1, 7000, 7050],
    [9, 1, 0, 50],
  ])('try %i, jitter %d, Retry-After %s: %i ms', (attempt, random, retryAfter, expected) => {
    expect(backoffMs(attempt, at(random), retryAfter)).toBe(expected);
  });

  test.each<[string | null, number | undefined]>([
    ['3', 3000],
    [' 0 ', 0],
    ['Wed, 21 Oct 2015 07:28:10 GMT', 10_000],
    ['Wed, 21 Oct 2015 07:27:00 GMT', 0],
    ['-1', undefined],
    ['1.5', undefined],
    ['soon', undefined],
    ['', undefined],
    [null, undefined],
  ])('Retry-After: %s', (value, expected) => {
    const parsed = parseRetryAfter(value, Date.parse('Wed, 21 Oct 2015 07:28:00 GMT'));
    // Date.parse reads some odd texts as years; what matters is that they ask for no wait.
    if (expected === undefined) expect(parsed ?? 0).toBe(0);
    else expect(parsed).toBe(expected);
  });

  test('a sleep ends at once when aborted, and leaves nothing behind', async () => {
    const controller = new AbortController();
    const before = process.getActiveResourcesInfo().filter((name) => name === 'Timeout').length;
    const pending = failure(sleep(60_000, controller.signal));
    controller.abort('up');
    expect(await pending).toMatchObject({ kind: 'aborted', cause: 'up' });
    await sleep(1, controller.signal).catch(() => {});
    expect(process.getActiveResourcesInfo().filter((name) => name === 'Timeout')).toHaveLength(before);
    expect(getEventListeners(controller.signal, 'abort')).toHaveLength(0);
  });
});

describe('middleware', () => {
  const note = (name: string, trace: string[]): Middleware => ({
    name,
    async handle(request, next) {
      trace.push(`${name} in`);
      const response = await next({ ...request, headers: { ...request.headers, [name]: '1' } });
      trace.push(`${name} out`);
      return response;
    },
  });

  test('runs in the order of the list, around the request', async () => {
    const trace: string[] = [];
    const origin = await serve((response) => response.end());
    await createHttpClient({ middleware: [note('a', trace), note('b', trace)] }).send({ url: origin });
    expect(trace).toEqual(['a in', 'b in', 'b out', 'a out']);
    expect(seen[0]?.headers).toMatchObject({ a: '1', b: '1' });
  });

  test('two of a name are refused', () => {
    expect(() => createHttpClient({ middleware: [note('a', []), note('b', []), note('a', [])] })).toThrow(
      new Error('Duplicate middleware name'),
    );
  });

  test('a proxy gets the address, and no key', async () => {
    const origin = await serve((response) => response.end());
    const client = createHttpClient({
      middleware: [
        credentialsMiddleware({ credentials: 'k', origin: 'https://api.test' }),
        proxyMiddleware({ url: `${origin}/proxy`, match: (url) => url.startsWith('https://api.test/') }),
      ],
    });
    await client.send({
      url: 'https://api.test/v1?x=1',
      method: 'POST',
      body: 'b',
      headers: { Authorization: 'mine' },
    });
    expect(seen[0]).toMatchObject({ url: '/proxy', headers: { 'x-target-url': 'https://api.test/v1?x=1' } });
    expect(seen[0]?.headers).not.toHaveProperty('authorization');
    await client.send({ url: `${origin}/direct` });
    expect(seen[1]?.url).toBe('/direct');
  });

  test('credentials go to their origin only, and are asked for anew each time', async () => {
    const origin = await serve((response) => response.end());
    let turn = 0;
    const credentials = async () => `k${++turn}`;
    const client = createHttpClient({
      middleware: [credentialsMiddleware({ credentials, origin: `${origin}/any/path`, scheme: 'Key' })],
    });
    await client.send({ url: `${origin}/a` });
    await client.send({ url: `${origin}/b` });
    await client.send({ url: `${origin.replace('127.0.0.1', 'localhost')}/c` });
    expect(seen.map(({ headers }) => headers.authorization)).toEqual(['Key k1', 'Key k2', undefined]);
  });
});

test('linked signals abort with any parent and let go of all', () => {
  const [one, two] = [new AbortController(), new AbortController()];
  const linked = linkSignals(one.signal, undefined, two.signal);
  two.abort('two');
  expect([linked.signal.aborted, linked.signal.reason]).toEqual([true, 'two']);
  linked.unlink();
  expect(getEventListeners(one.signal, 'abort')).toHaveLength(0);
  expect(linkSignals(two.signal).signal.aborted).toBe(true);
});
