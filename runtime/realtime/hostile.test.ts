import fc from 'fast-check';
import { expect, test } from 'vitest';
import { hostileServer, mostWithin, SERVER_ACTS, type ServerTurn } from '../../tests/servers/hostile-realtime.ts';
import { connectRealtime, type RealtimeOptions, type State } from './index.ts';

/** Lets a connection live with a server for some minutes of the held clock, while its caller sends and never gives up. */
async function live(turns: readonly ServerTurn[], options: Partial<RealtimeOptions>, minutes: number, eager = false) {
  const { time, connectedAt, HostileSocket, settle } = hostileServer(turns);
  const askedAt: number[] = [];
  const errors: string[] = [];
  let state: State = 'idle';
  const connection = connectRealtime({
    url: 'wss://live.test/app',
    token: () => {
      askedAt.push(time.clock.now());
      return `token ${askedAt.length}`;
    },
    onResult: () => {},
    onError: ({ message }) => errors.push(message),
    onStateChange: ({ to }) => {
      state = to;
      // The worst of callers: it starts over as soon as the connection has given up.
      if (eager && to === 'failed') connection.open();
    },
    throttleMs: 0,
    WebSocket: HostileSocket as never,
    clock: time.clock,
    backoff: { random: () => 0 },
    ...options,
  });
  for (let turn = 0; turn < minutes * 240; turn++) {
    connection.send(turn);
    await time.advance(250);
  }
  const end = state;
  connection.close();
  await settle();
  return { connectedAt, askedAt, errors, end };
}

const at = (...acts: [number, keyof typeof SERVER_ACTS][]): ServerTurn => ({
  opens: true,
  acts: acts.map(([afterMs, act]) => ({ afterMs, act })),
});

// What came of it before each failure was counted: thousands of connections, for ever.
test.each<[string, ServerTurn]>([
  ['a result, then Unauthorized', at([0, 'result'], [0, 'unauthorized'])],
  ['a result a moment later, then Unauthorized', at([30, 'result'], [10, 'unauthorized'])],
  ['a result, then 4401', at([0, 'result'], [10, 'close 4401'])],
  ['a result, then a broken socket', at([0, 'result'], [0, 'fail'])],
  ['4401 at once', at([0, 'close 4401'])],
  ['ended at once', at([0, 'close 1000'])],
  ['no handshake', { opens: false, acts: [] }],
])('%s, again and again: six connections, each pause longer than the last, then it gives up', async (_, turn) => {
  const { connectedAt, askedAt, errors, end } = await live([turn], {}, 1);
  expect(end).toBe('failed');
  expect(connectedAt).toHaveLength(6);
  expect(askedAt.length).toBeLessThanOrEqual(6);
  const pauses = connectedAt.slice(1).map((moment, index) => moment - (connectedAt[index] ?? 0));
  expect(pauses.toSorted((a, b) => a - b)).toEqual(pauses);
  expect(pauses[0]).toBeGreaterThanOrEqual(250);
  expect(errors.length).toBeGreaterThan(0);
});

test('a connection that has held makes up for what failed before', async () => {
  const turns = [at([0, 'fail']), at([0, 'fail']), at([10_000, 'fail'])];
  const { connectedAt, end } = await live(turns, { reconnectTries: 3 }, 3);
  expect(end).not.toBe('failed');
  expect(connectedAt.length).toBeGreaterThan(20);
});

test('one result each is no proof: a connection that ends early is counted also when it was of use', async () => {
  const { connectedAt, end } = await live([at([0, 'result'], [9_000, 'fail'])], { reconnectTries: 3 }, 3);
  expect([connectedAt.length, end]).toEqual([4, 'failed']);
});

const turnOf = fc.record<ServerTurn>({
  opens: fc.boolean(),
  acts: fc.array(
    fc.record({
      afterMs: fc.constantFrom(0, 0, 1, 10, 100, 1_000, 9_999, 10_000),
      act: fc.constantFrom(...(Object.keys(SERVER_ACTS) as (keyof typeof SERVER_ACTS)[])),
    }),
    { maxLength: 4 },
  ),
});
const optionsOf = fc.record<Partial<RealtimeOptions>>({
  reconnectTries: fc.constantFrom(0, 1, 5, 1_000),
  queue: fc.constantFrom('latest', 'all', 'drop'),
  backoff: fc.constantFrom({}, { baseMs: 0 }, { baseMs: 1, capMs: 1 }),
  idleMs: fc.constantFrom(undefined, 1, 500),
});
const tokenOf = fc.constantFrom<RealtimeOptions['token'][]>(
  () => 't',
  () => ({ token: 't', expiresInSeconds: 0.001 }),
  () => ({ token: 't', expiresInSeconds: 3 }),
  () => Promise.reject(new Error('no')),
  () => '',
);

test('nothing that a server says gives more than 20 connections in 5 seconds or 60 a minute', async () => {
  let most = 0;
  const schedule = fc.array(turnOf, { minLength: 1, maxLength: 5 });
  await fc.assert(
    fc.asyncProperty(schedule, optionsOf, fc.boolean(), async (turns, options, eager) => {
      const { connectedAt, askedAt } = await live(turns, options, 2, eager);
      for (const moments of [connectedAt, askedAt]) {
        expect(mostWithin(moments, 5_000)).toBeLessThanOrEqual(20);
        expect(mostWithin(moments, 60_000)).toBeLessThanOrEqual(60);
      }
      most = Math.max(most, mostWithin(connectedAt, 60_000));
    }),
    { numRuns: 300 },
  );
  // Some schedule has reached the limit, or the walk has proved little.
  expect(most).toBe(60);
});

test('nor does anything that a token provider does lead to more questions', async () => {
  await fc.assert(
    fc.asyncProperty(turnOf, tokenOf, optionsOf, fc.boolean(), async (turn, token, options, eager) => {
      const askedAt: number[] = [];
      const { time, HostileSocket } = hostileServer([turn]);
      const connection = connectRealtime({
        url: 'wss://live.test/app',
        token: (asking) => {
          askedAt.push(time.clock.now());
          return token(asking);
        },
        onResult: () => {},
        onStateChange: ({ to }) => eager && to === 'failed' && connection.open(),
        WebSocket: HostileSocket as never,
        clock: time.clock,
        ...options,
      });
      connection.open();
      await time.advance(120_000);
      connection.close();
      expect(mostWithin(askedAt, 5_000)).toBeLessThanOrEqual(20);
      expect(mostWithin(askedAt, 60_000)).toBeLessThanOrEqual(60);
    }),
    { numRuns: 300 },
  );
});
