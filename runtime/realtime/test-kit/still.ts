import { FakeSocket, fakeClock, settle } from '../../../tests/servers/fake-realtime.ts';
import { connectRealtime, type RealtimeOptions } from '../index.ts';

/** With a clock that is held, and a socket that the test plays. */
export function still(options: Partial<RealtimeOptions> = {}) {
  const time = fakeClock();
  FakeSocket.all.length = 0;
  FakeSocket.now = time.clock.now;
  const [errors, asked, results]: [string[], number[], unknown[]] = [[], [], []];
  const live = connectRealtime({
    url: 'wss://live.test/app?keep=1',
    token: () => {
      asked.push(time.clock.now());
      return { token: `t${asked.length}`, expiresInSeconds: 100 };
    },
    onResult: (result) => results.push(result),
    onError: ({ message }) => errors.push(message),
    WebSocket: FakeSocket as never,
    clock: time.clock,
    backoff: { baseMs: 100, capMs: 1000, random: () => 0 },
    ...options,
  });
  const openNow = async () => {
    live.open();
    await settle();
    FakeSocket.current()?.open();
  };
  return { time, live, errors, asked, results, openNow };
}
