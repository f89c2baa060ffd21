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

/**
 * `sent` to the socket, `queued` for later, or `dropped` for good. `sent` says that an open socket has taken the message,
 * and nothing about its arrival: it may still wait in the buffer of the socket or the network, and is lost when the
 * connection breaks. Only a result of the server says that it has arrived.
 */
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
  /** At most one message in this many milliseconds; 128 unless given, 0 for no limit. */
  throttleMs?: number;
  /** 1 to 60, sent as `max_buffering`: how many results the server may hold back. */
  maxBuffering?: number;
  /** `latest` unless given. */
  queue?: QueuePolicy;
  /** For the policy `all`: a message beyond it is dropped and reported. */
  maxQueue?: number;
  /**
   * While the socket holds more than this many bytes that the network has not taken, messages wait or are dropped as
   * `queue` says; 1 MiB unless given. A single message may be larger.
   */
  maxBufferedBytes?: number;
  /**
   * Sends `message` every so many milliseconds while the socket is open, outside of queue and throttle. A message of the
   * server for which `isAnswer` returns true is no result.
   */
  ping?: { everyMs: number; message: unknown; isAnswer?: (message: unknown) => boolean };
  /**
   * An open socket from which nothing has come for so many milliseconds is taken for dead; no limit unless given. It needs
   * a server that speaks by itself or answers a `ping`, since a socket that is merely quiet would be closed as well.
   */
  idleMs?: number;
  /** `json` unless given; `binary` is MessagePack. */
  encoding?: 'json' | 'binary' | Codec;
  /**
   * Failures in a row, of socket or token, after which the connection gives up; 5 unless given. The count starts over
   * when a connection has held for 10 seconds, and with `open` after `failed`.
   */
  reconnectTries?: number;
  backoff?: Partial<Backoff>;
  /** For the socket to open and for the token to arrive, each, in milliseconds. */
  timeoutMs?: number;
  WebSocket?: new (url: string) => WebSocket;
  clock?: Clock;
}

export interface RealtimeConnection {
  readonly state: State;
  /**
   * Sends as the policy says, opening the connection when needed.
   *
   * @throws whatever the codec throws for a value that it cannot encode; TypeError when it gives neither text nor bytes
   */
  send(input: unknown): SendOutcome;
  /** Opens ahead of the first message, and once more after `failed`. */
  open(): void;
  /** Ends it for good: nothing is sent, received or reported afterwards. */
  close(): void;
}
