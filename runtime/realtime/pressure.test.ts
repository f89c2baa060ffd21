import { afterEach, beforeEach, describe, expect, type MockInstance, test, vi } from 'vitest';
import { FakeSocket } from '../../tests/servers/fake-realtime.ts';
import type { QueuePolicy, RealtimeOptions, SendOutcome } from './index.ts';
import { still } from './test-kit/still.ts';

const MIB = 1_048_576;
const socket = () => FakeSocket.current() as FakeSocket;
const sentTo = ({ sent }: FakeSocket) => sent.map(({ frame }) => frame);

/** A network that takes nothing: all that is sent stays in the socket's buffer. */
function stall(at: FakeSocket): void {
  const send = at.send.bind(at);
  at.send = (frame: unknown) => {
    send(frame);
    at.bufferedAmount += String(frame).length;
  };
}

describe('a reader that has stalled', () => {
  const count = (outcomes: SendOutcome[]) => outcomes.filter((outcome) => outcome === 'sent').length;

  test.each<[QueuePolicy, number, SendOutcome]>([
    ['latest', 1, 'queued'],
    ['all', 1, 'queued'],
    ['drop', 1, 'dropped'],
  ])('policy %s: %i of a hundred messages of 4 MiB is sent, the others are %s', async (queue, sent, rest) => {
    const { time, live, openNow } = still({ queue });
    await openNow();
    stall(socket());
    const outcomes: SendOutcome[] = [];
    const message = 'x'.repeat(4 * MIB);
    for (let turn = 0; turn < 100; turn++) {
      outcomes.push(live.send(message));
      await time.advance(128);
    }
    expect(count(outcomes)).toBe(sent);
    expect(new Set(outcomes.slice(1))).toEqual(new Set([rest]));
    expect(socket().sent).toHaveLength(1);
    expect(socket().bufferedAmount).toBeLessThan(5 * MIB);
  });

  test('once it reads again, what waited leaves, the newest or all of it', async () => {
    for (const [queue, expected] of [
      ['latest', [0, 3]],
      ['all', [0, 1, 2, 3]],
    ] as const) {
      const { time, live, openNow } = still({ queue, maxBufferedBytes: 0 });
      await openNow();
      stall(socket());
      for (const n of [0, 1, 2, 3]) live.send(n);
      await time.advance(10_000);
      expect(sentTo(socket())).toEqual(['0']);
      socket().send = FakeSocket.prototype.send.bind(socket());
      socket().bufferedAmount = 0;
      await time.advance(1_000);
      expect(sentTo(socket()).map(Number)).toEqual(expected);
    }
  });

  test('nothing is left to wait for after close', async () => {
    const { time, live, openNow } = still({ queue: 'all', maxBufferedBytes: 0 });
    await openNow();
    stall(socket());
    for (const n of [0, 1, 2]) live.send(n);
    live.close();
    expect(time.pending()).toBe(0);
  });
});

describe('a half-open socket', () => {
  test('is never noticed without a limit, since silence alone is no failure', async () => {
    const { time, live, openNow } = still();
    await openNow();
    await time.advance(3_600_000);
    expect([live.state, FakeSocket.all.length]).toEqual(['active', 1]);
  });

  test('is lost after the limit; the connection comes back', async () => {
    const { time, live, errors, openNow } = still({ idleMs: 5_000 });
    await openNow();
    const before = socket();
    await time.advance(3_000);
    before.receive({ type: 'error', error: 'TIMEOUT' });
    await time.advance(4_999);
    expect(live.state).toBe('active');
    await time.advance(1);
    expect([live.state, errors]).toEqual(['connecting', ['Nothing came from the server for 5000 ms']]);
    expect(before.readyState).toBe(3);
    await time.advance(100);
    expect(FakeSocket.all).toHaveLength(2);
  });

  test('a ping that is answered keeps it; answers are no results', async () => {
    const ping = { everyMs: 2_000, message: 'ping', isAnswer: (message: unknown) => message === 'pong' };
    const { time, live, results, openNow } = still({ idleMs: 5_000, ping, queue: 'all' });
    await openNow();
    for (let turn = 0; turn < 10; turn++) {
      await time.advance(2_000);
      socket().receive('"pong"');
    }
    socket().receive('"picture"');
    expect([live.state, results]).toEqual(['active', ['picture']]);
    expect(sentTo(socket())).toEqual(Array(10).fill('"ping"'));
    live.close();
    expect(time.pending()).toBe(0);
  });

  test('a ping takes no place in the queue, and none leaves while nothing drains', async () => {
    const { time, live, openNow } = still({
      ping: { everyMs: 10, message: 0 },
      throttleMs: 1_000,
      maxBufferedBytes: 0,
    });
    await openNow();
    expect([live.send(1), live.send(2)]).toEqual(['sent', 'queued']);
    await time.advance(30);
    socket().bufferedAmount = 1;
    await time.advance(500);
    socket().bufferedAmount = 0;
    await time.advance(600);
    const frames = sentTo(socket()).map(Number);
    expect(frames.filter((n) => n > 0)).toEqual([1, 2]);
    expect(frames.slice(0, 4)).toEqual([1, 0, 0, 0]);
  });

  test('a ping that has no form is the caller’s error, at once', () => {
    expect(() => still({ ping: { everyMs: 1, message: () => {} } })).toThrow(TypeError);
  });
});

describe('callbacks that throw', () => {
  let shown: MockInstance<typeof console.error>;
  beforeEach(() => {
    shown = vi.spyOn(console, 'error').mockImplementation(() => {});
  });
  afterEach(() => shown.mockRestore());
  const mine = new Error('mine');
  const fail = () => {
    throw mine;
  };

  test.each<[string, Partial<RealtimeOptions>, number]>([
    ['onResult', { onResult: fail }, 1],
    ['onResult, later', { onResult: async () => fail() }, 1],
    ['onError', { onError: fail }, 1],
    ['onStateChange', { onStateChange: fail }, 4],
    ['isAnswer', { ping: { everyMs: 1e6, message: 1, isAnswer: fail } }, 1],
  ])('%s: shown, and the connection goes on', async (_, options, times) => {
    const { time, live, openNow } = still(options);
    await openNow();
    shown.mockClear();
    if ('onStateChange' in options) socket().end(1006);
    else for (const said of ['{', '1']) socket().receive(said);
    await time.advance(100);
    if ('onStateChange' in options) socket().open();
    expect(shown.mock.calls.length).toBeLessThanOrEqual(times);
    expect(shown.mock.calls.every(([error]) => error === mine)).toBe(true);
    expect(shown).toHaveBeenCalled();
    expect([live.state, live.send(2)]).toEqual(['active', 'sent']);
  });

  test('a socket that does not take a message is reported, not thrown from a timer', async () => {
    const { live, errors, openNow } = still();
    await openNow();
    socket().send = fail;
    live.send(1);
    expect([live.state, errors]).toEqual(['active', ['The socket did not take a message']]);
  });
});

test('a token that the server repeats stands in no message', async () => {
  const secret = 'secret-token-123';
  const { errors, openNow } = still({ token: () => secret });
  await openNow();
  socket().receive({ type: 'error', error: 'BAD', reason: `token ${secret} is for another app` });
  socket().receive({ status: 'error', error: `${'x'.repeat(10_000)}` });
  socket().end(4000, `no ${secret}`);
  expect(errors.slice(0, 1)).toEqual(['BAD: token [token] is for another app']);
  expect(errors.map(({ length }) => length <= 500)).toEqual([true, true, true]);
  expect(errors[2]).toBe('Error closing the connection: no [token]');
});
