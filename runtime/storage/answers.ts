import { HttpError, withoutQuery } from '../http/index.ts';
import type { PutAnswer } from './transport.ts';

// Amazon S3 API reference, error responses: those that it asks to try again.
const PASSING_CODES: ReadonlySet<string> = new Set([
  'InternalError',
  'ServiceUnavailable',
  'SlowDown',
  'RequestTimeout',
]);

/**
 * The error document in a 2xx answer, as an error: S3 begins an answer with 200 while it is still at work, and may
 * end it with `<Error>`. A JSON object with an `error` counts as one too.
 *
 * @returns undefined when the answer is what its status says
 */
export function refusalIn(
  answer: { status: number; text: string },
  request: { method: string; url: string },
): HttpError | undefined {
  const code = errorCode(answer.text.trim());
  if (code === undefined) return undefined;
  return new HttpError({
    kind: PASSING_CODES.has(code) ? 'server' : 'unexpected',
    status: answer.status,
    message: `${request.method} ${withoutQuery(request.url)} answered ${answer.status} with an error document: ${code}`,
  });
}

function errorCode(text: string): string | undefined {
  if (text.startsWith('{')) {
    try {
      const { error } = JSON.parse(text);
      return error ? (typeof error === 'string' ? error.slice(0, 200) : 'error') : undefined;
    } catch {
      return undefined;
    }
  }
  const start = text.startsWith('<?xml') ? text.indexOf('?>') + 2 : 0;
  const document = text.slice(start, start + 2000).trimStart();
  if (!/^<Error[\s/>]/.test(document)) return undefined;
  return /<Code>([A-Za-z0-9.]+)<\/Code>/.exec(document)?.[1] ?? 'Error';
}

/**
 * The ETag of a part: from the header, else from a JSON body (`{ "etag": … }`), since a page of another origin sees the
 * header only where the server exposes it.
 */
export function etagIn({ headers, text }: Pick<PutAnswer, 'headers' | 'text'>): string | undefined {
  const header = headers.get('etag');
  if (header) return header;
  try {
    const { etag, ETag = etag } = JSON.parse(text);
    return typeof ETag === 'string' && ETag !== '' ? ETag : undefined;
  } catch {
    return undefined;
  }
}
