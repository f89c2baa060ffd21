import { inspect } from 'node:util';
import { describe, expect, test } from 'vitest';
import { FakeSocket, settle } from '../../tests/servers/fake-realtime.ts';
import { connectRealtime, type RealtimeOptions } from './index.ts';
import { still } from './test-kit/still.ts';

const sentFrames = () => FakeSocket.all.flatMap(({ sent }) => sent.map(({ frame, at }) => [Number(frame), at]));

test('the throttle is 128 ms unless given, and the newest message wins', async () => {
  const { time, live, openNow } = still();
  await openNow();
  const outcomes = [];
  for (let n = 0; n < 50; n++) {
    outcomes.push(live.send(n));
    await time.advance(10);
  }
  await time.advance(1000);
  expect(sentFrames()).toEqual([
    [0, 0],
    [12, 128],
    [25, 256],
    [38, 384],
    [49, 512],
  ]);
  expect([outcomes[0], outcomes[1]]).toEqual(['sent', 'queued']);
});

test.each<[RealtimeOptions['queue'], [number, number][], string[]]>([
  [
    'latest',
    [
      [1, 0],
      [4, 128],
    ],
    ['sent', 'queued', 'queued', 'queued'],
  ],
  [
    'all',
    [
      [1, 0],
      [2, 128],
      [3, 256],
    ],
    ['sent', 'queued', 'queued', 'dropped'],
  ],
  ['drop', [[1, 0]], ['sent', 'dropped', 'dropped', 'dropped']],
])('policy %s', async (queue, frames, outcomes) => {
  const { time, live, errors, openNow } = still({ queue, maxQueue: 2 });
  await openNow();
  expect([1, 2, 3, 4].map((n) => live.send(n))).toEqual(outcomes);
  await time.advance(1000);
  expect(sentFrames()).toEqual(frames);
  expect(errors).toEqual(queue === 'all' ? ['The queue is full: 2 messages wait'] : []);
});

test('the token is refreshed at 90 % of its life, without touching the socket', async () => {
  const { time, asked, openNow } = still();
  await openNow();
  await time.advance(89_999);
  expect(asked).toEqual([0]);
  await time.advance(90_001);
  expect(asked).toEqual([0, 90_000, 180_000]);
  expect(FakeSocket.all).toHaveLength(1);
  FakeSocket.current()?.end(1006);
  await time.advance(100);
  expect(new URL(FakeSocket.all[1]?.url ?? '').search).toBe('?keep=1&token=t3');
});

test.each([
  ['from iat to exp', { iat: 1_000_000, exp: 1_000_050 }, 45_000],
  ['without claims, 120 seconds', {}, 108_000],
])('the lifetime of a plain JWT: %s', async (_, claims, refreshAt) => {
  const asked: number[] = [];
  const { time, openNow } = still({
    token: () => {
      asked.push(time.clock.now());
      return `h.${Buffer.from(JSON.stringify(claims)).toString('base64url')}.s`;
    },
  });
  await openNow();
  await time.advance(refreshAt - 1);
  expect(asked).toEqual([0]);
  await time.advance(1);
  expect(asked).toEqual([0, refreshAt]);
});

test('closing while a refresh fails ends it', async () => {
  let count = 0;
  const { time, live, openNow } = still({
    token: () => {
      if (++count > 1) throw new Error('no');
      return { token: 't', expiresInSeconds: 10 };
    },
    onError: () => live.close(),
  });
  await openNow();
  await time.advance(60_000);
  expect([count, live.state, time.pending()]).toEqual([2, 'idle', 0]);
});

test('a socket that does not open, and a token that does not come, run out of time', async () => {
  const { time, live, errors } = still({ timeoutMs: 500, reconnectTries: 0 });
  live.open();
  await time.advance(500);
  expect([live.state, errors]).toEqual(['failed', ['Unknown error']]);
  const waiting = still({ timeoutMs: 500, reconnectTries: 0, token: () => new Promise(() => {}) });
  waiting.live.open();
  await waiting.time.advance(500);
  expect([waiting.live.state, waiting.errors]).toEqual(['failed', ['The token could not be fetched']]);
});

