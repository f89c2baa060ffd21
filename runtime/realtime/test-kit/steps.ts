import fc from 'fast-check';
import { expect } from 'vitest';
import { FakeSocket, fakeClock, settle } from '../../../tests/servers/fake-realtime.ts';
import { connectRealtime, type QueuePolicy, type RealtimeConnection, type State } from '../index.ts';
import { BACKOFF, MAX_QUEUE, type Reference, THROTTLE, TRIES } from './reference.ts';

/** The connection under test, with everything it can observe and cause. */
export class Real {
  readonly time = fakeClock();
  readonly asked: { resolve(token: string): void; reject(error: Error): void; signal: AbortSignal }[] = [];
  readonly results: unknown[] = [];
  readonly errors: string[] = [];
  readonly states: { from: State; to: State }[] = [];
  readonly connection: RealtimeConnection;
  tokens = 0;
  constructor(policy: QueuePolicy) {
    FakeSocket.all.length = 0;
    FakeSocket.now = this.time.clock.now;
    this.connection = connectRealtime({
      url: 'wss://live.test/app',
      token: ({ signal }) => new Promise((resolve, reject) => this.asked.push({ resolve, reject, signal })),
      onResult: (result) => this.results.push(result),
      onError: (error) => this.errors.push(error.message),
      onStateChange: (change) => this.states.push(change),
      throttleMs: THROTTLE,
      queue: policy,
      maxQueue: MAX_QUEUE,
      maxBufferedBytes: 0,
      reconnectTries: TRIES,
      backoff: BACKOFF,
      timeoutMs: 1e9,
      WebSocket: FakeSocket as never,
      clock: this.time.clock,
    });
  }

  /** The question that is still open, if any. */
  question() {
    return this.asked.filter(({ signal }) => !signal.aborted).at(-1);
  }
}

export type Step = {
  name: string;
  can?: (m: Reference) => boolean;
  model: (m: Reference) => void;
  real: (r: Real) => unknown;
};

export class Command implements fc.AsyncCommand<Reference, Real> {
  readonly step: Step;
  constructor(step: Step) {
    this.step = step;
  }
  check(model: Reference) {
    return this.step.can?.(model) ?? true;
  }
  async run(model: Reference, real: Real) {
    this.step.model(model);
    await this.step.real(real);
    await settle();
    expect(real.connection.state).toBe(model.state);
    const sent = FakeSocket.all.flatMap((socket) => socket.sent.map(({ frame, at }) => ({ value: Number(frame), at })));
    expect(sent).toEqual(model.sent);
    expect(real.results).toEqual(model.results);
    expect(real.errors).toEqual(model.errors);
    const live = FakeSocket.all.filter(({ readyState }) => readyState < 2);
    expect(live.map(({ readyState }) => readyState)).toEqual({ none: [], opening: [0], open: [1] }[model.socket]);
    if (live[0]) expect(new URL(live[0].url).searchParams.get('token')).toBe(`token-${model.usedToken}`);
    expect(real.question() !== undefined).toBe(model.asking);
    if (model.closed) expect([real.time.pending(), model.asking]).toEqual([0, false]);
    for (const [index, { from }] of real.states.entries()) expect(from).toBe(real.states[index - 1]?.to ?? 'idle');
  }
  toString() {
    return this.step.name;
  }
}

const hasSocket = (m: Reference) => m.socket !== 'none';
const isOpen = (m: Reference) => m.socket === 'open';
const socket = () => FakeSocket.current() as FakeSocket;
const answer = (real: Real, settleWith: (question: Real['asked'][number]) => void) => {
  const question = real.question() as Real['asked'][number];
  real.asked.splice(real.asked.indexOf(question), 1);
  settleWith(question);
};

export const STEPS: fc.Arbitrary<Step>[] = [
  fc.nat(99).map((n) => ({ name: `send ${n}`, model: (m) => m.send(n), real: (r) => r.connection.send(n) })),
  fc.nat(99).map((n) => ({ name: `send ${n}`, model: (m) => m.send(n), real: (r) => r.connection.send(n) })),
  fc.constant({ name: 'open', model: (m) => m.open(), real: (r) => r.connection.open() }),
  fc.constant({
    name: 'token arrives',
    can: (m) => m.asking,
    model: (m) => m.tokenArrives(),
    real: (r) => answer(r, ({ resolve }) => resolve({ token: `token-${++r.tokens}`, expiresInSeconds: 20 } as never)),
  }),
  fc.constant({
    name: 'token fails',
    can: (m) => m.asking,
    model: (m) => m.tokenFails(),
    real: (r) => answer(r, ({ reject }) => reject(new Error('no'))),
  }),
  fc.constant({
    name: 'socket opens',
    can: (m) => m.socket === 'opening',
    model: (m) => m.socketOpens(),
    real: () => socket().open(),
  }),
  fc.constant({
    name: 'socket fails',
    can: hasSocket,
    model: (m) => m.socketBreaks('Unknown error'),
    real: () => socket().fail(),
  }),
  fc.constant({
    name: 'socket closes with 1006',
    can: hasSocket,
    model: (m) => m.socketBreaks('Error closing the connection: gone'),
    real: () => socket().end(1006, 'gone'),
  }),
  fc.constant({
    name: 'socket closes with 3000',
    can: hasSocket,
    model: (m) => m.socketBreaks('Error closing the connection: who', true),
    real: () => socket().end(3000, 'who'),
  }),
  fc.boolean().map((stalled) => ({
    name: stalled ? 'socket stalls' : 'socket drains',
    can: isOpen,
    model: (m: Reference) => {
      m.stalled = stalled;
    },
    real: () => {
      socket().bufferedAmount = stalled ? 1 : 0;
    },
  })),
  fc.constant({ name: 'server ends', can: hasSocket, model: (m) => m.ends(), real: () => socket().end(1000) }),
  fc.constant({
    name: 'unauthorized',
    can: isOpen,
    model: (m) => m.unauthorized(),
    real: () => socket().receive({ status: 'error', error: 'Unauthorized' }),
  }),
  fc.nat(99).map((n) => ({
    name: `result ${n}`,
    can: isOpen,
    model: (m: Reference) => m.result(n),
    real: () => socket().receive(n),
  })),
  fc.constant({
    name: 'error',
    can: isOpen,
    model: (m) => void m.errors.push('BAD: input'),
    real: () => socket().receive({ type: 'error', error: 'BAD', reason: 'input' }),
  }),
  fc.constant({
    name: 'TIMEOUT',
    can: isOpen,
    model: () => {},
    real: () => socket().receive({ type: 'error', error: 'TIMEOUT', reason: 'idle' }),
  }),
  fc.constantFrom(10, 50, 100, 150, 300, 600, 10_000, 18_000).map((ms) => ({
    name: `${ms} ms pass`,
    model: (m: Reference) => m.advance(ms),
    real: (r: Real) => r.time.advance(ms),
  })),
];

export const CLOSE = fc.constant<Step>({ name: 'close', model: (m) => m.close(), real: (r) => r.connection.close() });
