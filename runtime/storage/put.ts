import { backoffMs, errorFromAnswer, HttpError, sleep } from '../http/index.ts';
import { refusalIn } from './answers.ts';
import { abortedUpload, FILE_RETRIES_EXHAUSTED, PART_RETRIES_EXHAUSTED, toUploadError, UploadError } from './errors.ts';
import { checkIntegrity } from './integrity.ts';
import { type Evidence, seek } from './proof.ts';
import { seekWhilePending } from './search.ts';
import { type Job, settleLimitMs } from './settings.ts';
import { putWithGuard } from './stall.ts';
import type { PutAnswer } from './transport.ts';

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
  /** Where a whole file will stand; absent for a part. */
  fileUrl?: string;
  /** Whether a refused address is reported as `AddressRefused` rather than tried again. */
  mayRestart: boolean;
}

/**
 * Sends one piece until the server has it: at most `tries` times, waiting in between. A whole file whose answer never
 * came is looked for at its address before its bytes travel again.
 *
 * @throws UploadError `unconfirmed` when the last answer of a whole file never came; `part-failed` or `upload-failed` (with the last failure as its cause), `unreadable`, `aborted`;
 *   AddressRefused
 */
export async function putWithRetries(job: Job, piece: Piece): Promise<PutAnswer> {
  let unanswered = false;
  for (let attempt = 1; ; attempt++) {
    const sent = { bytes: 0 };
    try {
      return await putOnce(job, piece, sent);
    } catch (error) {
      if (leftUnanswered(job, piece, error, sent)) {
        unanswered = true;
        const isLate = error.kind === 'timeout';
        const verdict = await (isLate ? seekWhilePending : seek)(job, piece.fileUrl ?? '', evidenceOf(piece));
        if (verdict === 'there') return { status: 200, headers: new Headers(), text: '' };
        // The server may still be at work; only a file that is certainly not there is worth its bytes again.
        const mayStillCome = isLate && verdict !== 'missing';
        if (mayStillCome || attempt >= job.settings.tries) throw unconfirmed(error, attempt);
      }
      job.meter.set(piece.part ?? 0, 0);
      const waitMs = await waitBeforeNextTry(job, piece, error, attempt).catch((end) => {
        // What was refused now may have been taken before, when no answer came.
        throw unanswered && end instanceof UploadError && end.code === 'upload-failed'
          ? unconfirmed(end, attempt)
          : end;
      });
      job.settings.notice({ type: 'retry', error, part: piece.part, attempt, waitMs });
      await sleep(waitMs, job.signal).catch((cause) => {
        throw toUploadError(cause, failureOf(piece, attempt));
      });
    }
  }
}

/** Whether all bytes of a whole file may have arrived and only the answer is missing. */
function leftUnanswered(
  { settings, signal }: Job,
  piece: Piece,
  error: unknown,
  sent: { bytes: number },
): error is HttpError {
  if (piece.fileUrl === undefined || signal?.aborted) return false;
  const allLeft = !settings.transport.reportsProgress || sent.bytes >= piece.body.size;
  return allLeft && error instanceof HttpError && error.status === undefined;
}

/** Nothing was looked at before the bytes were sent, so only a hash or an ETag is proof. */
function evidenceOf({ body }: Piece): Evidence {
  return { before: { state: 'unknown' }, size: body.size, file: body };
}

/** After 202, which promises a file for later. */
async function waitUntilThere(job: Job, piece: Piece): Promise<void> {
  if ((await seekWhilePending(job, piece.fileUrl ?? '', evidenceOf(piece))) !== 'there') throw unconfirmed();
}

function unconfirmed(cause?: HttpError | UploadError, attempt?: number): UploadError {
  const message = `The file was sent, but nothing proves that the server has it${cause ? `: ${cause.message}` : ''}`;
  return new UploadError({ code: 'unconfirmed', message, cause, attempt, retryable: true });
}

async function putOnce(job: Job, piece: Piece, sent: { bytes: number }): Promise<PutAnswer> {
  const { settings, signal, meter } = job;
  const { url, body, contentType, part = 0 } = piece;
  if (signal?.aborted) throw abortedUpload(signal);
  const onProgress = (loaded: number) => {
    sent.bytes = Math.max(sent.bytes, loaded);
    meter.set(part, loaded);
  };
  const request = { url, body, contentType, signal, onProgress };
  // The answer to a whole file stands for the file made of it, that to a part only for its bytes.
  const answerMs = piece.fileUrl === undefined ? settings.stallMs : settleLimitMs(settings, body.size);
  const answer = await putWithGuard(settings.transport, request, { stallMs: settings.stallMs, answerMs });
  if (answer.status < 200 || answer.status > 299) {
    throw errorFromAnswer(answer, { method: 'PUT', url }, settings.now());
  }
  const refusal = refusalIn(answer, { method: 'PUT', url });
  if (refusal) throw refusal;
  if (answer.status === 202 && piece.fileUrl !== undefined) await waitUntilThere(job, piece);
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
  if (error instanceof UploadError && error.code === 'unconfirmed') throw error;
  if (piece.mayRestart && isRefusedAddress(error)) throw new AddressRefused(error.message, { cause: error });
  if (!(await isReadable(piece.body))) {
    const message = 'The file can no longer be read; it may have changed since it was chosen';
    throw new UploadError({ ...failure, code: 'unreadable', message, cause: error, retryable: false });
  }
  // Parts get all their tries whatever the status, as the storage service asks; a whole file only when it may help.
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
