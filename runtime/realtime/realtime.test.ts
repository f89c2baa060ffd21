import { afterEach, describe, expect, test, vi } from 'vitest';
import type { WebSocket } from 'ws';
import {
  type RealtimeServer,
  type RealtimeServerOptions,
  startRealtimeServer,
} from '../../tests/servers/realtime-server.ts';
import {
  connectRealtime,
  type RealtimeConnection,
  type RealtimeError,
  type RealtimeOptions,
  type State,
  type TokenProvider,
} from './index.ts';
import { countingClock, watcher } from './test-kit/events.ts';

// Real sockets on a machine that may be busy.
vi.setConfig({ testTimeout: 30_000 });

const { changed, until } = watcher();
const { clock, pending } = countingClock();
let server: RealtimeServer;
let connection: RealtimeConnection | undefined;
afterEach(async () => {
  connection?.close();
  await server?.close();
});

interface Observed {
  connection: RealtimeConnection;
  results: unknown[];
  errors: RealtimeError[];
  states: State[];
}

async function begin(
  serverOptions: RealtimeServerOptions = {},
  options: Partial<RealtimeOptions> = {},
): Promise<Observed> {
  server = await startRealtimeServer({ ...serverOptions, onChange: changed });
  const [results, errors, states]: [unknown[], RealtimeError[], State[]] = [[], [], []];
  const seen =
    <Item>(list: Item[]) =>
    (item: Item) => {
      list.push(item);
      changed();
    };
  const provider: TokenProvider = async ({ signal }) => {
    const response = await fetch(server.tokenUrl, { signal });
    if (!response.ok) throw Object.assign(new Error('refused'), { status: response.status });
    return response.json();
  };
  connection = connectRealtime({
    url: server.liveUrl,
    token: provider,
    onResult: seen(results),
    onError: seen(errors),
    onStateChange: ({ to }) => seen(states)(to),
    clock,
    throttleMs: 0,
    queue: 'all',
    backoff: { baseMs: 10, capMs: 20 },
    ...options,
  });
  return { connection, results, errors, states };
}

const sayAll =
  (...frames: string[]) =>
  (socket: WebSocket) => {
    for (const frame of frames) socket.send(frame);
  };
const said = ({ errors }: Observed) => errors.map(({ message, status }) => [message, status]);
const FIRST_STATES: State[] = ['connecting', 'authRequired', 'authInProgress', 'connecting', 'active'];

describe.each(['json', 'binary'] as const)('encoding %s', (encoding) => {
  test('messages go out and come back, over one socket', async () => {
    const seen = await begin({}, { encoding, maxBuffering: 60 });
    const input = { prompt: 'Zürich 😀', seed: 42, list: [1, null, true] };
    expect([seen.connection.send(input), seen.connection.send('two')]).toEqual(['queued', 'queued']);
    await until(() => expect(seen.results).toEqual([input, 'two']));
    expect(seen.connection.send('three')).toBe('sent');
    await until(() => expect(seen.results).toHaveLength(3));
    expect(seen.states).toEqual(FIRST_STATES);
    expect(server.handshakes).toEqual([{ token: '1', max_buffering: '60' }]);
    expect(server.received.every(({ isBinary }) => isBinary === (encoding === 'binary'))).toBe(true);
    expect(seen.errors).toEqual([]);
  });
});

test('bytes travel as bytes', async () => {
  const seen = await begin({}, { encoding: 'binary' });
  seen.connection.send({ image: new Uint8Array([1, 2, 3]) });
  await until(() => expect(seen.results).toEqual([{ image: new Uint8Array([1, 2, 3]) }]));
});

describe('what the server says', () => {
  test.each<[string, string, unknown[], [string, number][]]>([
    ['an error', '{"type":"error","error":"BAD_INPUT","reason":"no prompt"}', [], [['BAD_INPUT: no prompt', 400]]],
    ['a timeout', '{"type":"error","error":"TIMEOUT","reason":"idle"}', [], []],
    ['another failure', '{"status":"error","error":"Overloaded"}', [], [['Overloaded', 400]]],
    ['a result that has a status', '{"status":"ok"}', [{ status: 'ok' }], []],
    ['null', 'null', [null], []],
    ['nonsense', '{', [], [['A message of the server cannot be read', 500]]],
  ])('%s', async (_, text, results, errors) => {
    const seen = await begin({ onMessage: sayAll(text, '"end"') });
    seen.connection.send('go');
    await until(() => expect(seen.results.at(-1)).toBe('end'));
    expect(seen.results.slice(0, -1)).toEqual(results);
    expect(said(seen)).toEqual(errors);
    expect(seen.connection.state).toBe('active');
  });

  test('Unauthorized: a new token, a new socket, nothing sent twice', async () => {
    let first = true;
    const seen = await begin({
      onMessage: (socket, data) => {
        socket.send(first ? '{"status":"error","error":"Unauthorized"}' : data.toString());
        first = false;
      },
    });
    seen.connection.send(1);
    await until(() => expect(seen.states).toHaveLength(9));
    seen.connection.send(2);
    await until(() => expect(seen.results).toEqual([2]));
    expect(seen.states).toEqual([...FIRST_STATES, 'authRequired', 'authInProgress', 'connecting', 'active']);
    expect(server.handshakes.map(({ token }) => token)).toEqual(['1', '2']);
    expect(server.received.map(({ text }) => text)).toEqual(['1', '2']);
    expect(seen.errors).toEqual([]);
  });
});

