import { HttpError, type HttpErrorKind } from '../http/index.ts';

export type QueueErrorCode =
  | 'submit-failed'
  | 'status-failed'
  | 'result-failed'
  | 'cancel-failed'
  | 'bad-answer'
  | 'failed'
  | 'timeout'
  | 'aborted';

/** Every failure of a queued request. */
export class QueueError extends Error {
  readonly code: QueueErrorCode;
  /** The request in the queue, once it has a name. */
  readonly requestId: string | undefined;
  readonly kind: HttpErrorKind | undefined;
  readonly status: number | undefined;
  /** Whether doing the same again may succeed. */
  readonly retryable: boolean;

  constructor(code: QueueErrorCode, message: string, options: { cause?: unknown; requestId?: string } = {}) {
    super(message, options.cause === undefined ? undefined : { cause: options.cause });
    const http = options.cause instanceof HttpError ? options.cause : undefined;
    this.name = code === 'aborted' ? 'AbortError' : 'QueueError';
    this.code = code;
    this.requestId = options.requestId;
    this.kind = http?.kind;
    this.status = http?.status;
    this.retryable = code === 'timeout' || (http?.retryable ?? false);
  }
}

/** Gives a failure its queue code; an abort stays an abort. */
export function toQueueError(cause: unknown, code: QueueErrorCode, requestId?: string): QueueError {
  if (cause instanceof QueueError) return cause;
  if (cause instanceof HttpError && cause.kind === 'aborted') {
    return new QueueError('aborted', 'The queued request was aborted', { cause: cause.cause, requestId });
  }
  return new QueueError(code, cause instanceof Error ? cause.message : String(cause), { cause, requestId });
}
