import { backoffMs, sleep } from '../http/index.ts';
import { toUploadError } from './errors.ts';
import { type Evidence, seek, type Verdict } from './proof.ts';
import { type Job, settleLimitMs } from './settings.ts';

/** A connection may break while the server goes on working, so a file that is missing gets a few moments to appear. */
export async function seekAfterLoss(job: Job, fileUrl: string, evidence: Evidence): Promise<Verdict> {
  const { tries, backoff } = job.settings;
  for (let turn = 1; ; turn++) {
    const verdict = await seek(job, fileUrl, evidence);
    if (verdict === 'there' || turn >= tries) return verdict;
    await pause(backoffMs(turn, backoff), job.signal);
  }
}

/** Looks for a file that the server is still making, as long as it may take. */
export async function seekWhilePending(job: Job, fileUrl: string, evidence: Evidence): Promise<Verdict> {
  const limitMs = settleLimitMs(job.settings, evidence.size);
  for (let [turn, waitedMs] = [1, 0]; ; turn++) {
    const verdict = await seek(job, fileUrl, evidence);
    if (verdict === 'there' || waitedMs >= limitMs) return verdict;
    const waitMs = Math.min(backoffMs(turn, job.settings.backoff), limitMs - waitedMs);
    await pause(waitMs, job.signal);
    waitedMs += waitMs;
  }
}

/** @throws UploadError `aborted` */
export async function pause(ms: number, signal: AbortSignal | undefined): Promise<void> {
  await sleep(ms, signal).catch((cause) => {
    throw toUploadError(cause, { code: 'aborted', message: 'The upload was aborted' });
  });
}