describe('what happens to the socket', () => {
  test.each([
    [1011, 'out of memory'],
    [4000, 'busy'],
    [1001, ''],
  ])('closed with %i %s: the error says so, and the connection comes back', async (code, reason) => {
    const seen = await begin();
    seen.connection.send('a');
    await until(() => expect(seen.results).toEqual(['a']));
    server.sockets[0]?.close(code, reason);
    await until(() => expect(server.sockets).toHaveLength(2));
    expect(said(seen)).toEqual([[`Error closing the connection: ${reason}`, code]]);
    expect(seen.errors[0]).toMatchObject({ kind: 'closed', willRetry: true });
    await until(() => expect(seen.connection.state).toBe('active'));
    seen.connection.send('b');
    await until(() => expect(seen.results).toEqual(['a', 'b']));
  });

  test('closed with 1000: idle, no error, and the next message opens it again', async () => {
    const seen = await begin();
    seen.connection.send('a');
    await until(() => expect(seen.results).toEqual(['a']));
    server.sockets[0]?.close(1000, 'bye');
    await until(() => expect(seen.connection.state).toBe('idle'));
    expect(seen.errors).toEqual([]);
    seen.connection.send('b');
    await until(() => expect(seen.results).toEqual(['a', 'b']));
    // The token is still good, so no new one is asked for.
    expect(server.tokensGiven()).toBe(1);
  });

  test('dropped without a word: one error, and the connection comes back', async () => {
    const seen = await begin();
    seen.connection.open();
    await until(() => expect(seen.connection.state).toBe('active'));
    server.sockets[0]?.terminate();
    await until(() => expect(seen.connection.state).not.toBe('active'));
    seen.connection.send('while it is away');
    await until(() => expect(seen.results).toEqual(['while it is away']));
    expect(seen.errors).toHaveLength(1);
  });

  test('a token that has expired meanwhile is replaced', async () => {
    const seen = await begin();
    seen.connection.send('a');
    await until(() => expect(seen.results).toEqual(['a']));
    server.expireTokens();
    server.sockets[0]?.terminate();
    await until(() => expect(seen.connection.state).not.toBe('active'));
    seen.connection.send('b');
    await until(() => expect(seen.results).toEqual(['a', 'b']));
    expect(server.handshakes.map(({ token }) => token)).toEqual(['1', '1', '2']);
  });
});

describe('what happens before a socket is open', () => {
  test.each(['refuse', 'reset'] as const)('a handshake that fails once (%s)', async (fault) => {
    const seen = await begin({ handshakeFault: (count) => (count === 1 ? fault : undefined) });
    seen.connection.send('a');
    await until(() => expect(seen.results).toEqual(['a']));
    expect(seen.errors).toHaveLength(1);
    expect(seen.errors[0]?.willRetry).toBe(true);
  });

  test('a handshake that always fails: bounded, then failed, then open() starts over', async () => {
    let broken = true;
    const seen = await begin({ handshakeFault: () => (broken ? 'refuse' : undefined) }, { reconnectTries: 3 });
    expect(seen.connection.send('lost')).toBe('queued');
    await until(() => expect(seen.connection.state).toBe('failed'));
    expect(server.handshakes).toHaveLength(4);
    expect(seen.errors.map(({ willRetry }) => willRetry)).toEqual([true, true, true, false]);
    expect(seen.connection.send('lost too')).toBe('dropped');
    // Nothing is left that could try once more.
    expect(pending()).toBe(0);
    broken = false;
    seen.connection.open();
    await until(() => expect(seen.connection.state).toBe('active'));
    seen.connection.send('through');
    await until(() => expect(seen.results).toEqual(['through']));
  });

  test('nobody listens at the address', async () => {
    const gone = await startRealtimeServer();
    await gone.close();
    const seen = await begin({}, { url: gone.liveUrl, reconnectTries: 1 });
    seen.connection.open();
    await until(() => expect(seen.connection.state).toBe('failed'));
    expect(seen.errors).toHaveLength(2);
    expect(said(seen)[0]?.[0]).toMatch(/^(Unknown error|Error closing the connection: )/);
  });

  test('a token service that fails once', async () => {
    const seen = await begin({ tokenFault: (count) => (count === 1 ? 503 : undefined) });
    seen.connection.send('a');
    await until(() => expect(seen.results).toEqual(['a']));
    expect(said(seen)).toEqual([['The token could not be fetched', 503]]);
  });

  test('a token service that always fails', async () => {
    const seen = await begin({ tokenFault: () => 401 }, { reconnectTries: 2 });
    seen.connection.send('a');
    await until(() => expect(seen.connection.state).toBe('failed'));
    expect(said(seen)).toEqual(Array(3).fill(['The token could not be fetched', 401]));
  });
});

test('close: nothing is sent, received or reported afterwards, and the server sees it', async () => {
  const seen = await begin({}, { throttleMs: 20 });
  seen.connection.send('a');
  await until(() => expect(seen.results).toEqual(['a']));
  const outcomes = ['b', 'c', 'd'].map((text) => seen.connection.send(text));
  seen.connection.close();
  server.sockets[0]?.send('"late"');
  const before = structuredClone([seen.results, seen.states, seen.errors.length]);
  expect(seen.connection.send('e')).toBe('dropped');
  seen.connection.open();
  expect(pending()).toBe(0);
  await until(() => expect(server.sockets[0]?.readyState).toBe(3));
  expect([seen.results, seen.states, seen.errors.length]).toEqual(before);
  // The throttle may have let the first of them through before the close.
  expect(outcomes.at(-1)).toBe('queued');
  expect(server.received.length).toBeLessThanOrEqual(1 + outcomes.filter((outcome) => outcome === 'sent').length);
  expect(seen.states.at(-1)).toBe('idle');
});
