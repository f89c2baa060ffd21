import { type Backoff, DEFAULT_BACKOFF } from '../http/index.ts';
import { socketUrl } from './socket.ts';
import type { Clock, RealtimeOptions } from './types.ts';

/** Specification, section 9. */
export const THROTTLE_MS = 128;
const [MIN_BUFFERING, MAX_BUFFERING] = [1, 60];

const SYSTEM_CLOCK: Clock = {
  now: () => Date.now(),
  setTimeout: (run, ms) => setTimeout(run, ms),
  clearTimeout: (timer) => clearTimeout(timer),
};

const DEFAULTS = {
  tokenParam: 'token',
  throttleMs: THROTTLE_MS,
  queue: 'latest',
  maxQueue: 1000,
  encoding: 'json',
  reconnectTries: 5,
  timeoutMs: 15_000,
  clock: SYSTEM_CLOCK,
} as const;

/** The options with nothing left open that has a default. */
export type Settings<Result> = Omit<RealtimeOptions<Result>, keyof typeof DEFAULTS | 'backoff'> &
  Required<Pick<RealtimeOptions, keyof typeof DEFAULTS>> & { backoff: Backoff };

/** @throws RangeError when `maxBuffering` is not between 1 and 60; TypeError when the address is not secure */
export function resolveSettings<Result>(options: RealtimeOptions<Result>): Settings<Result> {
  const { maxBuffering } = options;
  if (maxBuffering !== undefined && !(maxBuffering >= MIN_BUFFERING && maxBuffering <= MAX_BUFFERING)) {
    throw new RangeError(`maxBuffering must be between ${MIN_BUFFERING} and ${MAX_BUFFERING} (inclusive)`);
  }
  // Now rather than at the first try, so that an unsafe address never gets as far as a token.
  socketUrl(options.url, {});
  const given = Object.fromEntries(Object.entries(options).filter(([, value]) => value !== undefined));
  const backoff = { ...DEFAULT_BACKOFF, ...options.backoff };
  return { ...DEFAULTS, ...(given as unknown as RealtimeOptions<Result>), backoff };
}
