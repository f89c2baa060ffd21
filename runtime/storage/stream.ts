import { linkSignals } from '../http/index.ts';
import { complete } from './completion.ts';
import { initiate } from './control.ts';
import { mapLimited } from './limit.ts';
import { sendPart } from './multipart.ts';
import { type ByteStream, type Part, partsOfStream } from './parts.ts';
import { etagOfParts, look } from './proof.ts';
import type { Job } from './settings.ts';
import type { UploadOptions } from './types.ts';

/**
 * Uploads a stream of unknown length. One that ends within a part is a small file; a longer one is sent while it is
 * read. However it ends, the stream is let go of.
 *
 * @param uploadFile takes the small file
 * @returns the file's address
 */
export async function uploadStream(
  stream: ByteStream,
  job: Job,
  options: UploadOptions,
  uploadFile: (file: Blob, options: UploadOptions) => Promise<string>,
): Promise<string> {
  const reading = linkSignals(job.signal);
  const parts = partsOfStream(stream, job.settings.limits, { maxBytes: options.maxBytes, signal: reading.signal });
  try {
    const first = await parts.next();
    const { fileName, contentType } = job;
    if (first.done || first.value.last) {
      return await uploadFile(first.value?.body ?? new Blob(), { ...options, fileName, contentType });
    }
    const all = startingWith(first.value, parts);
    const { url, size } = await uploadStreamInParts(job, all, () => reading.abort());
    job.meter.finish(size);
    return url;
  } finally {
    reading.unlink();
    await parts.return(undefined);
  }
}

async function* startingWith<T>(first: T, rest: AsyncGenerator<T>): AsyncGenerator<T> {
  yield first;
  yield* rest;
}

/** Of the parts as many stand in memory as are sent at once, and the one that is being read. */
async function uploadStreamInParts(
  job: Job,
  parts: AsyncGenerator<Part>,
  stopReading: () => void,
): Promise<{ url: string; size: number }> {
  const target = await initiate(job, 'initiate-multipart');
  let size = 0;
  const send = (part: Part, _: number, signal: AbortSignal) => {
    size += part.body.size;
    return sendPart({ ...job, signal }, target, part, false);
  };
  const listed = await mapLimited(parts, job.settings.parallelParts, job.signal, send, stopReading);
  const { sighting: before } = await look(job, target.fileUrl);
  const evidence = { before, size, etag: etagOfParts(listed.map(({ etag }) => etag)) };
  await complete(job, target, listed, { evidence, mayRestart: false });
  return { url: target.fileUrl, size };
}
