/** The one file here that uses Node: files and resume records on disk, and a transport that is easy on memory. */
import { createHash, randomUUID } from 'node:crypto';
import { openAsBlob } from 'node:fs';
import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { type ClientRequest, type IncomingMessage, request as requestHttp } from 'node:http';
import { request as requestHttps } from 'node:https';
import { basename, join } from 'node:path';
import { Readable } from 'node:stream';
import type { ReadableStream as NodeReadableStream } from 'node:stream/web';
import { chunksOf } from './chunks.ts';
import { contentTypeOf } from './file-name.ts';
import type { ResumeStore } from './resume.ts';
import { type SendOnce, type Transport, transportOver } from './transport.ts';

/**
 * A file on disk as a Blob: nothing is read before a slice of it is sent. It carries the file's own name, and the
 * content type of its extension unless one is given. A read fails when the file changes meanwhile.
 */
export async function openFile(path: string, options: { type?: string } = {}): Promise<Blob & { name: string }> {
  const name = basename(path);
  const blob = await openAsBlob(path, { type: options.type ?? contentTypeOf(name) });
  return Object.defineProperty(blob, 'name', { value: name }) as Blob & { name: string };
}

/** Remembers unfinished uploads in a folder, one file each, readable by its owner only. */
export function fileStore(directory: string): ResumeStore {
  const pathOf = (key: string) => join(directory, `${createHash('sha256').update(key).digest('hex')}.json`);
  return {
    async get(key) {
      return readFile(pathOf(key), 'utf8').catch((error: NodeJS.ErrnoException) => {
        if (error.code === 'ENOENT') return null;
        throw error;
      });
    },
    async set(key, value) {
      await mkdir(directory, { recursive: true, mode: 0o700 });
      // A crash in the middle of a write must leave the old record or the new one.
      const temporary = `${pathOf(key)}.${randomUUID()}`;
      await writeFile(temporary, value, { mode: 0o600 });
      await rename(temporary, pathOf(key));
    },
    delete: (key) => rm(pathOf(key), { force: true }),
  };
}

/**
 * Moves bytes with Node's own `http`, which says when a chunk has left: its memory is given back at once, where `fetch`
 * leaves it to the next collection. For large files; half the memory of `fetch`, measured with `node bench/upload.ts`.
 */
export function nodeTransport(): Transport {
  return transportOver(sendOnce, { reportsProgress: true });
}

const sendOnce: SendOnce = (url, { body, contentType, signal, onProgress }) =>
  new Promise((resolve, reject) => {
    const request = new URL(url).protocol === 'https:' ? requestHttps : requestHttp;
    const type = contentType ? { 'content-type': contentType } : {};
    const headers = { ...type, 'content-length': String(body.size) };
    const outgoing = request(url, { method: 'PUT', headers, signal });
    outgoing.on('error', reject);
    outgoing.once('response', (message) => {
      // An answer may come before all bytes are sent; what has not left by its end never will.
      message.once('close', () => outgoing.destroy());
      resolve(responseOf(message));
    });
    writeAll(outgoing, body, onProgress).catch((error) => outgoing.destroy(error));
  });

async function writeAll(
  outgoing: ClientRequest,
  body: Blob,
  onProgress: ((loaded: number) => void) | undefined,
): Promise<void> {
  let loaded = 0;
  for await (const chunk of chunksOf(body)) {
    if (outgoing.destroyed) return;
    await new Promise<void>((resolve, reject) => {
      outgoing.write(chunk, (error) => (error ? reject(error) : resolve()));
    });
    loaded += chunk.byteLength;
    // Detached, its memory is free at once; nobody else has a reference to it.
    chunk.buffer.transfer(0);
    onProgress?.(loaded);
  }
  outgoing.end();
}

// These statuses may not carry a body, and `new Response` refuses to be given one.
const BODILESS_STATUS: ReadonlySet<number> = new Set([204, 205, 304]);

function responseOf(message: IncomingMessage): Response {
  const { statusCode: status = 0, headersDistinct } = message;
  const headers = new Headers();
  for (const [name, values = []] of Object.entries(headersDistinct)) {
    for (const value of values) headers.append(name, value);
  }
  if (BODILESS_STATUS.has(status)) {
    message.resume();
    return new Response(null, { status, headers });
  }
  const body: NodeReadableStream = Readable.toWeb(message);
  return new Response(body as ReadableStream, { status, headers });
}
