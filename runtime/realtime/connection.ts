import { type Backoff, backoffMs } from '../http/index.ts';
import { CODECS, type Codec } from './codec.ts';
import { RealtimeError, type RealtimeErrorKind } from './errors.ts';
import { type Action, type MachineEvent, type State, transitionFor } from './machine.ts';
import { type Meaning, meaningOf } from './messages.ts';
import { createOutbox, type Outbox } from './outbox.ts';
import { resolveSettings, type Settings } from './settings.ts';
import { type LiveSocket, openSocket, socketUrl } from './socket.ts';
import { createTokenKeeper, type TokenKeeper } from './tokens.ts';
import type { Clock, RealtimeConnection, RealtimeOptions, SendOutcome } from './types.ts';

const NORMAL_CLOSE = 1000;
// 3000 is registered for "unauthorized" with IANA, 4401 is what many servers use.
const UNAUTHORIZED_CLOSES: ReadonlySet<number> = new Set([3000, 4401]);
const SERVER_ERROR = 500;
// A connection that has held this long was a good one: what failed before it no longer counts.
const STABLE_MS = 10_000;

/** Carries out what the state machine decides: it owns the socket, the token, the timers and the messages. */
export class Connection<Result> implements RealtimeConnection {
  #state: State = 'idle';
  #closed = false;
  #failures = 0;
  #activeSince = 0;
  #socket: LiveSocket | undefined;
  /** The one wait before a try: for the next socket or the next token. */
  #retryTimer: unknown;
  readonly #events: MachineEvent[] = [];
  #busy = false;
  readonly #options: Settings<Result>;
  readonly #clock: Clock;
  readonly #codec: Codec;
  readonly #backoff: Backoff;
  readonly #outbox: Outbox;
  readonly #tokens: TokenKeeper;

