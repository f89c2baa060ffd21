import { abortedError, type Backoff, backoffMs, linkSignals } from '../http/index.ts';
import { createPace } from './pace.ts';
import type { Clock, Token, TokenProvider } from './types.ts';

/** A token is refreshed at 90 percent of its lifetime. */
export const REFRESH_AT = 0.9;
const DEFAULT_LIFETIME_SECONDS = 120;
// However short its life is said to be: one that has run out on arrival would be replaced for ever and never tried.
const MIN_USE_MS = 1_000;
// Nothing shorter is looked for in what a server says: it would be found in ordinary words.
const MIN_SECRET_LENGTH = 8;
// Timers take 31 bits; a longer one would fire at once.
const MAX_TIMER_MS = 2 ** 31 - 1;

/** A token and the moment from which a new one is wanted, in the clock's milliseconds. */
interface HeldToken {
  value: string;
  refreshAt: number;
}

/**
 * The token's lifetime in seconds: as the provider says, else from `iat` to `exp` of the JWT (so that a wrong clock on
 * this side does not matter), else 120.
 */
export function lifetimeOf(token: string, statedSeconds?: number): number {
  if (statedSeconds !== undefined && statedSeconds > 0) return statedSeconds;
  const { exp, iat } = claimsOf(token);
  const seconds = Number(exp) - Number(iat);
  return seconds > 0 ? seconds : DEFAULT_LIFETIME_SECONDS;
}

function claimsOf(token: string): Record<string, unknown> {
  try {
    const payload = (token.split('.')[1] ?? '').replaceAll('-', '+').replaceAll('_', '/');
    return Object(JSON.parse(atob(payload)));
  } catch {
    return {};
  }
}

/**
 * Asks the provider, for a limited time.
 *
 * @throws whatever the provider throws; TypeError for an answer that is no token; HttpError when aborted
 */
async function fetchToken(
  provider: TokenProvider,
  parent: AbortSignal,
  timeoutMs: number,
  clock: Clock,
): Promise<HeldToken> {
  const linked = linkSignals(parent);
  const timer = clock.setTimeout(() => linked.abort(new Error(`No token within ${timeoutMs} ms`)), timeoutMs);
  const stopped = new Promise<never>((_, reject) => {
    linked.signal.addEventListener('abort', () => reject(linked.signal.reason ?? abortedError()), { once: true });
  });
  try {
    const token: Token = await Promise.race([Promise.resolve(provider({ signal: linked.signal })), stopped]);
    const { token: value, expiresInSeconds } = typeof token === 'string' ? { token } : { ...token };
    if (typeof value !== 'string' || value === '') throw new TypeError('The provider returned no token');
    const useMs = Math.max(MIN_USE_MS, lifetimeOf(value, expiresInSeconds) * 1000 * REFRESH_AT);
    return { value, refreshAt: clock.now() + useMs };
  } finally {
    clock.clearTimeout(timer as never);
    linked.unlink();
  }
}

/** Holds the token of a connection, asks for new ones, and keeps one fresh while a socket lives. */
export interface TokenKeeper {
  isUsable(): boolean;
  /** The token for a socket that is about to be opened, if there is a usable one. */
  use(): string | undefined;
  /** Forgets the token that was used last, but not one that has been refreshed since. */
  dropUsed(): void;
  /** Asks the provider; neither callback is called after `stop`. */
  ask(onToken: () => void, onFailure: (cause: unknown) => void): void;
  /** From now on, gets the next token when it is time; the socket that lives on the old one stays. */
  keepFresh(onFailure: (cause: unknown, willRetry: boolean) => void): void;
  /** Until the provider may be asked again, in milliseconds. */
  waitMs(): number;
  /** A server's text without the tokens that it may repeat. */
  clean(text: string): string;
  /** Ends a question that is under way, and the refreshing. */
  stop(): void;
}

export function createTokenKeeper(options: {
  provider: TokenProvider;
  timeoutMs: number;
  clock: Clock;
  backoff: Backoff;
  tries: number;
}): TokenKeeper {
  const { provider, timeoutMs, clock, backoff, tries } = options;
  let held: HeldToken | undefined;
  let used: HeldToken | undefined;
  let timer: unknown;
  let asking: AbortController | undefined;
  let keepsFresh = false;
  const pace = createPace(clock);

  const refreshLater = (failures: number, onFailure: (cause: unknown, willRetry: boolean) => void) => {
    // A callback may have ended it meanwhile.
    if (!keepsFresh) return;
    const pauseMs = failures > 0 ? backoffMs(failures, backoff) : 0;
    const dueMs = (held?.refreshAt ?? 0) - clock.now();
    const onTime = () =>
      keeper.ask(
        () => refreshLater(0, onFailure),
        (cause) => {
          const willRetry = failures < tries;
          onFailure(cause, willRetry);
          if (willRetry) refreshLater(failures + 1, onFailure);
        },
      );
    timer = clock.setTimeout(onTime, Math.min(Math.max(pauseMs, dueMs, pace.waitMs()), MAX_TIMER_MS));
  };
  const keeper: TokenKeeper = {
    isUsable: () => held !== undefined && clock.now() < held.refreshAt,
    use() {
      used = keeper.isUsable() ? held : undefined;
      return used?.value;
    },
    dropUsed() {
      if (held === used) held = undefined;
    },
    ask(onToken, onFailure) {
      pace.note();
      const mine = new AbortController();
      asking = mine;
      const settle = (report: () => void) => {
        if (asking !== mine) return;
        asking = undefined;
        report();
      };
      fetchToken(provider, mine.signal, timeoutMs, clock).then(
        (token) =>
          settle(() => {
            held = token;
            onToken();
          }),
        (cause) => settle(() => onFailure(cause)),
      );
    },
    keepFresh(onFailure) {
      keepsFresh = true;
      refreshLater(0, onFailure);
    },
    waitMs: pace.waitMs,
    clean: (text) =>
      [held, used].reduce(
        (cleaned, token) =>
          token && token.value.length >= MIN_SECRET_LENGTH ? cleaned.replaceAll(token.value, '[token]') : cleaned,
        text,
      ),
    stop() {
      keepsFresh = false;
      if (timer !== undefined) clock.clearTimeout(timer as never);
      timer = undefined;
      const mine = asking;
      asking = undefined;
      mine?.abort();
    },
  };
  return keeper;
}
