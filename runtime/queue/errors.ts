import { HttpError, type HttpErrorKind, InvalidRequest, withoutQuery } from '../http/index.ts';
import type { Ticket } from './types.ts';

export type QueueErrorCode =
  | 'submit-failed'
  | 'status-failed'
  | 'result-failed'
  | 'cancel-failed'
  | 'bad-answer'
  | 'failed'
  | 'timeout'
  | 'aborted';

// As much as the http helpers keep of what a server says.
const MAX_TEXT_LENGTH = 500;

/** Every failure of a queued request. */
export class QueueError extends Error {
  readonly code: QueueErrorCode;
  /** The request in the queue, once it has a name. */
  readonly requestId: string | undefined;
  /** To wait for the request again, or to read its result, when it may still be running or is done. */
  readonly ticket: Ticket | undefined;
  readonly kind: HttpErrorKind | undefined;
  readonly status: number | undefined;
  /** Whether doing the same again may succeed. */
  readonly retryable: boolean;

  constructor(
    code: QueueErrorCode,
    message: string,
    options: { cause?: unknown; requestId?: string; ticket?: Ticket } = {},
  ) {
    super(message, options.cause === undefined ? undefined : { cause: options.cause });
    const http = options.cause instanceof HttpError ? options.cause : undefined;
    this.name = code === 'aborted' ? 'AbortError' : 'QueueError';
    this.code = code;
    this.requestId = options.requestId ?? options.ticket?.requestId;
    this.ticket = options.ticket;
    this.kind = http?.kind;
    this.status = http?.status;
    this.retryable = code === 'timeout' || (http?.retryable ?? false);
  }
}

/**
 * Gives a failure its queue code; an abort stays an abort, and a mistake in the call, which is no failure of the
 * queue, stays the TypeError that it is.
 */
export function toQueueError(cause: unknown, code: QueueErrorCode, ticket?: Ticket): QueueError | InvalidRequest {
  if (cause instanceof QueueError || cause instanceof InvalidRequest) return cause;
  if (cause instanceof HttpError && cause.kind === 'aborted') {
    return new QueueError('aborted', 'The queued request was aborted', { cause: cause.cause, ticket });
  }
  return new QueueError(code, shorten(cause instanceof Error ? cause.message : String(cause)), { cause, ticket });
}

/** The same failure, with the request named that it leaves behind, and where to look for it. */
export function leftRunning(error: QueueError, ticket: Ticket): QueueError {
  const { code, message, cause } = error;
  const look = `Request ${ticket.requestId} may still be running: look at ${withoutQuery(ticket.statusUrl)}`;
  const next = 'or wait for the ticket of this error once more';
  return new QueueError(code, `${message}. ${look}, ${next}`, { cause, ticket });
}

/** A server's words, at a length that fits a message. */
export function shorten(text: string): string {
  return text.slice(0, MAX_TEXT_LENGTH);
}
