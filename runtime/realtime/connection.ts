import { backoffMs, tell } from '../http/index.ts';
import { encodeFrame, type Frame } from './codec.ts';
import { type Failure, RealtimeError, type RealtimeErrorKind } from './errors.ts';
import { createLifeline, type Lifeline } from './lifeline.ts';
import { type Action, type MachineEvent, type State, transitionFor } from './machine.ts';
import { type Meaning, meaningOf } from './messages.ts';
import { createOutbox, type Outbox } from './outbox.ts';
import { createPace, type Pace } from './pace.ts';
import { resolveSettings, type Settings } from './settings.ts';
import { type LiveSocket, openSocket, socketUrl } from './socket.ts';
import { TokenKeeper } from './tokens.ts';
import type { RealtimeConnection, RealtimeOptions, SendOutcome } from './types.ts';

const NORMAL_CLOSE = 1000;
// 3000 is registered for "unauthorized" with IANA, 4401 is what many servers use.
const UNAUTHORIZED_CLOSES: ReadonlySet<number> = new Set([3000, 4401]);
const [UNAUTHORIZED, REQUEST_TIMEOUT, SERVER_ERROR] = [401, 408, 500];
// A connection that has held this long was a good one: what failed before it no longer counts. Nothing shorter is proof:
// a server that sends a result and hangs up would be called again without a pause.
const STABLE_MS = 10_000;

/** Carries out what the state machine decides: it owns the socket, the token, the timers and the messages. */
export class Connection<Result> implements RealtimeConnection {
  #state: State = 'idle';
  #closed = false;
  #failures = 0;
  #activeSince = 0;
  /** Whether the socket has brought a result. */
  #fruitful = false;
  #socket: LiveSocket | undefined;
  /** The one wait before a try: for the next socket or the next token. */
  #retryTimer: unknown;
  readonly #events: MachineEvent[] = [];
  #busy = false;
  readonly #settings: Settings<Result>;
  readonly #pace: Pace;
  readonly #outbox: Outbox;
  readonly #tokens: TokenKeeper;
  readonly #lifeline: Lifeline;

