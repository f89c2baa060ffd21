import { checkHeaders } from '../http/index.ts';
import { checkFile, checkType, isBlob, ownName } from './checks.ts';
import { initiate } from './control.ts';
import { abortedUpload } from './errors.ts';
import { DEFAULT_CONTENT_TYPE } from './file-name.ts';
import { mapLimited } from './limit.ts';
import { uploadInParts } from './multipart.ts';
import { isByteStream } from './parts.ts';
import { progressMeter } from './progress.ts';
import { AddressRefused, putWithRetries } from './put.ts';
import { BATCH_CONCURRENCY, type FileJob, type Job, resolveSettings, type Settings } from './settings.ts';
import { uploadStream } from './stream.ts';
import { copyAndFindBlobs, replaceBlobs } from './transform-input.ts';
import type { Storage, StorageOptions, UploadFilesOptions, UploadOptions } from './types.ts';

/**
 * A storage to upload files to, with the same API in pages, workers and Node.
 *
 * Files of up to 94,371,840 bytes travel in one piece, larger ones in parts of 10,485,760 bytes. Memory
 * does not depend on the file's size, because only slices are read.
 *
 * @throws Error `Duplicate middleware name`; TypeError when `restUrl` is no http address or holds a password, or when a
 *   number among the options is none
 */
export function createStorage(options: StorageOptions): Storage {
  const settings = resolveSettings(options);
  const uploadFile = async (file: Blob, options: UploadOptions) => {
    const job = prepare(settings, file, options);
    const url = await (file.size <= settings.limits.singleBytes ? uploadInOne(job) : uploadInParts(job));
    job.meter.finish();
    return url;
  };
  const upload: Storage['upload'] = async (source, options = {}) =>
    !isBlob(source) && isByteStream(source)
      ? uploadStream(source, prepareStream(settings, options), options, uploadFile)
      : uploadFile(source as Blob, options);
  const uploadFiles: Storage['uploadFiles'] = (files, batch = {}) => uploadBatch(upload, files, batch);
  return {
    upload,
    uploadFiles,
    transformInput: async (value, batch) => replaceBlobs(copyAndFindBlobs(value), (blobs) => uploadFiles(blobs, batch)),
  };
}

function prepare(settings: Settings, file: Blob, options: UploadOptions): FileJob {
  const contentType = typeOf(file, options);
  checkFile(file, contentType, options);
  const fileName = options.fileName || ownName(file) || settings.nameFor(contentType);
  return { file, ...prepareJob(settings, { contentType, fileName, size: file.size }, options) };
}

function prepareStream(settings: Settings, options: UploadOptions): Job {
  const contentType = options.contentType || DEFAULT_CONTENT_TYPE;
  checkType(contentType, options.fileName ?? '', options.accept);
  const fileName = options.fileName || settings.nameFor(contentType);
  return prepareJob(settings, { contentType, fileName, size: Number.POSITIVE_INFINITY }, options);
}

function prepareJob(
  settings: Settings,
  { contentType, fileName, size }: { contentType: string; fileName: string; size: number },
  { signal, onProgress }: UploadOptions,
): Job {
  checkHeaders({ 'content-type': contentType });
  if (signal?.aborted) throw abortedUpload(signal);
  return { contentType, fileName, settings, signal, meter: progressMeter(size, onProgress) };
}

function typeOf(file: Blob, { contentType }: UploadOptions): string {
  return contentType || (isBlob(file) && file.type) || DEFAULT_CONTENT_TYPE;
}

async function uploadInOne(job: FileJob): Promise<string> {
  const { file: body, contentType, settings } = job;
  for (let restarts = 0; ; restarts++) {
    const target = await initiate(job, 'initiate');
    const mayRestart = restarts < settings.maxRestarts;
    try {
      await putWithRetries(job, { url: target.uploadUrl, fileUrl: target.fileUrl, body, contentType, mayRestart });
      return target.fileUrl;
    } catch (error) {
      if (!(error instanceof AddressRefused)) throw error;
      settings.notice({ type: 'restart', error: error.cause });
    }
  }
}

async function uploadBatch(
  upload: Storage['upload'],
  files: readonly Blob[],
  { concurrency = BATCH_CONCURRENCY, onProgress, signal, ...checks }: UploadFilesOptions,
): Promise<string[]> {
  // All are checked before the first is sent, so that a refused one does not leave half a batch behind.
  for (const file of files) checkFile(file, typeOf(file, {}), checks);
  const meter = progressMeter(
    files.reduce((sum, file) => sum + file.size, 0),
    onProgress,
  );
  if (signal?.aborted) throw abortedUpload(signal);
  const urls = await mapLimited(files, concurrency, signal, (file, index, linked) =>
    upload(file, { ...checks, signal: linked, onProgress: ({ loaded }) => meter.set(index, loaded) }),
  );
  meter.finish();
  return urls;
}

export { isBlob } from './checks.ts';
export { UploadError, type UploadErrorCode } from './errors.ts';
export { contentTypeOf, extensionOf } from './file-name.ts';
export type { Integrity } from './integrity.ts';
export type { ByteStream } from './parts.ts';
export { memoryStore, type ResumeStore, webStore } from './resume.ts';
export { PART_BYTES, SINGLE_LIMIT_BYTES } from './settings.ts';
export { fetchTransport, type PutAnswer, type PutRequest, type Transport, xhrTransport } from './transport.ts';
export type * from './types.ts';
