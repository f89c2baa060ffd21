import { abortedError, linkSignals } from '../http/index.ts';
import type { Clock, Token, TokenProvider } from './types.ts';

/** Specification, section 9: a token is refreshed at 90 percent of its lifetime. */
export const REFRESH_AT = 0.9;
const DEFAULT_LIFETIME_SECONDS = 120;

/** A token and the moment from which a new one is wanted, in the clock's milliseconds. */
export interface HeldToken {
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
export async function fetchToken(
  provider: TokenProvider,
  parent: AbortSignal,
  timeoutMs: number,
  clock: Clock,
): Promise<HeldToken> {
  const asked = clock.now();
  const linked = linkSignals(parent);
  const timer = clock.setTimeout(() => linked.abort(new Error(`No token within ${timeoutMs} ms`)), timeoutMs);
  const stopped = new Promise<never>((_, reject) => {
    linked.signal.addEventListener('abort', () => reject(linked.signal.reason ?? abortedError()), { once: true });
  });
  try {
    const token: Token = await Promise.race([Promise.resolve(provider({ signal: linked.signal })), stopped]);
    const { token: value, expiresInSeconds } = typeof token === 'string' ? { token } : { ...token };
    if (typeof value !== 'string' || value === '') throw new TypeError('The provider returned no token');
    return { value, refreshAt: asked + lifetimeOf(value, expiresInSeconds) * 1000 * REFRESH_AT };
  } finally {
    clock.clearTimeout(timer as never);
    linked.unlink();
  }
}
