import { type Backoff, backoffMs, DEFAULT_BACKOFF, sleep } from './backoff.ts';
import { tell } from './callbacks.ts';
import type { HttpRequest } from './client.ts';
import { HttpError } from './errors.ts';
import { withoutSecrets } from './secrets.ts';

export type Send = (request: HttpRequest) => Promise<Response>;

/** One named step around a request; it may change it, answer it, repeat it or map its failure. */
export interface Middleware {
  name: string;
  handle(request: HttpRequest, next: Send): Promise<Response>;
}

/** Text, or a function that gets it for each request, so that a rotated key needs no new client. */
export type Credentials = string | (() => string | undefined | Promise<string | undefined>);

/**
 * Joins middlewares around the final send; the first of the list is outermost.
 *
 * @throws Error `Duplicate middleware name` when two share a name
 */
export function chain(middlewares: readonly Middleware[], send: Send): Send {
  const names = new Set(middlewares.map((middleware) => middleware.name));
  if (names.size !== middlewares.length) throw new Error('Duplicate middleware name');
  return middlewares.reduceRight<Send>((next, middleware) => (request) => middleware.handle(request, next), send);
}

export interface RetryOptions {
  /** How often a request is sent at most, the first time included. */
  tries?: number;
  backoff?: Partial<Backoff>;
  /** A longer `Retry-After` is not waited for: the error goes to the caller, who can read it there. */
  maxRetryAfterMs?: number;
  onRetry?: (retry: { request: HttpRequest; error: HttpError; attempt: number; waitMs: number }) => void;
}

export const DEFAULT_TRIES = 3;
export const DEFAULT_MAX_RETRY_AFTER_MS = 60_000;
// RFC 9110, section 9.2.2.
const IDEMPOTENT_METHODS: ReadonlySet<string> = new Set(['GET', 'HEAD', 'OPTIONS', 'TRACE', 'PUT', 'DELETE']);

/**
 * Sends again after a failure that may pass. A request that must not run twice (a POST, unless it states
 * `idempotent`) is repeated only after 429, which says that the server did nothing.
 */
export function retryMiddleware(options: RetryOptions = {}): Middleware {
  const { tries = DEFAULT_TRIES, maxRetryAfterMs = DEFAULT_MAX_RETRY_AFTER_MS, onRetry } = options;
  const backoff = { ...DEFAULT_BACKOFF, ...options.backoff };
  return {
    name: 'retry',
    async handle(request, next) {
      const repeatable = request.idempotent ?? IDEMPOTENT_METHODS.has(request.method);
      for (let attempt = 1; ; attempt++) {
        try {
          return await next(request);
        } catch (error) {
          if (!(error instanceof HttpError)) throw error;
          error.attempt = attempt;
          const helps = error.retryable && (repeatable || error.kind === 'rateLimited');
          if (!helps || attempt >= tries || (error.retryAfterMs ?? 0) > maxRetryAfterMs) throw error;
          const waitMs = backoffMs(attempt, backoff, error.retryAfterMs);
          tell(onRetry, { request, error, attempt, waitMs });
          await sleep(waitMs, request.signal);
        }
      }
    },
  };
}

export interface ProxyOptions {
  /** Where requests go instead, absolute, or relative to the page. */
  url: string;
  /** The request header that tells the proxy where to send it on. */
  header?: string;
  /** Which addresses go through the proxy; all of them unless given. */
  match?: (url: string) => boolean;
}

/**
 * Sends requests to a server of one's own, which adds the key. The reader's browser has none to add: an
 * `Authorization` header is taken off before the request leaves.
 */
export function proxyMiddleware(options: ProxyOptions): Middleware {
  const { url, header = 'x-target-url', match = () => true } = options;
  return {
    name: 'proxy',
    handle(request, next) {
      if (!match(request.url)) return next(request);
      const kept = Object.entries(request.headers).filter(([name]) => name.toLowerCase() !== 'authorization');
      return next({ ...request, url, headers: { ...Object.fromEntries(kept), [header]: request.url } });
    },
  };
}

/**
 * Adds `Authorization: <scheme> <credentials>` to requests for one origin, and to no other: an address that a server
 * names in an answer must not be able to collect the key. A server that repeats the key does not get it into a message.
 *
 * @param options.origin any address of the origin
 */
export function credentialsMiddleware(options: {
  credentials: Credentials;
  origin: string;
  scheme?: string;
}): Middleware {
  const { credentials, scheme = 'Bearer' } = options;
  const origin = new URL(options.origin).origin;
  return {
    name: 'credentials',
    async handle(request, next) {
      if (new URL(request.url).origin !== origin) return next(request);
      const secret = typeof credentials === 'function' ? await credentials() : credentials;
      if (!secret) return next(request);
      try {
        return await next({ ...request, headers: { ...request.headers, authorization: `${scheme} ${secret}` } });
      } catch (error) {
        // Servers repeat a key that they refuse.
        if (error instanceof HttpError) error.message = withoutSecrets(error.message, [secret]);
        throw error;
      }
    },
  };
}
