import { abortedUpload, toUploadError, UploadError } from './errors.ts';
import type { UploadLimits } from './types.ts';

/** A piece of a file, counted from 1. */
export interface Part {
  partNumber: number;
  body: Blob;
}

const MIB = 1_048_576;

/**
 * The size of the parts of a file, in bytes: `partBytes` as long as `maxParts` of them are enough, beyond that the least
 * whole number of MiB that is.
 */
export function partBytesFor(size: number, { partBytes, maxParts }: UploadLimits): number {
  if (size <= partBytes * maxParts) return partBytes;
  return Math.ceil(size / maxParts / MIB) * MIB;
}

/** The slices of a file; nothing is read. */
export function* partsOfFile(file: Blob, partBytes: number): Generator<Part> {
  for (let partNumber = 1; (partNumber - 1) * partBytes < file.size; partNumber++) {
    yield { partNumber, body: file.slice((partNumber - 1) * partBytes, partNumber * partBytes) };
  }
}

/** A piece of a stream. */
export interface StreamPart extends Part {
  /** Whether it is the last. */
  last: boolean;
}

/** Bytes whose number is known only when they end. */
export type ByteStream = ReadableStream<Uint8Array> | AsyncIterable<Uint8Array>;

export function isByteStream(value: unknown): value is ByteStream {
  if (typeof value !== 'object' || value === null) return false;
  return Symbol.asyncIterator in value || typeof (value as { getReader?: unknown }).getReader === 'function';
}

/**
 * Cuts a stream into parts of `partBytes`, the last one shorter, each read into memory when it is asked for. An empty
 * stream is one empty part. An abort cancels the stream.
 *
 * @throws UploadError `too-large` beyond `maxBytes` or `maxParts`; `unreadable` when the stream fails; `aborted`
 */
export async function* partsOfStream(
  stream: ByteStream,
  { partBytes, maxParts }: UploadLimits,
  { maxBytes = Number.POSITIVE_INFINITY, signal }: { maxBytes?: number; signal?: AbortSignal },
): AsyncGenerator<StreamPart, undefined> {
  const reader = readerOf(stream);
  const onAbort = () => void reader.cancel().catch(() => {});
  signal?.addEventListener('abort', onAbort, { once: true });
  let [held, heldBytes, readBytes, partNumber] = [[] as Uint8Array<ArrayBuffer>[], 0, 0, 0];
  const take = (last: boolean): StreamPart => {
    const body = new Blob(held);
    [held, heldBytes] = [[], 0];
    return { partNumber: ++partNumber, body, last };
  };
  try {
    for (;;) {
      const chunk = await reader.read();
      if (signal?.aborted) throw abortedUpload(signal);
      if (chunk === undefined) break;
      readBytes += chunk.byteLength;
      if (readBytes > Math.min(maxBytes, partBytes * maxParts)) throw tooLarge(maxBytes, partBytes * maxParts);
      for (let rest = chunk; rest.byteLength > 0; ) {
        // A full part waits for the byte after it, since only then it is known not to be the last.
        if (heldBytes === partBytes) yield take(false);
        // Copied, because the owner of the stream may use the chunk's memory again.
        const piece = rest.slice(0, partBytes - heldBytes);
        held.push(piece);
        heldBytes += piece.byteLength;
        rest = rest.subarray(piece.byteLength);
      }
    }
    yield take(true);
  } catch (cause) {
    if (signal?.aborted) throw abortedUpload(signal);
    throw toUploadError(cause, { code: 'unreadable', message: 'The stream cannot be read', retryable: false });
  } finally {
    signal?.removeEventListener('abort', onAbort);
    await reader.cancel().catch(() => {});
  }
  return undefined;
}

function tooLarge(maxBytes: number, mostBytes: number): UploadError {
  const message = `The stream has more than ${Math.min(maxBytes, mostBytes)} bytes, which are accepted at most`;
  return new UploadError({ code: 'too-large', message });
}

interface Reader {
  read(): Promise<Uint8Array | undefined>;
  cancel(): Promise<unknown>;
}

function readerOf(stream: ByteStream): Reader {
  if ('getReader' in stream) {
    const reader = stream.getReader();
    return { read: async () => (await reader.read()).value, cancel: () => reader.cancel() };
  }
  const iterator = stream[Symbol.asyncIterator]();
  return {
    async read() {
      const { done, value } = await iterator.next();
      return done ? undefined : value;
    },
    cancel: async () => iterator.return?.(),
  };
}