  constructor(options: RealtimeOptions<Result>) {
    const settings = resolveSettings(options);
    const { clock, ping, idleMs, queue, token, reconnectTries } = settings;
    this.#settings = settings;
    this.#pace = createPace(clock);
    this.#outbox = createOutbox({
      ...settings,
      policy: queue,
      isOpen: () => this.#state === 'active' && (this.#socket?.isOpen() ?? false),
      bufferedBytes: () => this.#socket?.bufferedBytes() ?? 0,
      deliver: (frame) => this.#deliver(frame),
    });
    this.#tokens = new TokenKeeper({ ...settings, provider: token, tries: reconnectTries });
    const pingFrame = ping && encodeFrame(settings.codec, ping.message);
    this.#lifeline = createLifeline({
      clock,
      idleMs,
      onIdle: () => this.#lose({ message: `Nothing came from the server for ${idleMs} ms`, status: REQUEST_TIMEOUT }),
      pingMs: ping?.everyMs,
      onPing: () => pingFrame !== undefined && this.#ping(pingFrame),
    });
  }

  get state(): State {
    return this.#state;
  }

  send(input: unknown): SendOutcome {
    if (this.#closed || this.#state === 'failed') return 'dropped';
    const kept = this.#outbox.offer(encodeFrame(this.#settings.codec, input));
    if (!kept && this.#settings.queue === 'all') {
      this.#report('queue', `The queue is full: ${this.#settings.maxQueue} messages wait`, SERVER_ERROR);
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
    if (to !== from) tell(this.#settings.onStateChange, { from, to, event });
  }

  readonly #actions: Record<Action, () => void> = {
    connect: () => this.#connectAfter(0),
    connectLater: () => this.#connectAfter(this.#failures),
    askNow: () => this.#askAfter(0),
    askLater: () => this.#askAfter(this.#failures),
    fetchToken: () => this.#fetchToken(),
    activate: () => {
      this.#activeSince = this.#settings.clock.now();
      this.#fruitful = false;
      this.#tokens.keepFresh((cause, willRetry) => this.#report(...tokenFailure(cause), { willRetry, cause }));
      this.#lifeline.start();
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

  #connectAfter(failures: number): void {
    this.#later(Math.max(this.#pauseMs(failures), this.#pace.waitMs()), () => this.#connect());
  }

  #askAfter(failures: number): void {
    this.#later(Math.max(this.#pauseMs(failures), this.#tokens.waitMs()), () => this.#dispatch('ask'));
  }

  #pauseMs(failures: number): number {
    return failures > 0 ? backoffMs(failures, this.#settings.backoff) : 0;
  }

  #later(pauseMs: number, run: () => void): void {
    if (pauseMs <= 0) run();
    else this.#retryTimer = this.#settings.clock.setTimeout(run, pauseMs);
  }

  #connect(): void {
    const { url, tokenParam, maxBuffering, timeoutMs, clock, WebSocket: Socket } = this.#settings;
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
      onError: () => this.#lose({ opened }),
      onClose: (code: number, reason: string) => this.#onClose(code, reason, opened),
    };
    this.#pace.note();
    try {
      this.#socket = openSocket(() => new Socket(address), handlers, { timeoutMs, clock });
    } catch {
      handlers.onError();
    }
  }

  #onClose(code: number, reason: string, opened: boolean): void {
    if (code !== NORMAL_CLOSE || !opened) {
      const message = `Error closing the connection: ${this.#tokens.clean(reason)}`;
      const next = UNAUTHORIZED_CLOSES.has(code) ? 'unauthorized' : 'lost';
      this.#lose({ kind: 'closed', message, status: code, opened, next });
      return;
    }
    const next = this.#outbox.size > 0 ? 'lost' : 'ended';
    if (next === 'ended' && (this.#fruitful || this.#isStable())) {
      this.#forgetFailures();
      this.#dispatch(next);
      return;
    }
    this.#fail({ kind: 'closed', message: 'The server keeps ending the connection', status: code, next, quiet: true });
  }

  #lose({ opened = true, ...failure }: Partial<Failure> & { opened?: boolean }): void {
    // A handshake that fails says nothing of the cause, and the token may be it.
    if (!opened) this.#tokens.dropUsed();
    this.#fail({ kind: 'socket', message: 'Unknown error', status: SERVER_ERROR, next: 'lost', ...failure });
  }

  /** Every failure comes through here, so that each is counted once, told of once, and answered with a pause. */
  #fail({ kind, message, status, cause, next, quiet }: Failure): void {
    this.#forgetFailures();
    this.#failures += 1;
    const willRetry = this.#failures <= this.#settings.reconnectTries;
    if (!quiet || !willRetry) this.#report(kind, message, status, { willRetry, cause });
    this.#dispatch(willRetry ? next : 'exhausted');
  }

  #isStable(): boolean {
    return this.#state === 'active' && this.#settings.clock.now() - this.#activeSince >= STABLE_MS;
  }

  #forgetFailures(): void {
    if (this.#isStable()) this.#failures = 0;
  }

  #receive(frame: string | ArrayBuffer): void {
    this.#lifeline.heard();
    let meaning: Meaning;
    try {
      meaning = meaningOf(this.#settings.codec.decode(frame), (text) => this.#tokens.clean(text));
    } catch (cause) {
      this.#report('message', 'A message of the server cannot be read', SERVER_ERROR, { cause });
      return;
    }
    const { onError, onResult, ping } = this.#settings;
    if (meaning.type === 'unauthorized') {
      const message = 'The server does not accept the token';
      this.#fail({ kind: 'token', message, status: UNAUTHORIZED, next: 'unauthorized', quiet: true });
    } else if (meaning.type === 'error') {
      tell(onError, meaning.error);
    } else if (meaning.type === 'result' && tell(ping?.isAnswer, meaning.value) !== true) {
      this.#fruitful = true;
      // Unless the call before has closed it.
      if (!this.#closed) tell(onResult, meaning.value as Result);
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
      const [kind, message, status] = tokenFailure(cause);
      this.#fail({ kind, message, status, cause, next: 'refused' });
    });
  }

  #deliver(frame: Frame): void {
    try {
      this.#socket?.send(frame);
    } catch (cause) {
      this.#report('socket', 'The socket did not take a message', SERVER_ERROR, { cause });
    }
  }

  #ping(frame: Frame): void {
    const { maxBufferedBytes } = this.#settings;
    // Into a buffer that does not drain, it would only wait behind the rest.
    if (this.#socket?.isOpen() && this.#socket.bufferedBytes() <= maxBufferedBytes) this.#deliver(frame);
  }

  /** Leaving a state ends whatever it was waiting for. */
  #stopWaiting(): void {
    if (this.#retryTimer !== undefined) this.#settings.clock.clearTimeout(this.#retryTimer as never);
    this.#retryTimer = undefined;
    this.#tokens.stop();
    this.#lifeline.stop();
  }

  #report(
    kind: RealtimeErrorKind,
    message: string,
    status: number,
    options: { willRetry?: boolean; cause?: unknown } = {},
  ): void {
    tell(this.#settings.onError, new RealtimeError(kind, message, status, options));
  }
}

function tokenFailure(cause: unknown): [kind: 'token', message: string, status: number] {
  const { status } = Object(cause) as { status?: unknown };
  return ['token', 'The token could not be fetched', typeof status === 'number' ? status : SERVER_ERROR];
}
