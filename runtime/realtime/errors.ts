export type RealtimeErrorKind =
  /** The socket was closed with a code other than 1000. */
  | 'closed'
  /** The socket failed without saying why, or did not open in time. */
  | 'socket'
  /** The server answered with an error, or with something unreadable. */
  | 'message'
  /** The provider gave no token. */
  | 'token'
  /** The queue of messages is full. */
  | 'queue';

/** A failure of a live call. The address is never part of it, since the token stands in its query. */
export class RealtimeError extends Error {
  readonly kind: RealtimeErrorKind;
  /** The close code, or an HTTP status. */
  readonly status: number;
  /** Whether the connection tries again by itself. */
  readonly willRetry: boolean;

  constructor(
    kind: RealtimeErrorKind,
    message: string,
    status: number,
    options: { willRetry?: boolean; cause?: unknown } = {},
  ) {
    super(message, options.cause === undefined ? undefined : { cause: options.cause });
    this.name = 'RealtimeError';
    this.kind = kind;
    this.status = status;
    this.willRetry = options.willRetry ?? false;
  }
}
