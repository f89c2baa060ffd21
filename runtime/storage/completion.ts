import { backoffMs, HttpError } from '../http/index.ts';
import { refusalIn } from './answers.ts';
import { type Target, withSegment } from './control.ts';
import { abortedUpload, UploadError } from './errors.ts';
import { type Evidence, seek, type Verdict } from './proof.ts';
import { AddressRefused, isRefusedAddress } from './put.ts';
import { pause, seekAfterLoss, seekWhilePending } from './search.ts';
import { type Job, settleLimitMs } from './settings.ts';

export interface ListedPart {
  partNumber: number;
  etag: string;
}

/**
 * What came of one request: the server has done it, has said no, is still at it (202, or no answer in time), or the
 * connection broke before it answered.
 */
type Answer =
  | { type: 'done' }
  | { type: 'refused'; error: HttpError }
  | { type: 'pending'; error?: HttpError }
  | { type: 'lost'; error: HttpError };

/**
 * Tells the server that all parts are there: POST `<upload address>/complete` with the parts in order, and
 * returns only when the file is. An answer decides: 2xx without an error document is success, an error is an error,
 * whatever the file's address shows. Where no answer came the file's address is asked for proof; the request is sent
 * again only when that shows that nothing has happened, and never while it may still be at work.
 *
 * @param options.mayRestart whether a server that no longer knows the upload is answered with a fresh one
 * @throws AddressRefused; UploadError `complete-failed`; `unconfirmed` when no answer came and nothing proves the file
 */
export async function complete(
  job: Job,
  target: Target,
  parts: readonly ListedPart[],
  { evidence, mayRestart }: { evidence: Evidence; mayRestart: boolean },
): Promise<void> {
  const { settings, signal } = job;
  let unanswered = false;
  for (let attempt = 1; ; attempt++) {
    const answer = await ask(job, target, parts, evidence.size);
    if (answer.type === 'done') return;
    if (answer.error) answer.error.attempt = attempt;
    let verdict: Verdict = 'unknown';
    if (answer.type === 'pending') verdict = await seekWhilePending(job, target.fileUrl, evidence);
    else if (answer.type === 'lost') verdict = await seekAfterLoss(job, target.fileUrl, evidence);
    else if (unanswered) verdict = await seek(job, target.fileUrl, evidence);
    if (verdict === 'there') return;
    if (mayRestart && isRefusedAddress(answer.error)) {
      throw new AddressRefused(answer.error.message, { cause: answer.error });
    }
    unanswered ||= answer.type !== 'refused';
    const mayAskAgain = answer.type === 'refused' ? worthAsking(job, answer.error) : verdict === 'missing';
    if (answer.type === 'pending' || !mayAskAgain || attempt >= settings.tries) {
      throw failure(answer.error, unanswered);
    }
    const waitMs = backoffMs(attempt, settings.backoff, answer.error.retryAfterMs);
    settings.notice({ type: 'retry', error: answer.error, attempt, waitMs });
    await pause(waitMs, signal);
  }
}

async function ask(job: Job, target: Target, parts: readonly ListedPart[], size: number): Promise<Answer> {
  const { settings, signal } = job;
  const url = withSegment(target.uploadUrl, 'complete');
  try {
    const response = await settings.once.send({
      method: 'POST',
      url,
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ parts }),
      signal,
      timeoutMs: settleLimitMs(settings, size),
    });
    const error = refusalIn({ status: response.status, text: await response.text() }, { method: 'POST', url });
    if (error) return { type: 'refused', error };
    return { type: response.status === 202 ? 'pending' : 'done' };
  } catch (error) {
    if (signal?.aborted) throw abortedUpload(signal);
    if (!(error instanceof HttpError)) throw error;
    if (error.status !== undefined) return { type: 'refused', error };
    return { type: error.kind === 'timeout' ? 'pending' : 'lost', error };
  }
}

function worthAsking({ settings }: Job, error: HttpError): boolean {
  return error.retryable && (error.retryAfterMs ?? 0) <= settings.maxRetryAfterMs;
}

function failure(cause: HttpError | undefined, unanswered: boolean): UploadError {
  const reason = cause ? `: ${cause.message}` : '';
  if (unanswered) {
    const message = `The parts were sent, but nothing proves that the server has made the file of them${reason}`;
    return new UploadError({ code: 'unconfirmed', message, cause, retryable: true });
  }
  const message = `The parts were sent but the upload could not be completed${reason}`;
  return new UploadError({ code: 'complete-failed', message, cause });
}
