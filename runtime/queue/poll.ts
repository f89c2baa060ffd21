import { type Backoff, type HttpClient, sleep } from '../http/index.ts';
import { QueueError } from './errors.ts';
import { isFinished, readStatus } from './status.ts';
import type { QueueStatus, Ticket } from './types.ts';

/** How many answers in a row may state no status, a page of a proxy for example, before the waiting ends. */
export const MAX_SKIPPED_ANSWERS = 10;

export interface Waiter {
  client: HttpClient;
  ticket: Ticket;
  signal: AbortSignal;
  pollMs: number;
  stallMs: number;
  tries: number;
  backoff: Backoff;
  onProgress: (status: QueueStatus) => void;
}

// A status with its logs; whatever is larger is none.
const MAX_STATUS_BYTES = 4_194_304;

/** Asks again and again. @throws QueueError `bad-answer`, `failed`; HttpError */
export async function pollUntilDone(waiter: Waiter): Promise<QueueStatus> {
  const { client, ticket, signal, pollMs, onProgress } = waiter;
  const { requestId } = ticket;
  for (let skipped = 0; ; ) {
    const answer = await client.send({ url: ticket.statusUrl, signal, maxAnswerBytes: MAX_STATUS_BYTES });
    const status = readStatus(await answer.text());
    skipped = status ? 0 : skipped + 1;
    if (skipped > MAX_SKIPPED_ANSWERS) {
      throw new QueueError('bad-answer', `${skipped} answers in a row state no status`, { requestId });
    }
    if (status) {
      onProgress(status);
      if (isFinished(status, requestId)) return status;
    }
    await sleep(pollMs, signal);
  }
}
