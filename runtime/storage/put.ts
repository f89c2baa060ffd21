import { backoffMs, errorFromAnswer, HttpError, sleep } from '../http/index.ts';
import { refusalIn } from './answers.ts';
import { abortedUpload, FILE_RETRIES_EXHAUSTED, PART_RETRIES_EXHAUSTED, toUploadError, UploadError } from './errors.ts';
import { checkIntegrity } from './integrity.ts';
import type { Job } from './settings.ts';
import { type PutAnswer, putWithStallGuard } from './transport.ts';

/** The server no longer takes the upload address; a fresh one may help. Never leaves this folder. */
export class AddressRefused extends Error {}

// An expired or foreign signature, an upload that the server has dropped: the same address will never work again.
const REFUSED_STATUS: ReadonlySet<number | undefined> = new Set([401, 403, 404, 410]);

export function isRefusedAddress(error: unknown): error is HttpError {
  return error instanceof HttpError && REFUSED_STATUS.has(error.status);
}

/** A file, or one part of it, and where it goes. */
export interface Piece {
  url: string;
  body: Blob;
  contentType?: string;
  /** Counted from 1; absent for a whole file. */
  part?: number;
  /** Whether a refused address is reported as `AddressRefused` rather than tried again. */
  mayRestart: boolean;
}

/**
 * Sends one piece until the server has it: at most `tries` times, waiting in between.
 *
 * @throws UploadError `part-failed` or `upload-failed` (with the last failure as its cause), `unreadable`, `aborted`;
 *   AddressRefused
 */
export async function putWithRetries(job: Job, piece: Piece): Promise<PutAnswer> {
  for (let attempt = 1; ; attempt++) {
    try {
      return await putOnce(job, piece);
    } catch (error) {
      job.meter.set(piece.part ?? 0, 0);
      const waitMs = await waitBeforeNextTry(job, piece, error, attempt);
      job.settings.notice({ type: 'retry', error, part: piece.part, attempt, waitMs });
      await sleep(waitMs, job.signal).catch((cause) => {
        throw toUploadError(cause, failureOf(piece, attempt));
      });
    }
  }
}

async function putOnce(job: Job, piece: Piece): Promise<PutAnswer> {
  const { settings, signal, meter } = job;
  const { url, body, contentType, part = 0 } = piece;
  if (signal?.aborted) throw abortedUpload(signal);
  const onProgress = (loaded: number) => meter.set(part, loaded);
  const request = { url, body, contentType, signal, onProgress };
  const answer = await putWithStallGuard(settings.transport, request, settings.stallMs);
  if (answer.status < 200 || answer.status > 299) {
    throw errorFromAnswer(answer, { method: 'PUT', url }, settings.now());
  }
  const refusal = refusalIn(answer, { method: 'PUT', url });
  if (refusal) throw refusal;
  await checkIntegrity(answer.headers, body, settings.integrity);
  // Transports without progress, and a platform that reports its last bytes late, are set right here.
  meter.set(part, body.size);
  return answer;
}

/** Decides after a failure: gives the wait in milliseconds, or throws what ends the upload. */
async function waitBeforeNextTry(job: Job, piece: Piece, error: unknown, attempt: number): Promise<number> {
  const { settings, signal } = job;
  const failure = failureOf(piece, attempt);
  if (signal?.aborted) throw abortedUpload(signal);
  if (piece.mayRestart && isRefusedAddress(error)) throw new AddressRefused(error.message, { cause: error });
  if (!(await isReadable(piece.body))) {
    const message = 'The file can no longer be read; it may have changed since it was chosen';
    throw new UploadError({ ...failure, code: 'unreadable', message, cause: error, retryable: false });
  }
  // Parts get all their tries whatever the status (specification, section 7); a whole file only when it may help.
  const helps = piece.part !== undefined || toUploadError(error, failure).retryable;
  const retryAfterMs = error instanceof HttpError ? error.retryAfterMs : undefined;
  if (retryAfterMs !== undefined && retryAfterMs > settings.maxRetryAfterMs) {
    const message = `The server asks to wait ${Math.ceil(retryAfterMs / 1000)} s before the next try`;
    throw new UploadError({ ...failure, message, cause: error });
  }
  if (!helps && error instanceof HttpError) {
    throw new UploadError({ ...failure, message: `The file was refused: ${error.message}`, cause: error });
  }
  if (!helps || attempt >= settings.tries) throw new UploadError({ ...failure, cause: error });
  return backoffMs(attempt, settings.backoff, retryAfterMs);
}

function failureOf({ part }: Piece, attempt: number) {
  const whole = part === undefined;
  return {
    code: whole ? 'upload-failed' : 'part-failed',
    message: whole ? FILE_RETRIES_EXHAUSTED : PART_RETRIES_EXHAUSTED,
    part,
    attempt,
  } as const;
}

async function isReadable(body: Blob): Promise<boolean> {
  try {
    await body.slice(0, 1).arrayBuffer();
    return true;
  } catch {
    return false;
  }
}
