import { checkHeaders, parseAddress, withoutQuery } from './address.ts';
import { readAtMost, readTextAtMost } from './body.ts';
import { errorFromAnswer, errorFromRejection, HttpError } from './errors.ts';
import { chain, type Middleware } from './middleware.ts';
import { linkSignals } from './signals.ts';

export type Fetch = (url: string, init: RequestInit) => Promise<Response>;

/** A request as middleware sees it. The body can be sent more than once, therefore no streams. */
export interface HttpRequest {
  method: string;
  url: string;
  headers: Record<string, string>;
  body?: string | Blob;
  signal?: AbortSignal;
  /** Until the whole answer is there, or its headers when `stream` is set; in milliseconds. */
  timeoutMs?: number;
  /** The largest body that is read, in bytes after decompression; 64 MiB unless given. A stream has no limit. */
  maxAnswerBytes?: number;
  /** Hands the body over as it arrives; otherwise it is read before the answer is returned. */
  stream?: boolean;
  /** Whether a cache may answer; the platform decides unless given. */
  cache?: RequestCache;
  /** States that sending twice does no harm; otherwise the method decides. */
  idempotent?: boolean;
}

export interface HttpClientOptions {
  fetch?: Fetch;
  /** The first one sees the request first and the answer last. */
  middleware?: readonly Middleware[];
  timeoutMs?: number;
  maxAnswerBytes?: number;
  now?: () => number;
}

export interface HttpClient {
  /**
   * Sends; resolves with an answer in 2xx only.
   *
   * @throws InvalidRequest (a TypeError) for what cannot be sent; HttpError for everything else
   */
  send(request: Partial<HttpRequest> & { url: string }): Promise<Response>;
  /** Sends and parses the JSON body. @throws HttpError */
  json(request: Partial<HttpRequest> & { url: string }): Promise<unknown>;
}

const DEFAULT_TIMEOUT_MS = 30_000;
const DEFAULT_MAX_ANSWER_BYTES = 67_108_864;
// Of an answer that is an error only a message is made.
const MAX_ERROR_BYTES = 65_536;
// These statuses may not carry a body, and `new Response` refuses to be given one.
const BODILESS_STATUS: ReadonlySet<number> = new Set([101, 103, 204, 205, 304]);

/**
 * A small client over `fetch`: ordered middleware, one timeout for the whole exchange, typed errors.
 *
 * @throws Error `Duplicate middleware name` when two middlewares share a name
 */
export function createHttpClient(options: HttpClientOptions = {}): HttpClient {
  const { timeoutMs = DEFAULT_TIMEOUT_MS, maxAnswerBytes = DEFAULT_MAX_ANSWER_BYTES, now = Date.now } = options;
  const fetchLike: Fetch = options.fetch ?? ((url, init) => globalThis.fetch(url, init));
  const run = chain(options.middleware ?? [], async (request) => {
    checkRequest(request, options.fetch !== undefined);
    return exchange(fetchLike, request, now);
  });
  const send: HttpClient['send'] = (request) =>
    run({ method: 'GET', headers: {}, timeoutMs, maxAnswerBytes, ...request });
  return {
    send,
    async json(request) {
      const response = await send(request);
      const text = await response.text();
      try {
        return JSON.parse(text);
      } catch (cause) {
        const message = `${request.method ?? 'GET'} ${withoutQuery(request.url)} answered with a body that is not JSON`;
        throw new HttpError({ kind: 'unexpected', status: response.status, message, cause });
      }
    },
  };
}

async function exchange(fetchLike: Fetch, request: HttpRequest, now: () => number): Promise<Response> {
  const { method, url, headers, body, cache, timeoutMs = DEFAULT_TIMEOUT_MS } = request;
  const { maxAnswerBytes = DEFAULT_MAX_ANSWER_BYTES } = request;
  const linked = linkSignals(request.signal);
  let timedOut = false;
  const timer = setTimeout(() => {
    timedOut = true;
    linked.abort();
  }, timeoutMs);
  let streaming = false;
  try {
    const response = await fetchLike(url, { method, headers, body, cache, signal: linked.signal });
    if (!response.ok) {
      throw errorFromAnswer(
        { status: response.status, headers: response.headers, text: await readTextAtMost(response, MAX_ERROR_BYTES) },
        request,
        now(),
      );
    }
    if (request.stream) {
      streaming = true;
      return response;
    }
    const { status, statusText } = response;
    const { bytes, whole } = await readAtMost(response, maxAnswerBytes);
    if (!whole) {
      const message = `${method} ${withoutQuery(url)} answered with more than ${maxAnswerBytes} bytes`;
      throw new HttpError({ kind: 'unexpected', status, message });
    }
    return new Response(BODILESS_STATUS.has(status) ? null : bytes, { status, statusText, headers: response.headers });
  } catch (rejection) {
    if (timedOut) {
      throw new HttpError({ kind: 'timeout', message: `${method} ${withoutQuery(url)} took over ${timeoutMs} ms` });
    }
    throw errorFromRejection(rejection, request, request.signal);
  } finally {
    clearTimeout(timer);
    // A streamed body must still die with the caller's signal, so its link stays.
    if (!streaming) linked.unlink();
  }
}

/** @throws InvalidRequest */
function checkRequest({ url, headers }: HttpRequest, customFetch: boolean): void {
  checkHeaders(headers);
  // A fetch of the caller's own may know what a relative address is relative to.
  if (customFetch && URL.parse(url) === null && URL.canParse(url, 'http://relative.invalid')) return;
  parseAddress(url, `The address ${JSON.stringify(withoutQuery(url))}`);
}
