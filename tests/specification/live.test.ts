import { describe, expect, test } from 'vitest';
import { createHttpClient, type Middleware } from '../../runtime/http/index.ts';
import { connectRealtime, type RealtimeOptions } from '../../runtime/realtime/index.ts';
import { still } from '../../runtime/realtime/test-kit/still.ts';
import { FakeSocket, settle } from '../servers/fake-realtime.ts';

type Said = { message: string; status: number | undefined };

/** A connection that is open on a socket which the test plays, and the errors that it reports. */
async function opened(options: Partial<RealtimeOptions> = {}) {
  const said: Said[] = [];
  const kept = still({ onError: ({ message, status }) => said.push({ message, status }), ...options });
  await kept.openNow();
  return { ...kept, said };
}

describe('what a live connection reports', () => {
  test.each<[string, () => void, Said[]]>([
    [
      'a close with another code than 1000',
      () => FakeSocket.current()?.end(4000, 'busy'),
      [{ message: 'Error closing the connection: busy', status: 4000 }],
    ],
    ['a close with 1000', () => FakeSocket.current()?.end(1000, 'done'), []],
    ['an error of the socket', () => FakeSocket.current()?.fail(), [{ message: 'Unknown error', status: 500 }]],
    [
      'a message of type error',
      () => FakeSocket.current()?.receive({ type: 'error', error: 'BAD_INPUT', reason: 'no prompt' }),
      [{ message: 'BAD_INPUT: no prompt', status: 400 }],
    ],
    ['a timeout', () => FakeSocket.current()?.receive({ type: 'error', error: 'TIMEOUT', reason: 'idle' }), []],
    ['Unauthorized', () => FakeSocket.current()?.receive({ status: 'error', error: 'Unauthorized' }), []],
  ])('%s', async (_, happens, reported) => {
    const { said, live } = await opened();
    happens();
    await settle();
    expect(said).toEqual(reported);
    live.close();
  });

  test('Unauthorized: another token is asked for', async () => {
    const { asked, time, live } = await opened();
    FakeSocket.current()?.receive({ status: 'error', error: 'Unauthorized' });
    await time.advance(5000);
    expect(asked).toHaveLength(2);
    live.close();
  });
});

describe('the times and limits of a live connection', () => {
  test('one message in 128 ms', async () => {
    const { live, time } = await opened();
    live.send('a');
    live.send('b');
    const sent = () => FakeSocket.all.flatMap((socket) => socket.sent);
    await time.advance(127);
    expect(sent()).toHaveLength(1);
    await time.advance(1);
    expect(sent().map(({ at }) => at)).toEqual([0, 128]);
    live.close();
  });

  test.each([
    [10, 9],
    [120, 108],
    [1000, 900],
  ])('a token that lives %d s is renewed after %d s', async (expiresInSeconds, seconds) => {
    let asked = 0;
    const token = () => {
      asked += 1;
      return { token: 't', expiresInSeconds };
    };
    const { time, live } = await opened({ token });
    await time.advance(seconds * 1000 - 1);
    expect(asked).toBe(1);
    await time.advance(1);
    expect(asked).toBe(2);
    live.close();
  });

  test.each([
    [0, false],
    [1, true],
    [60, true],
    [61, false],
  ])('maxBuffering %d is taken: %s', (maxBuffering, taken) => {
    const connect = () =>
      connectRealtime({ url: 'wss://live.test', token: () => 't', onResult: () => {}, maxBuffering });
    if (taken) expect(connect).not.toThrow();
    else expect(connect).toThrow('maxBuffering must be between 1 and 60 (inclusive)');
  });
});

test('two middlewares of one name are refused', () => {
  const same: Middleware = { name: 'log', handle: (request, next) => next(request) };
  expect(() => createHttpClient({ middleware: [same, same] })).toThrow('Duplicate middleware name');
});
