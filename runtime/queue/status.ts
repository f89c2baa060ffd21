import { QueueError, shorten } from './errors.ts';
import type { QueueStatus } from './types.ts';

const COMPLETED = 'COMPLETED';
// No queue documents these, some send them; waiting on would never end.
const FAILED: ReadonlySet<string> = new Set(['FAILED', 'ERROR', 'CANCELED', 'CANCELLED']);

/** The status that an answer or event states; undefined when it states none. */
export function readStatus(text: string): QueueStatus | undefined {
  try {
    return statusOf(JSON.parse(text));
  } catch {
    return undefined;
  }
}

function statusOf(value: unknown): QueueStatus | undefined {
  const body = (typeof value === 'object' && value !== null ? value : {}) as Record<string, unknown>;
  const { status, queue_position: position } = body;
  if (typeof status !== 'string') return undefined;
  return { status, body, ...(typeof position === 'number' ? { position } : {}) };
}

/** Reads a status out of an answer. @throws QueueError `bad-answer` */
export function parseStatus(value: unknown, requestId: string): QueueStatus {
  const status = statusOf(value);
  if (!status) throw new QueueError('bad-answer', 'The answer states no status', { requestId });
  return status;
}

/** Whether this is the end. @throws QueueError `failed` when it is a bad one */
export function isFinished({ status, body }: QueueStatus, requestId: string): boolean {
  const failed = FAILED.has(status) || (status === COMPLETED && typeof body.error === 'string');
  if (failed) {
    const detail = typeof body.error === 'string' ? `: ${shorten(body.error)}` : '';
    throw new QueueError('failed', `The request ended as ${status}${detail}`, { requestId });
  }
  return status === COMPLETED;
}
