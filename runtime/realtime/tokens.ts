import { abortedError, type Backoff, backoffMs, linkSignals, withoutSecrets } from '../http/index.ts';
import { createPace, type Pace } from './pace.ts';
import type { Clock, Token, TokenProvider } from './types.ts';

/** A token is refreshed at 90 percent of its lifetime. */
export const REFRESH_AT = 0.9;
const DEFAULT_LIFETIME_SECONDS = 120;
// However short its life is said to be: one that has run out on arrival would be replaced for ever and never tried.
const MIN_USE_MS = 1_000;
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

export interface TokenKeeperOptions {
  provider: TokenProvider;
  timeoutMs: number;
  clock: Clock;
  backoff: Backoff;
  tries: number;
}

type OnRefreshFailure = (cause: unknown, willRetry: boolean) => void;

/** Holds the token of a connection, asks for new ones, and keeps one fresh while a socket lives. */
export class TokenKeeper {
  readonly #options: TokenKeeperOptions;
  readonly #pace: Pace;
  #held: HeldToken | undefined;
  #used: HeldToken | undefined;
  #timer: unknown;
  #asking: AbortController | undefined;
  #keepsFresh = false;

  constructor(options: TokenKeeperOptions) {
    this.#options = options;
    this.#pace = createPace(options.clock);
  }

  isUsable(): boolean {
    return this.#held !== undefined && this.#options.clock.now() < this.#held.refreshAt;
  }

  /** The token for a socket that is about to be opened, if there is a usable one. */
  use(): string | undefined {
    this.#used = this.isUsable() ? this.#held : undefined;
    return this.#used?.value;
  }

  /** Forgets the token that was used last, but not one that has been refreshed since. */
  dropUsed(): void {
    if (this.#held === this.#used) this.#held = undefined;
  }

  /** Until the provider may be asked again, in milliseconds. */
  waitMs(): number {
    return this.#pace.waitMs();
  }

  /** Asks the provider; neither callback is called after `stop`. */
  ask(onToken: () => void, onFailure: (cause: unknown) => void): void {
    const { provider, timeoutMs, clock } = this.#options;
    this.#pace.note();
    const mine = new AbortController();
    this.#asking = mine;
    const settle = (report: () => void) => {
      if (this.#asking !== mine) return;
      this.#asking = undefined;
      report();
    };
    fetchToken(provider, mine.signal, timeoutMs, clock).then(
      (token) =>
        settle(() => {
          this.#held = token;
          onToken();
        }),
      (cause) => settle(() => onFailure(cause)),
    );
  }

  /** From now on, gets the next token when it is time; the socket that lives on the old one stays. */
  keepFresh(onFailure: OnRefreshFailure): void {
    this.#keepsFresh = true;
    this.#refreshLater(0, onFailure);
  }

  #refreshLater(failures: number, onFailure: OnRefreshFailure): void {
    // A callback may have ended it meanwhile.
    if (!this.#keepsFresh) return;
    const { clock, backoff, tries } = this.#options;
    const pauseMs = failures > 0 ? backoffMs(failures, backoff) : 0;
    const dueMs = (this.#held?.refreshAt ?? 0) - clock.now();
    const onTime = () =>
      this.ask(
        () => this.#refreshLater(0, onFailure),
        (cause) => {
          const willRetry = failures < tries;
          onFailure(cause, willRetry);
          if (willRetry) this.#refreshLater(failures + 1, onFailure);
        },
      );
    this.#timer = clock.setTimeout(onTime, Math.min(Math.max(pauseMs, dueMs, this.waitMs()), MAX_TIMER_MS));
  }

  /** A server's text without the tokens that it may repeat. */
  clean(text: string): string {
    const tokens = [this.#held, this.#used].filter((token) => token !== undefined);
    return withoutSecrets(
      text,
      tokens.map(({ value }) => value),
      '[token]',
    );
  }

  /** Ends a question that is under way, and the refreshing. */
  stop(): void {
    this.#keepsFresh = false;
    if (this.#timer !== undefined) this.#options.clock.clearTimeout(this.#timer as never);
    this.#timer = undefined;
    const mine = this.#asking;
    this.#asking = undefined;
    mine?.abort();
  }
}
