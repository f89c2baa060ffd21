import type { Backoff } from '../http/index.ts';
import type { Codec } from './codec.ts';
import type { RealtimeError } from './errors.ts';
import type { MachineEvent, State } from './machine.ts';

/** A temporary token; without a lifetime, that of the JWT counts, else 120 seconds. */
export type Token = string | { token: string; expiresInSeconds?: number };

/** Gets a token, usually from a server of one's own, since a key must not be in the page. */
export type TokenProvider = (options: { signal: AbortSignal }) => Token | Promise<Token>;

/**
 * What becomes of messages that cannot leave at once, because of the throttle or because no socket is open:
 * `latest` keeps the newest one only, `all` keeps them in order up to `maxQueue`, `drop` keeps none.
 */
export type QueuePolicy = 'latest' | 'all' | 'drop';

/** `sent` to the socket, `queued` for later, or `dropped` for good. */
export type SendOutcome = 'sent' | 'queued' | 'dropped';

export interface StateChange {
  from: State;
  to: State;
  event: MachineEvent;
}

/** The part of a clock that a test wants to hold. */
export interface Clock {
  now(): number;
  setTimeout(run: () => void, ms: number): unknown;
  clearTimeout(timer: never): void;
}

export interface RealtimeOptions<Result = unknown> {
  /** `wss:` with any query of its own; `ws:` only to this machine. */
  url: string;
  token: TokenProvider;
  /** The query parameter that carries the token. */
  tokenParam?: string;
  onResult: (result: Result) => void;
  onError?: (error: RealtimeError) => void;
  onStateChange?: (change: StateChange) => void;
  /** At most one message in this many milliseconds; 128 by the specification, 0 for no limit. */
  throttleMs?: number;
  /** 1 to 60, sent as `max_buffering`: how many results the server may hold back. */
  maxBuffering?: number;
  /** `latest` unless given. */
  queue?: QueuePolicy;
  /** For the policy `all`: a message beyond it is dropped and reported. */
  maxQueue?: number;
  /** `json` unless given; `binary` is MessagePack. */
  encoding?: 'json' | 'binary' | Codec;
  /** Failures in a row, of socket or token, after which the connection gives up. */
  reconnectTries?: number;
  backoff?: Partial<Backoff>;
  /** For the socket to open and for the token to arrive, each, in milliseconds. */
  timeoutMs?: number;
  WebSocket?: new (url: string) => WebSocket;
  clock?: Clock;
}

export interface RealtimeConnection {
  readonly state: State;
  /** Sends as the policy says, opening the connection when needed. Throws only when the value cannot be encoded. */
  send(input: unknown): SendOutcome;
  /** Opens ahead of the first message, and once more after `failed`. */
  open(): void;
  /** Ends it for good: nothing is sent, received or reported afterwards. */
  close(): void;
}
