import fc from 'fast-check';
import { expect, test } from 'vitest';
import { FakeSocket, fakeClock, settle } from '../../tests/servers/fake-realtime.ts';
import { connectRealtime, type QueuePolicy, type RealtimeConnection, type State } from './index.ts';

/**
 * Random sequences of what a caller, a token provider, a server and the clock can do, against a reference machine that
 * was written from the specification and knows nothing of the transition table. Times are multiples of 10 ms.
 */
const [THROTTLE, TRIES, LIFETIME_MS, STABLE_MS, MAX_QUEUE] = [100, 2, 20_000, 10_000, 3];
const BACKOFF = { baseMs: 200, capMs: 100_000, random: () => 0.5 };
const pauseAfter = (failures: number) => 0.75 * 200 * 2 ** (failures - 1);

/** The reference machine. */
class Reference {
  state: State = 'idle';
  closed = false;
  now = 0;
  pending: number[] = [];
  sent: { value: number; at: number }[] = [];
  results: number[] = [];
  errors: string[] = [];
  socket: 'none' | 'opening' | 'open' = 'none';
  asking = false;
  failures = 0;
  token = 0;
  tokenUntil = -1;
  usedToken = 0;
  tokensGiven = 0;
  wakeAt = Number.POSITIVE_INFINITY;
  refreshAt = Number.POSITIVE_INFINITY;
  refreshFailures = 0;
  flushAt = Number.NEGATIVE_INFINITY;
  activeSince = 0;
  readonly policy: QueuePolicy;
  constructor(policy: QueuePolicy) {
    this.policy = policy;
  }

  #enter(state: State) {
    if (state !== this.state) {
      this.wakeAt = this.refreshAt = Number.POSITIVE_INFINITY;
      this.asking = false;
    }
    this.state = state;
  }

  #connect() {
    this.#enter('connecting');
    if (this.now >= this.tokenUntil) return this.#needToken(0);
    this.usedToken = this.token;
    this.socket = 'opening';
  }

  #needToken(failuresThatCount: number) {
    this.#enter('authRequired');
    if (failuresThatCount <= 0) this.#ask();
    else this.wakeAt = this.now + pauseAfter(failuresThatCount);
  }

  #ask() {
    this.#enter('authInProgress');
    if (this.now < this.tokenUntil) return this.#connect();
    this.asking = true;
  }

  /** Counts a failure; gives up or goes on. */
  #fail(goOn: () => void) {
    const stable = this.state === 'active' && this.now - this.activeSince >= STABLE_MS;
    this.failures = stable ? 1 : this.failures + 1;
    if (this.failures <= TRIES) return goOn();
    this.socket = 'none';
    this.pending = [];
    this.#enter('failed');
  }

  #reconnect() {
    this.socket = 'none';
    this.#enter('connecting');
    this.wakeAt = this.now + pauseAfter(this.failures);
  }

  send(value: number) {
    if (this.closed || this.state === 'failed') return;
    const ready = this.state === 'active' && this.now >= this.flushAt;
    if (this.policy === 'latest') this.pending = [value];
    else if (this.policy === 'drop') this.pending = ready ? [value] : [];
    else if (this.pending.length < MAX_QUEUE) this.pending.push(value);
    else this.errors.push(`The queue is full: ${MAX_QUEUE} messages wait`);
    if (this.state === 'idle') this.#connect();
    this.#flush();
  }

  #flush() {
    if (this.state !== 'active' || this.now < this.flushAt) return;
    const value = this.pending.shift();
    if (value === undefined) return;
    this.sent.push({ value, at: this.now });
    this.flushAt = this.now + THROTTLE;
  }

  open() {
    if (this.closed) return;
    if (this.state === 'failed') this.failures = 0;
    if (this.state === 'idle' || this.state === 'failed') this.#connect();
  }

  close() {
    this.closed = true;
    this.socket = 'none';
    this.pending = [];
    this.#enter('idle');
  }

  tokenArrives() {
    this.asking = false;
    this.token = ++this.tokensGiven;
    this.tokenUntil = this.now + 0.9 * LIFETIME_MS;
    if (this.state === 'authInProgress') return this.#connect();
    this.refreshFailures = 0;
    this.refreshAt = this.tokenUntil;
  }

  tokenFails() {
    this.asking = false;
    this.errors.push('The token could not be fetched');
    if (this.state === 'authInProgress') return this.#fail(() => this.#needToken(this.failures));
    if (++this.refreshFailures > TRIES) return;
    this.refreshAt = this.now + pauseAfter(this.refreshFailures);
  }

  socketOpens() {
    this.socket = 'open';
    this.#enter('active');
    this.activeSince = this.now;
    this.refreshAt = this.tokenUntil;
    this.refreshFailures = 0;
    this.#flush();
  }

  socketBreaks(message: string, unauthorized = false) {
    if (this.socket === 'opening') this.tokenUntil = -1;
    this.errors.push(message);
    this.#fail(() => (unauthorized ? this.unauthorizedNow() : this.#reconnect()));
  }

  unauthorizedNow() {
    this.socket = 'none';
    if (this.token === this.usedToken) this.tokenUntil = -1;
    this.#needToken(this.failures - 1);
  }

  unauthorized() {
    this.#fail(() => this.unauthorizedNow());
  }

  ends() {
    if (this.socket === 'opening') return this.socketBreaks('Error closing the connection: ');
    if (this.pending.length > 0) return this.#fail(() => this.#reconnect());
    this.socket = 'none';
    this.#enter('idle');
  }

  result(value: number) {
    this.failures = 0;
    this.results.push(value);
  }

  advance(ms: number) {
    for (const until = this.now + ms; this.now < until; ) {
      this.now += 10;
      if (this.now >= this.wakeAt) {
        this.wakeAt = Number.POSITIVE_INFINITY;
        if (this.state === 'connecting') this.#connect();
        else this.#ask();
      }
      if (this.now >= this.refreshAt) {
        this.refreshAt = Number.POSITIVE_INFINITY;
        this.asking = true;
      }
      this.#flush();
    }
  }
}

