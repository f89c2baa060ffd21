import type { Clock } from '../../runtime/realtime/index.ts';

/** A clock that stands still until it is told to go on. */
export function fakeClock() {
  let time = 0;
  let nextId = 1;
  const timers = new Map<number, { at: number; run: () => void }>();
  const clock: Clock = {
    now: () => time,
    setTimeout(run, ms) {
      timers.set(nextId, { at: time + ms, run });
      return nextId++;
    },
    clearTimeout: (id) => void timers.delete(id),
  };
  const due = (until: number) =>
    [...timers].filter(([, { at }]) => at <= until).sort(([a, x], [b, y]) => x.at - y.at || a - b)[0];
  return {
    clock,
    pending: () => timers.size,
    async advance(ms: number) {
      await settle();
      const until = time + ms;
      for (let next = due(until); next; next = due(until)) {
        timers.delete(next[0]);
        time = Math.max(time, next[1].at);
        next[1].run();
        await settle();
      }
      time = until;
    },
  };
}

/** Lets every promise that can go on do so. */
export async function settle(): Promise<void> {
  for (let turn = 0; turn < 12; turn++) await Promise.resolve();
}

/** A websocket without a network: the test plays the server. */
export class FakeSocket {
  static readonly all: FakeSocket[] = [];
  readyState = 0;
  binaryType = '';
  bufferedAmount = 0;
  readonly sent: { frame: unknown; at: number }[] = [];
  onopen: (() => void) | null = null;
  onmessage: ((event: { data: unknown }) => void) | null = null;
  onerror: (() => void) | null = null;
  onclose: ((event: { code: number; reason: string }) => void) | null = null;
  readonly url: string;
  static now: () => number = () => 0;

  constructor(url: string) {
    this.url = url;
    FakeSocket.all.push(this);
  }

  /** The newest socket that the client has not given up. */
  static current(): FakeSocket | undefined {
    return FakeSocket.all.filter(({ readyState }) => readyState < 2).at(-1);
  }

  send(frame: unknown) {
    if (this.readyState !== 1) throw new Error('Sent to a socket that is not open');
    this.sent.push({ frame, at: FakeSocket.now() });
  }

  close() {
    this.readyState = 3;
  }

  open() {
    this.readyState = 1;
    this.onopen?.();
  }

  receive(value: unknown) {
    this.onmessage?.({ data: typeof value === 'string' ? value : JSON.stringify(value) });
  }

  fail() {
    this.readyState = 3;
    this.onerror?.();
    this.onclose?.({ code: 1006, reason: '' });
  }

  end(code: number, reason = '') {
    this.readyState = 3;
    this.onclose?.({ code, reason });
  }
}