test('pauses double, with their upper bound', async () => {
  const { time, live } = still({ reconnectTries: 6 });
  const times: number[] = [];
  live.open();
  await settle();
  for (let failures = 0; failures < 6; failures++) {
    times.push(time.clock.now());
    const count = FakeSocket.all.length;
    FakeSocket.current()?.fail();
    while (FakeSocket.all.length === count) await time.advance(10);
  }
  expect(times.slice(1).map((at, index) => at - (times[index] as number))).toEqual([50, 100, 200, 400, 500]);
});

test('an error and the close that follows it are one failure', async () => {
  const { errors, openNow } = still();
  await openNow();
  FakeSocket.current()?.fail();
  expect(errors).toEqual(['Unknown error']);
});

const make = (options: Partial<RealtimeOptions>) => () =>
  connectRealtime({ url: 'wss://live.test', token: () => 't', onResult: () => {}, ...options });

describe('options', () => {
  test.each([1, 2, 59, 60])('maxBuffering %d', (maxBuffering) => {
    expect(make({ maxBuffering })).not.toThrow();
  });
  test.each([
    0,
    61,
    -1,
    0.5,
    60.5,
    Number.NaN,
    Number.POSITIVE_INFINITY,
  ])('maxBuffering %d is refused', (maxBuffering) => {
    expect(make({ maxBuffering })).toThrow(new RangeError('maxBuffering must be between 1 and 60 (inclusive)'));
  });
  test.each(['wss://live.test/x', 'ws://localhost:1/x', 'ws://127.0.0.1/x', 'ws://[::1]:1/x'])('%s', (url) => {
    expect(make({ url })).not.toThrow();
  });
  test.each([
    'ws://live.test/x',
    'http://localhost/x',
    'ws://localhost.evil.test/x',
    'nonsense',
  ])('%s is refused, before any token is asked for', (url) => {
    expect(make({ url, token: () => expect.unreachable() })).toThrow(TypeError);
  });
});

describe('mistakes in options', () => {
  test.each<[string, Record<string, unknown>]>([
    ['token must be a function', { token: 'key' }],
    ['onResult must be a function', { onResult: undefined }],
    ['onError must be a function', { onError: 'log' }],
    ['ping.isAnswer must be a function', { ping: { everyMs: 5, message: 1, isAnswer: 'pong' } }],
    ['ping.everyMs must be a number', { ping: { message: 1 } }],
    ['ping.everyMs must be a number', { ping: { everyMs: 0, message: 1 } }],
    ['idleMs must be a number', { idleMs: 2 ** 31 }],
    ['timeoutMs must be a number', { timeoutMs: -1 }],
    ['throttleMs must be a number', { throttleMs: Number.NaN }],
    ['maxQueue must be a number', { maxQueue: '5' }],
    ['backoff.baseMs must be a number', { backoff: { baseMs: 'slow' } }],
    ['queue must be one of latest, all, drop', { queue: 'newest' }],
    ['encoding must be json, binary', { encoding: 'msgpack' }],
    ['encoding.decode must be a function', { encoding: { encode: String } }],
    ['This platform has no WebSocket', { WebSocket: null }],
  ])('%s: said at once, as a TypeError', (message, options) => {
    expect(make(options)).toThrow(TypeError);
    expect(make(options)).toThrow(message);
  });
  test('an address that cannot be read is not repeated, since it may hold a secret', () => {
    const secret = 'wss://user:password@[';
    try {
      make({ url: secret })();
      expect.unreachable();
    } catch (error) {
      expect(inspect(error)).not.toContain('password');
    }
  });
  test.each<[string, unknown]>([
    ['nothing', undefined],
    ['a list', [1]],
    ['shared memory', new Uint8Array(new SharedArrayBuffer(1))],
  ])('a codec that gives %s is the sender’s error', (_, frame) => {
    const live = make({ encoding: { encode: () => frame as never, decode: JSON.parse } })();
    expect(() => live.send(1)).toThrow(TypeError);
  });
  test('what cannot be encoded is the sender’s error', () => {
    const live = make({})();
    expect(() => live.send(() => {})).toThrow(TypeError);
    expect(live.state).toBe('idle');
  });
});
