import { RealtimeError } from './errors.ts';

/** What a message of the server means. */
export type Meaning =
  | { type: 'result'; value: unknown }
  | { type: 'error'; error: RealtimeError }
  | { type: 'unauthorized' }
  | { type: 'ignore' };

const BAD_REQUEST = 400;
const UNAUTHORIZED = 'Unauthorized';
// The server says by it that nothing has come for a while, which is no failure (specification, section 8).
const IGNORED_ERROR = 'TIMEOUT';

/** Sorts a message as the specification's section 8 does. */
export function meaningOf(value: unknown): Meaning {
  const message = (typeof value === 'object' && value !== null ? value : {}) as Record<string, unknown>;
  const { type, status, error, reason } = message;
  const text = [error, reason].filter((part) => typeof part === 'string').join(': ') || 'Unknown error';
  if (type === 'error') {
    if (error === IGNORED_ERROR) return { type: 'ignore' };
    return { type: 'error', error: new RealtimeError('message', text, BAD_REQUEST) };
  }
  if (status === 'error') {
    if (error === UNAUTHORIZED || reason === UNAUTHORIZED) return { type: 'unauthorized' };
    return { type: 'error', error: new RealtimeError('message', text, BAD_REQUEST) };
  }
  return { type: 'result', value };
}
