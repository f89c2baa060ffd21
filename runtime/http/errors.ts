import { withoutQuery } from './address.ts';
import { withoutSecrets } from './secrets.ts';

/**
 * The HTTP failures that a caller can tell apart. `retryable` answers one question: could the same request, sent
 * again later, succeed?
 */
export type HttpErrorKind =
  | 'badRequest'
  | 'unauthorized'
  | 'forbidden'
  | 'notFound'
  | 'conflict'
  | 'unprocessable'
  | 'rateLimited'
  | 'server'
  | 'connection'
  | 'timeout'
  | 'aborted'
  | 'unexpected';

const KIND_BY_STATUS: ReadonlyMap<number, HttpErrorKind> = new Map([
  [400, 'badRequest'],
  [401, 'unauthorized'],
  [403, 'forbidden'],
  [404, 'notFound'],
  [408, 'timeout'],
  [409, 'conflict'],
  [422, 'unprocessable'],
  [429, 'rateLimited'],
]);

const RETRYABLE_KINDS: ReadonlySet<HttpErrorKind> = new Set(['rateLimited', 'server', 'connection', 'timeout']);

// 425 asks for a later repeat (RFC 8470); 501 and 505 will answer the same for ever.
const RETRYABLE_STATUS: ReadonlyMap<number, boolean> = new Map([
  [425, true],
  [501, false],
  [505, false],
]);

const MAX_DETAIL_LENGTH = 500;
const MAX_DOCUMENT_LENGTH = 4000;

export interface HttpErrorInit {
  kind: HttpErrorKind;
  message: string;
  status?: number;
  retryable?: boolean;
  retryAfterMs?: number;
  body?: unknown;
  cause?: unknown;
}

/**
 * Every failure of a request: an answer outside 2xx, no answer, too late an answer, or an abort.
 * The message never holds the query of the address, because signed addresses keep their secret there.
 */
export class HttpError extends Error {
  /** What went wrong, one of a closed list. */
  readonly kind: HttpErrorKind;
  /** The HTTP status, absent when no answer came. */
  readonly status: number | undefined;
  /** Whether the same request may succeed later. */
  readonly retryable: boolean;
  /** What `Retry-After` asked for, in milliseconds from the answer. */
  readonly retryAfterMs: number | undefined;
  /** The parsed JSON body of the answer, else its text. */
  readonly body: unknown;
  /** Which try this was, counted from 1; a retrying caller sets it. */
  attempt = 1;

  constructor(init: HttpErrorInit) {
    super(init.message, init.cause === undefined ? undefined : { cause: init.cause });
    this.name = init.kind === 'aborted' ? 'AbortError' : 'HttpError';
    this.kind = init.kind;
    this.status = init.status;
    this.retryable = init.retryable ?? RETRYABLE_KINDS.has(init.kind);
    this.retryAfterMs = init.retryAfterMs;
    this.body = init.body;
  }
}

/** Names the failure that an HTTP status stands for. */
export function kindOfStatus(status: number): HttpErrorKind {
  return KIND_BY_STATUS.get(status) ?? (status >= 500 && status <= 599 ? 'server' : 'unexpected');
}

/**
 * Maps an answer outside 2xx to a typed error.
 *
 * @param answer status, headers and body text of the answer
 * @param now the present in milliseconds, to turn a `Retry-After` date into a wait
 */
export function errorFromAnswer(
  answer: { status: number; headers: Headers; text: string },
  request: { method: string; url: string },
  now: number,
): HttpError {
  const body = parseJson(answer.text);
  const detail = withoutSecrets(detailOf(body), valuesOfQuery(request.url));
  const kind = kindOfStatus(answer.status);
  return new HttpError({
    kind,
    status: answer.status,
    retryable: RETRYABLE_STATUS.get(answer.status) ?? RETRYABLE_KINDS.has(kind),
    retryAfterMs: parseRetryAfter(answer.headers.get('retry-after'), now),
    body,
    message: `${request.method} ${withoutQuery(request.url)} answered ${answer.status}${detail && `: ${detail}`}`,
  });
}

/**
 * Maps whatever `fetch` rejected with to a typed error. A `TypeError` is how every platform reports that no
 * connection came about or that it broke.
 */
export function errorFromRejection(
  rejection: unknown,
  request: { method: string; url: string },
  signal: AbortSignal | undefined,
): HttpError {
  if (rejection instanceof HttpError) return rejection;
  if (signal?.aborted) return abortedError(signal);
  return new HttpError({
    kind: 'connection',
    cause: rejection,
    message: `${request.method} ${withoutQuery(request.url)} got no answer`,
  });
}

/** The error of a caller's own abort; its cause is the reason given to the signal. */
export function abortedError(signal?: AbortSignal): HttpError {
  return new HttpError({ kind: 'aborted', message: 'The request was aborted', cause: signal?.reason });
}

/**
 * Reads a `Retry-After` header (RFC 9110, section 10.2.3): whole seconds or an HTTP date.
 *
 * @returns milliseconds from now, 0 for a date in the past, undefined when absent or unreadable
 */
export function parseRetryAfter(value: string | null, now: number): number | undefined {
  const text = value?.trim();
  if (!text) return undefined;
  if (/^\d+$/.test(text)) return Number(text) * 1000;
  const date = Date.parse(text);
  return Number.isNaN(date) ? undefined : Math.max(0, date - now);
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}

/** What of an answer goes into a message: of S3's error documents, which repeat the signature, code and text only. */
function detailOf(body: unknown): string {
  if (typeof body === 'string' && body.slice(0, MAX_DETAIL_LENGTH).includes('<Error>')) {
    const document = body.slice(0, MAX_DOCUMENT_LENGTH);
    const texts = [/<Code>([^<]*)</, /<Message>([^<]*)</].map((pattern) => pattern.exec(document)?.[1] ?? '');
    return texts.filter(Boolean).join(': ').slice(0, MAX_DETAIL_LENGTH);
  }
  const record = typeof body === 'object' && body !== null ? (body as Record<string, unknown>) : {};
  const detail = typeof body === 'string' ? body : (record.detail ?? record.message ?? record.error ?? '');
  const text = typeof detail === 'string' ? detail : JSON.stringify(detail);
  return text.slice(0, MAX_DETAIL_LENGTH);
}

/** What stands in the query of an address, where signed ones keep their secret: each value, decoded and as it stands. */
function valuesOfQuery(url: string): string[] {
  const query = /[?]([^#]*)/.exec(url)?.[1] ?? '';
  return [...new URLSearchParams(query).values(), ...query.split(/[&=]/)];
}
