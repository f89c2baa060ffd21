import { FakeSocket, fakeClock, settle } from './fake-realtime.ts';

/** What a server does with one connection: whether it opens it, and what it says or does after how many milliseconds. */
export interface ServerTurn {
  opens: boolean;
  acts: readonly { afterMs: number; act: ServerAct }[];
}

export const SERVER_ACTS = {
  result: (socket: FakeSocket) => socket.receive({ image: 'x' }),
  unauthorized: (socket: FakeSocket) => socket.receive({ status: 'error', error: 'Unauthorized' }),
  error: (socket: FakeSocket) => socket.receive({ type: 'error', error: 'BAD' }),
  nonsense: (socket: FakeSocket) => socket.receive('{'),
  'close 1000': (socket: FakeSocket) => socket.end(1000),
  'close 1006': (socket: FakeSocket) => socket.end(1006),
  'close 3000': (socket: FakeSocket) => socket.end(3000),
  'close 4401': (socket: FakeSocket) => socket.end(4401),
  fail: (socket: FakeSocket) => socket.fail(),
};
export type ServerAct = keyof typeof SERVER_ACTS;

/**
 * A server that plays one turn for each connection, the last ones over and over. Its sockets count themselves by the time
 * of the held clock.
 */
export function hostileServer(turns: readonly ServerTurn[]) {
  const time = fakeClock();
  const connectedAt: number[] = [];
  FakeSocket.all.length = 0;
  FakeSocket.now = time.clock.now;
  class HostileSocket extends FakeSocket {
    constructor(url: string) {
      super(url);
      const turn = turns[connectedAt.length % turns.length];
      connectedAt.push(time.clock.now());
      if (turn) queueMicrotask(() => this.#play(turn));
    }

    #play({ opens, acts }: ServerTurn) {
      if (this.readyState !== 0) return;
      if (!opens) return this.fail();
      this.open();
      let atMs = 0;
      for (const { afterMs, act } of acts) {
        atMs += afterMs;
        const run = () => this.readyState === 1 && SERVER_ACTS[act](this);
        if (atMs === 0) run();
        else time.clock.setTimeout(run, atMs);
      }
    }
  }
  return { time, connectedAt, HostileSocket, settle };
}

/** The largest number of moments that any window of so many milliseconds holds. */
export function mostWithin(moments: readonly number[], windowMs: number): number {
  let first = 0;
  return moments.reduce((most, moment, index) => {
    while ((moments[first] ?? moment) <= moment - windowMs) first += 1;
    return Math.max(most, index - first + 1);
  }, 0);
}
