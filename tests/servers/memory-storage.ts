import { createHash } from 'node:crypto';
import { type Fetch, HttpError } from '../../runtime/http/index.ts';
import type { Transport } from '../../runtime/storage/index.ts';

/** How the request that makes the file is answered; a list is used up one request after the other. */
export type Ending =
  | { status: number; body?: string; work?: boolean }
  /** The work is done, the answer never comes: the connection breaks, or stays silent. */
  | { silent: 'lost' | 'hung'; work: boolean }
  | { afterMs: number };

export interface MemoryStorageOptions {
  endings: readonly Ending[];
  /** The size of an older file at the same address. */
  older?: number;
  /** Leaves nothing but the length in an answer to HEAD. */
  bare?: boolean;
}

export interface MemoryStorage {
  fetch: Fetch;
  transport: Transport;
  /** Bytes that arrived, those of failed tries included. */
  received(): number;
  /** How often the end of an upload in parts was asked for. */
  completions(): number;
  /** The file that stands at the address now, if any. */
  stored(): Buffer | undefined;
  /** Requests that have come in and do not wait on purpose. */
  busy(): number;
}

interface Counts {
  received: number;
  completions: number;
  busy: number;
  endings: number;
}

const md5 = (bytes: Uint8Array) => createHash('md5').update(bytes).digest();

/**
 * A storage without sockets, for tests that turn the clock by hand: one address, one older file perhaps, and a
 * prescribed answer to the request that makes the file.
 */
export function memoryStorage({ endings, older, bare = false }: MemoryStorageOptions): MemoryStorage {
  const parts = new Map<number, Buffer>();
  let file = older === undefined ? undefined : { bytes: Buffer.alloc(older, 1), etag: '"older"' };
  const counts: Counts = { received: 0, completions: 0, busy: 0, endings: 0 };

  const end = endingsOf(endings, counts);

  const fetchHere: Fetch = async (url, { method, signal }) => {
    if (url.includes('/initiate')) {
      return Response.json({ upload_url: 'https://store.test/up?signature=s', file_url: 'https://store.test/file' });
    }
    if (method === 'HEAD') return headOf(file, bare);
    counts.completions++;
    return end(() => {
      const pieces = [...parts].sort(([a], [b]) => a - b).map(([, bytes]) => bytes);
      file = {
        bytes: Buffer.concat(pieces),
        etag: `"${md5(Buffer.concat(pieces.map(md5))).toString('hex')}-${pieces.length}"`,
      };
    }, signal);
  };

  const put: Transport['put'] = async ({ url, body, signal, onProgress }) => {
    const bytes = Buffer.from(await body.arrayBuffer());
    counts.received += bytes.length;
    onProgress?.(bytes.length);
    const etag = `"${md5(bytes).toString('hex')}"`;
    const number = /\/up\/(\d+)\?/.exec(url)?.[1];
    if (number !== undefined) {
      parts.set(Number(number), bytes);
      return { status: 200, headers: new Headers({ etag }), text: '' };
    }
    const answer = await end(() => {
      file = { bytes, etag };
    }, signal).catch((cause) => {
      throw new HttpError({ kind: 'connection', message: 'no answer', cause });
    });
    return { status: answer.status, headers: answer.headers, text: await answer.text() };
  };

  const counted = async <T>(work: Promise<T>): Promise<T> => {
    counts.busy++;
    return work.finally(() => counts.busy--);
  };
  return {
    fetch: (url, init) => counted(fetchHere(url, init)),
    transport: { reportsProgress: true, put: (request) => counted(put(request)) },
    received: () => counts.received,
    completions: () => counts.completions,
    stored: () => file?.bytes,
    busy: () => counts.busy,
  };
}

/** Answers the requests that make the file, one ending after the other; the last one is given again and again. */
function endingsOf(endings: readonly Ending[], counts: Counts) {
  return async (work: () => void, signal: AbortSignal | null | undefined): Promise<Response> => {
    const ending = endings[Math.min(counts.endings++, endings.length - 1)] as Ending;
    if ('afterMs' in ending) {
      await waitOnPurpose(counts, (resolve) => setTimeout(resolve, ending.afterMs));
      work();
      return new Response('{}');
    }
    if ('silent' in ending) {
      if (ending.work) work();
      if (ending.silent === 'lost') throw new TypeError('fetch failed');
      await waitOnPurpose(counts, (_, reject) => signal?.addEventListener('abort', () => reject(signal.reason)));
    }
    if (!('status' in ending)) throw new Error('a silent server does not come here');
    const { status, body = '' } = ending;
    if (ending.work ?? (status === 200 && body === '')) work();
    return new Response(body, { status });
  };
}

async function waitOnPurpose(
  counts: Counts,
  until: (resolve: () => void, reject: (reason: unknown) => void) => unknown,
): Promise<void> {
  counts.busy--;
  try {
    await new Promise<void>(until);
  } finally {
    counts.busy++;
  }
}

function headOf(file: { bytes: Buffer; etag: string } | undefined, bare: boolean): Response {
  if (!file) return new Response(null, { status: 404 });
  const headers = { 'content-length': String(file.bytes.length), ...(bare ? {} : { etag: file.etag }) };
  return new Response(null, { headers });
}
