export type RealtimeErrorKind =
  /** The socket was closed with a code other than 1000, or was ended again and again before it brought anything. */
  | 'closed'
  /** The socket failed without saying why, did not open in time, or fell silent. */
  | 'socket'
  /** The server answered with an error, or with something unreadable. */
  | 'message'
  /** The provider gave no token, or the server does not accept those it gives. */
  | 'token'
  /** The queue of messages is full. */
  | 'queue';

/** A failure of a live call. Neither the address, whose query holds the token, nor the token is ever part of it. */
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

/** A failure, and how the machine goes on when there are tries left. */
export interface Failure {
  kind: RealtimeErrorKind;
  message: string;
  status: number;
  cause?: unknown;
  next: 'lost' | 'unauthorized' | 'refused' | 'ended';
  /** Told only when it is the last one, since the connection is expected to get over it. */
  quiet?: boolean;
}