  constructor(options: RealtimeOptions<Result>) {
    this.#options = resolveSettings(options);
    const { encoding, clock, queue, maxQueue, throttleMs } = this.#options;
    this.#clock = clock;
    this.#codec = typeof encoding === 'string' ? CODECS[encoding] : encoding;
    this.#backoff = this.#options.backoff;
    this.#outbox = createOutbox({
      policy: queue,
      maxQueue,
      throttleMs,
      clock,
      isOpen: () => this.#state === 'active' && (this.#socket?.isOpen() ?? false),
      deliver: (frame) => this.#socket?.send(frame),
    });
    this.#tokens = createTokenKeeper({
      provider: options.token,
      timeoutMs: this.#options.timeoutMs,
      clock,
      backoff: this.#backoff,
      tries: this.#options.reconnectTries,
    });
  }

  get state(): State {
    return this.#state;
  }

  send(input: unknown): SendOutcome {
    if (this.#closed || this.#state === 'failed') return 'dropped';
    const kept = this.#outbox.offer(this.#codec.encode(input) as string | Uint8Array<ArrayBuffer>);
    if (!kept && this.#options.queue === 'all') {
      this.#report('queue', `The queue is full: ${this.#options.maxQueue} messages wait`, SERVER_ERROR);
    }
    this.#dispatch('send');
    if (!kept || this.#closed || this.state === 'failed') return 'dropped';
    return this.#outbox.size > 0 ? 'queued' : 'sent';
  }

  open(): void {
    this.#dispatch('open');
  }

  close(): void {
    if (this.#closed) return;
    // Set first, so that the state event of the closing, the last thing heard, cannot start anything anew.
    this.#closed = true;
    this.#step('close');
  }

  /** One event after the other, also when a callback causes the next one. */
  #dispatch(event: MachineEvent): void {
    if (this.#closed) return;
    this.#events.push(event);
    if (this.#busy) return;
    this.#busy = true;
    try {
      for (let next = this.#events.shift(); next && !this.#closed; next = this.#events.shift()) this.#step(next);
    } finally {
      this.#busy = false;
    }
  }

  #step(event: MachineEvent): void {
    const from = this.#state;
    const transition = transitionFor(from, event);
    if (!transition) return;
    const { to, actions } = transition;
    if (to !== from) this.#stopWaiting();
    this.#state = to;
    for (const action of actions) this.#actions[action]();
    const { onStateChange } = this.#options;
    if (to !== from && onStateChange) this.#call(() => onStateChange({ from, to, event }));
  }

  readonly #actions: Record<Action, () => void> = {
    connect: () => this.#connect(),
    connectLater: () => this.#later(() => this.#connect(), this.#failures),
    askNow: () => this.#dispatch('ask'),
    askSoon: () => this.#later(() => this.#dispatch('ask'), this.#failures - 1),
    askLater: () => this.#later(() => this.#dispatch('ask'), this.#failures),
    fetchToken: () => this.#fetchToken(),
    activate: () => {
      this.#activeSince = this.#clock.now();
      this.#tokens.keepFresh((cause, willRetry) => this.#reportToken(cause, willRetry));
    },
    flush: () => this.#outbox.flush(),
    dropToken: () => this.#tokens.dropUsed(),
    dropSocket: () => {
      this.#socket?.drop();
      this.#socket = undefined;
    },
    dropMessages: () => this.#outbox.clear(),
    resetTries: () => {
      this.#failures = 0;
    },
  };

  #connect(): void {
    const { url, tokenParam, maxBuffering, timeoutMs, WebSocket: Socket = globalThis.WebSocket } = this.#options;
    const token = this.#tokens.use();
    if (token === undefined) {
      this.#dispatch('tokenMissing');
      return;
    }
    const address = socketUrl(url, {
      [tokenParam]: token,
      max_buffering: maxBuffering === undefined ? undefined : String(maxBuffering),
    });
    let opened = false;
    const handlers = {
      onOpen: () => {
        opened = true;
        this.#dispatch('opened');
      },
      onFrame: (frame: string | ArrayBuffer) => this.#receive(frame),
      onError: () => this.#lose('socket', 'Unknown error', SERVER_ERROR, opened),
      onClose: (code: number, reason: string) => this.#onClose(code, reason, opened),
    };
    try {
      this.#socket = openSocket(() => new Socket(address), handlers, { timeoutMs, clock: this.#clock });
    } catch {
      handlers.onError();
    }
  }

  #onClose(code: number, reason: string, opened: boolean): void {
    if (code !== NORMAL_CLOSE || !opened) {
      const event = UNAUTHORIZED_CLOSES.has(code) ? 'unauthorized' : 'lost';
      this.#lose('closed', `Error closing the connection: ${reason}`, code, opened, event);
    } else if (this.#outbox.size === 0) {
      this.#dispatch('ended');
    } else {
      this.#dispatch(this.#countFailure() ? 'lost' : 'exhausted');
    }
  }

  #lose(
    kind: RealtimeErrorKind,
    message: string,
    status: number,
    opened: boolean,
    event: 'lost' | 'unauthorized' = 'lost',
  ): void {
    // A handshake that fails says nothing of the cause, and the token may be it.
    if (!opened) this.#tokens.dropUsed();
    const willRetry = this.#countFailure();
    this.#report(kind, message, status, { willRetry });
    this.#dispatch(willRetry ? event : 'exhausted');
  }

  /** @returns whether there are tries left */
  #countFailure(): boolean {
    const stable = this.#state === 'active' && this.#clock.now() - this.#activeSince >= STABLE_MS;
    this.#failures = stable ? 1 : this.#failures + 1;
    return this.#failures <= this.#options.reconnectTries;
  }

  #receive(frame: string | ArrayBuffer): void {
    let meaning: Meaning;
    try {
      meaning = meaningOf(this.#codec.decode(frame));
    } catch (cause) {
      this.#report('message', 'A message of the server cannot be read', SERVER_ERROR, { cause });
      return;
    }
    if (meaning.type === 'unauthorized') {
      this.#dispatch(this.#countFailure() ? 'unauthorized' : 'exhausted');
    } else if (meaning.type === 'error') {
      const { error } = meaning;
      this.#call(() => this.#options.onError?.(error));
    } else if (meaning.type === 'result') {
      const { value } = meaning;
      this.#failures = 0;
      this.#call(() => this.#options.onResult(value as Result));
    }
  }

  #fetchToken(): void {
    const onToken = () => this.#dispatch('authenticated');
    // One that was refreshed in the background may be there already.
    if (this.#tokens.isUsable()) {
      onToken();
      return;
    }
    this.#tokens.ask(onToken, (cause) => {
      const willRetry = this.#countFailure();
      this.#reportToken(cause, willRetry);
      this.#dispatch(willRetry ? 'refused' : 'exhausted');
    });
  }

  #reportToken(cause: unknown, willRetry: boolean): void {
    const { status } = Object(cause) as { status?: unknown };
    const code = typeof status === 'number' ? status : SERVER_ERROR;
    this.#report('token', 'The token could not be fetched', code, { willRetry, cause });
  }

  #later(run: () => void, failures: number): void {
    if (failures <= 0) run();
    else this.#retryTimer = this.#clock.setTimeout(run, backoffMs(failures, this.#backoff));
  }

  /** Leaving a state ends whatever it was waiting for. */
  #stopWaiting(): void {
    if (this.#retryTimer !== undefined) this.#clock.clearTimeout(this.#retryTimer as never);
    this.#retryTimer = undefined;
    this.#tokens.stop();
  }

  #report(
    kind: RealtimeErrorKind,
    message: string,
    status: number,
    options: { willRetry?: boolean; cause?: unknown } = {},
  ): void {
    this.#call(() => this.#options.onError?.(new RealtimeError(kind, message, status, options)));
  }

  /** A callback that throws must not leave the machine half way; its error surfaces where nobody catches it. */
  #call(callback: () => void): void {
    try {
      callback();
    } catch (error) {
      queueMicrotask(() => {
        throw error;
      });
    }
  }
}
