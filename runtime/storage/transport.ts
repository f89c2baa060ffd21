import { abortedError, errorFromRejection, type Fetch, HttpError, readAtMost, withoutQuery } from '../http/index.ts';
import { chunksOf } from './chunks.ts';

/** Bytes on their way to an upload address. */
export interface PutRequest {
  url: string;
  body: Blob;
  contentType?: string;
  signal?: AbortSignal;
  /** Called with the number of bytes of this body that have left so far. */
  onProgress?: (loaded: number) => void;
}

/** Any answer, whatever its status. */
export interface PutAnswer {
  status: number;
  headers: Headers;
  text: string;
}

/** No answer to a PUT needs more, in bytes. */
export const MAX_ANSWER_BYTES = 1_048_576;

export interface Transport {
  /** Whether `onProgress` is called while bytes move, so that silence means that they are stuck. */
  readonly reportsProgress: boolean;
  /** @throws HttpError of kind `connection` or `aborted` when no answer came */
  put(request: PutRequest): Promise<PutAnswer>;
}

/**
 * The best transport of the platform: XMLHttpRequest where there is one, since `fetch` reports no upload progress;
 * else `fetch` with a counted stream on Node, whose fetch sends a declared length with it; else plain `fetch`.
 */
export function defaultTransport(fetchLike?: Fetch): Transport {
  if (fetchLike) return fetchTransport(fetchLike);
  if (typeof XMLHttpRequest !== 'undefined') return xhrTransport();
  const counted = globalThis.navigator?.userAgent?.startsWith('Node.js/') ?? false;
  return fetchTransport((url, init) => globalThis.fetch(url, init), { counted });
}

/**
 * @param options.counted stream the body and count it; only for a `fetch` that honours `content-length` for streams,
 *   because signed addresses refuse chunked bodies
 */
export function fetchTransport(fetchLike: Fetch, { counted = false } = {}): Transport {
  const send: SendOnce = (url, { body, contentType, signal, onProgress }) => {
    const headers: Record<string, string> = contentType ? { 'content-type': contentType } : {};
    const plain: RequestInit = { method: 'PUT', headers, body, signal };
    if (!counted) return fetchLike(url, plain);
    const init: RequestInit & { duplex: 'half' } = { ...plain, redirect: 'manual', duplex: 'half' };
    init.headers = { ...headers, 'content-length': String(body.size) };
    init.body = countedStream(body, onProgress);
    return fetchLike(url, init);
  };
  return transportOver(send, { reportsProgress: counted });
}

/** Sends the bytes to one address; resolves with any answer, a redirect included. */
export type SendOnce = (url: string, request: PutRequest) => Promise<Response>;

/** A transport over something that sends once: redirects, the size of the answer and errors are seen to here. */
export function transportOver(send: SendOnce, { reportsProgress }: Pick<Transport, 'reportsProgress'>): Transport {
  return {
    reportsProgress,
    async put(request) {
      const { url, body, signal, onProgress } = request;
      try {
        const response = await follow((address) => send(address, request), url);
        const { bytes, whole } = await readAtMost(response, MAX_ANSWER_BYTES);
        if (!whole) throw tooLongAnswer(url, response.status);
        onProgress?.(body.size);
        return { status: response.status, headers: response.headers, text: new TextDecoder().decode(bytes) };
      } catch (rejection) {
        throw errorFromRejection(rejection, { method: 'PUT', url }, signal);
      }
    },
  };
}

// `fetch` cannot send a stream a second time; the Blob behind it can be read again. As many hops as fetch takes.
const REPLAYED_STATUS: ReadonlySet<number> = new Set([301, 302, 307, 308]);
const MAX_HOPS = 20;

async function follow(send: (url: string) => Promise<Response>, first: string): Promise<Response> {
  let url = first;
  for (let hop = 0; ; hop++) {
    const response = await send(url);
    const location = response.headers.get('location');
    if (!REPLAYED_STATUS.has(response.status) || location === null) return response;
    await response.body?.cancel();
    const next = URL.parse(location, url);
    const safe = next?.protocol === 'https:' || (next?.protocol === 'http:' && new URL(url).protocol === 'http:');
    if (!next || !safe || hop >= MAX_HOPS) {
      const message = `PUT ${withoutQuery(first)} was redirected ${safe ? 'too often' : 'to an address that is not safe'}`;
      throw new HttpError({ kind: 'unexpected', status: response.status, message });
    }
    url = next.href;
  }
}

function tooLongAnswer(url: string, status: number): HttpError {
  const message = `PUT ${withoutQuery(url)} answered with more than ${MAX_ANSWER_BYTES} bytes`;
  return new HttpError({ kind: 'unexpected', status, message });
}

function countedStream(body: Blob, onProgress?: (loaded: number) => void): ReadableStream<Uint8Array> {
  const chunks = chunksOf(body);
  let loaded = 0;
  return new ReadableStream<Uint8Array>(
    {
      async pull(controller) {
        const { done, value } = await chunks.next();
        if (done) return controller.close();
        controller.enqueue(value);
        loaded += value.byteLength;
        onProgress?.(loaded);
      },
    },
    // Nothing is read ahead of the socket, or progress would count bytes that wait here.
    { highWaterMark: 0 },
  );
}

/** XMLHttpRequest, in pages and in workers. */
export function xhrTransport(create: () => XMLHttpRequest = () => new XMLHttpRequest()): Transport {
  return {
    reportsProgress: true,
    put({ url, body, contentType, signal, onProgress }) {
      return new Promise((resolve, reject) => {
        if (signal?.aborted) return reject(abortedError(signal));
        const request = create();
        const onAbort = () => request.abort();
        signal?.addEventListener('abort', onAbort, { once: true });
        const settle = (run: () => void) => () => {
          signal?.removeEventListener('abort', onAbort);
          run();
        };
        request.open('PUT', url);
        if (contentType) request.setRequestHeader('content-type', contentType);
        request.onprogress = (event) => {
          if (event.loaded <= MAX_ANSWER_BYTES) return;
          settle(() => reject(tooLongAnswer(url, request.status)))();
          request.abort();
        };
        request.upload.onprogress = (event) => onProgress?.(event.loaded);
        request.onload = settle(() => {
          resolve({ status: request.status, headers: parseHeaders(request), text: request.responseText });
        });
        request.onabort = settle(() => reject(abortedError(signal)));
        request.onerror = settle(() => {
          reject(new HttpError({ kind: 'connection', message: `PUT ${withoutQuery(url)} got no answer` }));
        });
        request.send(body);
      });
    },
  };
}

function parseHeaders(request: XMLHttpRequest): Headers {
  const lines = request.getAllResponseHeaders().trim().split(/\r?\n/).filter(Boolean);
  return new Headers(
    lines.map((line) => {
      const colon = line.indexOf(':');
      return [line.slice(0, colon), line.slice(colon + 1).trim()] as [string, string];
    }),
  );
}
