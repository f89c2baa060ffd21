import { type Backoff, DEFAULT_BACKOFF } from '../http/index.ts';
import { CODECS, type Codec } from './codec.ts';
import { socketUrl } from './socket.ts';
import type { Clock, QueuePolicy, RealtimeOptions } from './types.ts';

/** The pause between messages that servers of live calls expect, in milliseconds. */
export const THROTTLE_MS = 128;
const [MIN_BUFFERING, MAX_BUFFERING] = [1, 60];
// Timers take 31 bits; a longer one would fire at once.
const MAX_TIMER_MS = 2 ** 31 - 1;
const POLICIES: Readonly<Record<QueuePolicy, true>> = { latest: true, all: true, drop: true };

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
  maxBufferedBytes: 1_048_576,
  reconnectTries: 5,
  timeoutMs: 15_000,
  clock: SYSTEM_CLOCK,
} as const;

type Defaulted = keyof typeof DEFAULTS;

/** The options with nothing left open that has a default. */
export type Settings<Result> = Omit<RealtimeOptions<Result>, Defaulted | 'backoff' | 'encoding' | 'WebSocket'> &
  Required<Pick<RealtimeOptions, Defaulted | 'WebSocket'>> & { backoff: Backoff; codec: Codec };

/**
 * Checks the options and fills them up, so that a mistake in them is heard of before anything happens.
 *
 * @throws RangeError when `maxBuffering` is not between 1 and 60; TypeError for any other option that cannot be
 */
export function resolveSettings<Result>(options: RealtimeOptions<Result>): Settings<Result> {
  const { maxBuffering, encoding = 'json', WebSocket = globalThis.WebSocket } = options;
  if (maxBuffering !== undefined && !(maxBuffering >= MIN_BUFFERING && maxBuffering <= MAX_BUFFERING)) {
    throw new RangeError(`maxBuffering must be between ${MIN_BUFFERING} and ${MAX_BUFFERING} (inclusive)`);
  }
  // Now rather than at the first try, so that an unsafe address never gets as far as a token.
  socketUrl(options.url, {});
  const given: Partial<RealtimeOptions<Result>> = Object.fromEntries(
    Object.entries(options).filter(([, value]) => value !== undefined),
  );
  const codec = typeof encoding === 'string' ? codecNamed(encoding) : encoding;
  const backoff = { ...DEFAULT_BACKOFF, ...options.backoff };
  const complete: Settings<Result> = { ...options, ...DEFAULTS, ...given, codec, WebSocket, backoff };
  checkFunctions(complete);
  checkNumbers(complete);
  if (!Object.hasOwn(POLICIES, complete.queue)) {
    throw new TypeError(`queue must be one of ${Object.keys(POLICIES).join(', ')}`);
  }
  return complete;
}

function codecNamed(name: string): Codec {
  if (!Object.hasOwn(CODECS, name)) {
    throw new TypeError(`encoding must be ${Object.keys(CODECS).join(', ')} or an object with encode and decode`);
  }
  return CODECS[name as keyof typeof CODECS];
}

function checkFunctions({ token, onResult, onError, onStateChange, WebSocket, codec, ping }: Settings<never>): void {
  const required = { token, onResult, 'encoding.encode': codec.encode, 'encoding.decode': codec.decode };
  const optional = { onError, onStateChange, 'ping.isAnswer': ping?.isAnswer };
  for (const [name, value] of Object.entries({ ...required, ...optional })) {
    if (value === undefined && name in optional) continue;
    if (typeof value !== 'function') throw new TypeError(`${name} must be a function`);
  }
  if (typeof WebSocket !== 'function') {
    throw new TypeError('This platform has no WebSocket; hand one in as the option WebSocket');
  }
}

function checkNumbers(settings: Settings<never>): void {
  const { throttleMs, maxQueue, maxBufferedBytes, reconnectTries, timeoutMs, idleMs, ping, backoff } = settings;
  const atLeastZero = { throttleMs, maxQueue, maxBufferedBytes, reconnectTries };
  const pauses = { 'backoff.baseMs': backoff.baseMs, 'backoff.capMs': backoff.capMs };
  for (const [name, value] of Object.entries({ ...atLeastZero, ...pauses })) {
    if (!(typeof value === 'number' && value >= 0)) throw new TypeError(`${name} must be a number, 0 or more`);
  }
  for (const [name, value] of Object.entries({ timeoutMs, idleMs, 'ping.everyMs': ping?.everyMs })) {
    if (value === undefined && !(name.startsWith('ping') && ping)) continue;
    if (!(typeof value === 'number' && value > 0 && value <= MAX_TIMER_MS)) {
      throw new TypeError(`${name} must be a number of milliseconds, more than 0 and at most ${MAX_TIMER_MS}`);
    }
  }
}
