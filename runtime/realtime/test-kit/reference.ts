import type { QueuePolicy, State } from '../index.ts';

export const [THROTTLE, TRIES, LIFETIME_MS, STABLE_MS, MAX_QUEUE] = [100, 2, 20_000, 10_000, 3];
export const DRAIN_CHECK = 50;
export const BACKOFF = { baseMs: 200, capMs: 100_000, random: () => 0.5 };
const pauseAfter = (failures: number) => 0.75 * 200 * 2 ** (failures - 1);

/**
 * What a live call is expected to do, written without the transition table. Times are multiples of 10 ms. The limit to
 * connections in a time is not in it: no walk is long enough to reach it.
 */
export class Reference {
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
  nextAt = Number.NEGATIVE_INFINITY;
  flushAt = Number.POSITIVE_INFINITY;
  activeSince = 0;
  fruitful = false;
  stalled = false;
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

  #connect(failuresThatCount = 0) {
    this.#enter('connecting');
    if (failuresThatCount > 0) {
      this.wakeAt = this.now + pauseAfter(failuresThatCount);
      return;
    }
    if (this.now >= this.tokenUntil) return this.#needToken(0);
    this.usedToken = this.token;
    this.socket = 'opening';
    this.stalled = false;
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

  #forgetWhenStable() {
    const stable = this.state === 'active' && this.now - this.activeSince >= STABLE_MS;
    if (stable) this.failures = 0;
    return stable;
  }

  /** Counts a failure; gives up or goes on. What goes wrong without a word is told of when it is given up. */
  #fail(goOn: () => void, lastWords?: string) {
    this.#forgetWhenStable();
    this.failures += 1;
    if (this.failures <= TRIES) return goOn();
    if (lastWords) this.errors.push(lastWords);
    this.socket = 'none';
    this.pending = [];
    this.#enter('failed');
  }

  #reconnect() {
    this.socket = 'none';
    this.#connect(this.failures);
  }

  send(value: number) {
    if (this.closed || this.state === 'failed') return;
    const ready = this.state === 'active' && this.now >= this.nextAt && !this.stalled;
    if (this.policy === 'latest') this.pending = [value];
    else if (this.policy === 'drop') this.pending = ready ? [value] : [];
    else if (this.pending.length < MAX_QUEUE) this.pending.push(value);
    else this.errors.push(`The queue is full: ${MAX_QUEUE} messages wait`);
    if (this.state === 'idle') this.#connect(this.failures);
    this.#flush();
  }

  #flush() {
    while (this.state === 'active' && this.pending.length > 0) {
      const wait = Math.max(this.nextAt - this.now, this.stalled ? DRAIN_CHECK : 0);
      if (wait > 0) {
        // The next look is fixed by the first one that was in vain.
        if (this.flushAt === Number.POSITIVE_INFINITY) this.flushAt = this.now + wait;
        return;
      }
      this.sent.push({ value: this.pending.shift() as number, at: this.now });
      this.nextAt = this.now + THROTTLE;
    }
  }

  open() {
    if (this.closed) return;
    if (this.state === 'failed') this.failures = 0;
    if (this.state === 'idle' || this.state === 'failed') this.#connect(this.failures);
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
    this.fruitful = false;
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
    this.#needToken(this.failures);
  }

  unauthorized() {
    this.#fail(() => this.unauthorizedNow(), 'The server does not accept the token');
  }

  ends() {
    if (this.socket === 'opening') return this.socketBreaks('Error closing the connection: ');
    const lastWords = 'The server keeps ending the connection';
    if (this.pending.length > 0) return this.#fail(() => this.#reconnect(), lastWords);
    const goodEnough = this.#forgetWhenStable() || this.fruitful;
    if (goodEnough) return this.#end();
    this.#fail(() => this.#end(), lastWords);
  }

  #end() {
    this.socket = 'none';
    this.#enter('idle');
  }

  result(value: number) {
    this.fruitful = true;
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
      if (this.now >= this.flushAt) {
        this.flushAt = Number.POSITIVE_INFINITY;
        this.#flush();
      }
    }
  }
}
