import { RealtimeError } from './errors.ts';

/** What a message of the server means. */
export type Meaning =
  | { type: 'result'; value: unknown }
  | { type: 'error'; error: RealtimeError }
  | { type: 'unauthorized' }
  | { type: 'ignore' };

const BAD_REQUEST = 400;
const UNAUTHORIZED = 'Unauthorized';
// The server says by it that nothing has come for a while, which is no failure.
const IGNORED_ERROR = 'TIMEOUT';

// As much as the http helpers keep of what a server says.
const MAX_TEXT_LENGTH = 500;

/**
 * Sorts a message into results, failures and what is neither; the README's table of errors says how.
 *
 * @param clean takes out of a server's text what must not stand in a message
 */
export function meaningOf(value: unknown, clean: (text: string) => string = (text) => text): Meaning {
  const message = (typeof value === 'object' && value !== null ? value : {}) as Record<string, unknown>;
  const { type, status, error, reason } = message;
  const failure = () => {
    const parts = [error, reason].filter((part) => typeof part === 'string');
    const text = clean(parts.join(': ')).slice(0, MAX_TEXT_LENGTH);
    return { type: 'error', error: new RealtimeError('message', text || 'Unknown error', BAD_REQUEST) } as const;
  };
  if (type === 'error') {
    if (error === IGNORED_ERROR) return { type: 'ignore' };
    return failure();
  }
  if (status === 'error') {
    if (error === UNAUTHORIZED || reason === UNAUTHORIZED) return { type: 'unauthorized' };
    return failure();
  }
  return { type: 'result', value };
}
