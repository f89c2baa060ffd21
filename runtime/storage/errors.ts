import { HttpError, type HttpErrorKind, InvalidRequest } from '../http/index.ts';

/** Which step of an upload failed, or which check refused it. */
export type UploadErrorCode =
  | 'not-a-blob'
  | 'blob-out-of-reach'
  | 'too-large'
  | 'type-refused'
  | 'unreadable'
  | 'initiate-failed'
  | 'bad-answer'
  | 'upload-failed'
  | 'part-failed'
  | 'etag-missing'
  | 'integrity'
  | 'complete-failed'
  | 'unconfirmed'
  | 'aborted';

export const PART_RETRIES_EXHAUSTED = 'Part upload failed, retries exhausted';
export const FILE_RETRIES_EXHAUSTED = 'File upload failed, retries exhausted';

export interface UploadErrorInit {
  code: UploadErrorCode;
  message: string;
  cause?: unknown;
  part?: number;
  attempt?: number;
  retryable?: boolean;
}

/** Every failure of an upload. Status and kind are those of the HTTP failure behind it, if there is one. */
export class UploadError extends Error {
  readonly code: UploadErrorCode;
  /** The HTTP failure's kind, absent when no request failed. */
  readonly kind: HttpErrorKind | undefined;
  /** The HTTP status, absent when no answer came. */
  readonly status: number | undefined;
  /** The number of the part, counted from 1; absent for a file sent in one piece. */
  readonly part: number | undefined;
  /** Which try failed last, counted from 1. */
  readonly attempt: number | undefined;
  /** Whether calling `upload` again may succeed. */
  readonly retryable: boolean;
  /** What the server's `Retry-After` asked for, in milliseconds. */
  readonly retryAfterMs: number | undefined;

  constructor(init: UploadErrorInit) {
    super(init.message, init.cause === undefined ? undefined : { cause: init.cause });
    const http = init.cause instanceof HttpError ? init.cause : undefined;
    this.name = init.code === 'aborted' ? 'AbortError' : 'UploadError';
    this.code = init.code;
    this.kind = http?.kind;
    this.status = http?.status;
    this.part = init.part;
    this.attempt = init.attempt ?? http?.attempt;
    this.retryable = init.retryable ?? retryabilityOf(init.cause);
    this.retryAfterMs = http?.retryAfterMs;
  }
}

function retryabilityOf(cause: unknown): boolean {
  return (cause instanceof HttpError || cause instanceof UploadError) && cause.retryable;
}

/**
 * Gives a failure its upload code; an abort stays an abort wherever it happened.
 *
 * @throws InvalidRequest when that is what it is: a mistake of the program is no failure of the upload
 */
export function toUploadError(cause: unknown, init: Omit<UploadErrorInit, 'cause'>): UploadError {
  if (cause instanceof InvalidRequest) throw cause;
  if (cause instanceof UploadError) return cause;
  if (cause instanceof HttpError && cause.kind === 'aborted') {
    const { part, attempt } = init;
    return new UploadError({ code: 'aborted', message: 'The upload was aborted', cause: cause.cause, part, attempt });
  }
  return new UploadError({ ...init, cause });
}

export function abortedUpload(signal: AbortSignal): UploadError {
  return new UploadError({ code: 'aborted', message: 'The upload was aborted', cause: signal.reason });
}