/** The connection under test, with everything it can observe and cause. */
class Real {
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

type Step = {
  name: string;
  can?: (m: Reference) => boolean;
  model: (m: Reference) => void;
  real: (r: Real) => unknown;
};

class Command implements fc.AsyncCommand<Reference, Real> {
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

const STEPS: fc.Arbitrary<Step>[] = [
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

const CLOSE = fc.constant<Step>({ name: 'close', model: (m) => m.close(), real: (r) => r.connection.close() });

test.each<QueuePolicy>([
  'latest',
  'all',
  'drop',
])('the connection does what the reference does (%s)', async (policy) => {
  // Closing ends the story, so it is rare; what follows it must change nothing.
  const step = fc.oneof(...STEPS.map((arbitrary) => ({ weight: 6, arbitrary })), { weight: 1, arbitrary: CLOSE });
  const commands = fc.commands([step.map((value) => new Command(value))], { maxCommands: 60, size: 'max' });
  const visited = new Set<string>();
  await fc.assert(
    fc.asyncProperty(commands, async (list) => {
      const model = new Reference(policy);
      const real = new Real(policy);
      await fc.asyncModelRun(() => ({ model, real }), list);
      for (const { from, to } of real.states) visited.add(`${from}>${to}`);
      await real.time.advance(1e6);
      real.connection.close();
      await settle();
      expect(real.time.pending()).toBe(0);
    }),
    { numRuns: 1000 },
  );
  // The walk has been everywhere, or it has proved little.
  expect([...visited]).toEqual(
    expect.arrayContaining([
      'idle>connecting',
      'connecting>authRequired',
      'authRequired>authInProgress',
      'authInProgress>connecting',
      'authInProgress>authRequired',
      'authInProgress>failed',
      'connecting>active',
      'connecting>failed',
      'active>connecting',
      'active>authRequired',
      'active>idle',
      'failed>connecting',
    ]),
  );
}, 60_000);
