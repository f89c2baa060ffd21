import { type Backoff, DEFAULT_BACKOFF } from '../http/index.ts';
import type { QueueOptions, WaitOptions } from './types.ts';

/** A pause of 500 ms, as clients of such queues keep it. */
const POLL_MS = 500;
const STALL_MS = 60_000;
const TRIES = 3;
// Timers take 31 bits; a longer one would fire at once.
const MAX_TIMER_MS = 2 ** 31 - 1;

const MODES: Readonly<Record<NonNullable<WaitOptions['mode']>, true>> = { poll: true, stream: true };

export interface Settings extends QueueOptions {
  pollMs: number;
  stallMs: number;
  tries: number;
  backoff: Backoff;
}

/** Fills the options up. @throws TypeError for one that cannot be */
export function resolveSettings(options: QueueOptions): Settings {
  const { pollMs = POLL_MS, stallMs = STALL_MS, tries = TRIES, timeoutMs, credentials, fetch, rewriteUrl } = options;
  checkTimers({ pollMs, stallMs, timeoutMs });
  if (!(typeof tries === 'number' && tries >= 1)) throw new TypeError('tries must be a number, 1 or more');
  checkFunctions({ fetch, rewriteUrl, credentials: typeof credentials === 'string' ? undefined : credentials });
  return { ...options, pollMs, stallMs, tries, backoff: { ...DEFAULT_BACKOFF, ...options.backoff } };
}

/** @throws TypeError for an option of `wait` or `run` that cannot be */
export function checkWaitOptions({ mode = 'poll', timeoutMs, onProgress, signal }: WaitOptions): void {
  if (!Object.hasOwn(MODES, mode)) throw new TypeError(`mode must be one of ${Object.keys(MODES).join(', ')}`);
  checkTimers({ timeoutMs });
  checkFunctions({ onProgress });
  if (signal !== undefined && !(signal instanceof AbortSignal)) throw new TypeError('signal must be an AbortSignal');
}

function checkTimers(options: Readonly<Record<string, unknown>>): void {
  for (const [name, value] of Object.entries(options)) {
    if (value === undefined) continue;
    if (!(typeof value === 'number' && value >= 0 && value <= MAX_TIMER_MS)) {
      throw new TypeError(`${name} must be a number of milliseconds, 0 to ${MAX_TIMER_MS}`);
    }
  }
}

function checkFunctions(options: Readonly<Record<string, unknown>>): void {
  for (const [name, value] of Object.entries(options)) {
    if (value !== undefined && typeof value !== 'function') throw new TypeError(`${name} must be a function`);
  }
}
