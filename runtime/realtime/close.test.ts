import { expect, test } from 'vitest';
import { FakeSocket, settle } from '../../tests/servers/fake-realtime.ts';
import type { State } from './index.ts';
import { still } from './test-kit/still.ts';

const unreachable = () => expect.unreachable();

test('while it asks for a token: the question is aborted, and its answer opens nothing', async () => {
  let question: { signal: AbortSignal; answer: (token: string) => void } | undefined;
  const { time, live } = still({
    token: ({ signal }) =>
      new Promise((answer) => {
        question = { signal, answer };
      }),
    onError: unreachable,
  });
  live.send('never');
  expect(live.state).toBe('authInProgress');
  live.close();
  expect(question?.signal.aborted).toBe(true);
  question?.answer('late');
  await time.advance(100_000);
  expect([live.state, FakeSocket.all.length, time.pending()]).toEqual(['idle', 0, 0]);
});

test('while it connects: the socket is given up, and opening late changes nothing', async () => {
  const states: State[] = [];
  const { time, live } = still({ onError: unreachable, onStateChange: ({ to }) => states.push(to) });
  live.send('never');
  await settle();
  const [socket] = FakeSocket.all;
  expect([live.state, socket?.readyState]).toEqual(['connecting', 0]);
  live.close();
  expect(socket?.readyState).toBe(3);
  socket?.open();
  socket?.receive('"late"');
  socket?.end(1006);
  await time.advance(100_000);
  expect([states.at(-1), socket?.sent, FakeSocket.all.length, time.pending()]).toEqual(['idle', [], 1, 0]);
});

test.each<State>([
  'connecting',
  'authRequired',
  'authInProgress',
  'active',
])('from within the change to %s', async (when) => {
  const states: State[] = [];
  const { time, live } = still({
    onError: unreachable,
    onResult: unreachable,
    onStateChange: ({ to }) => {
      states.push(to);
      if (to === when) live.close();
    },
  });
  live.send('never');
  await settle();
  FakeSocket.current()?.open();
  await time.advance(100_000);
  expect([states.at(-1), FakeSocket.current(), time.pending()]).toEqual(['idle', undefined, 0]);
});

test('from within a result: the next ones are not told of, and nothing is sent', async () => {
  const results: unknown[] = [];
  const { time, live, openNow } = still({
    onResult: (result) => {
      results.push(result);
      live.close();
      live.send('again');
    },
  });
  await openNow();
  const [socket] = FakeSocket.all;
  for (const n of [1, 2, 3]) socket?.receive(n);
  await time.advance(100_000);
  expect([results, socket?.sent, FakeSocket.all.length]).toEqual([[1], [], 1]);
});
