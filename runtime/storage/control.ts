import { HttpError, withoutTrailingSlashes } from '../http/index.ts';
import { toUploadError, UploadError } from './errors.ts';
import { isHttpUrl } from './resume.ts';
import type { Job } from './settings.ts';

/** Where the bytes go, and where the file will be. */
export interface Target {
  uploadUrl: string;
  fileUrl: string;
}

/**
 * Asks for an upload address: POST `{rest}/storage/upload/<route>?storage_type=…` with `content_type` and `file_name`,
 * answered with `upload_url` and `file_url`.
 *
 * @throws UploadError `initiate-failed` or `bad-answer`
 */
export async function initiate(job: Job, route: 'initiate' | 'initiate-multipart'): Promise<Target> {
  const { settings, signal } = job;
  const url = `${settings.restUrl}/storage/upload/${route}?storage_type=${encodeURIComponent(settings.storageType)}`;
  let answer: unknown;
  try {
    answer = await settings.control.json({
      method: 'POST',
      url,
      headers: { 'content-type': 'application/json', accept: 'application/json' },
      body: JSON.stringify({ content_type: job.contentType, file_name: job.fileName }),
      signal,
      // An address that nobody uses costs nothing, so asking twice is safe.
      idempotent: true,
    });
  } catch (cause) {
    const message = `The upload could not be started: ${messageOf(cause)}`;
    throw toUploadError(cause, { code: 'initiate-failed', message });
  }
  const { upload_url: uploadUrl, file_url: fileUrl } = (answer ?? {}) as Record<string, unknown>;
  if (!isHttpUrl(uploadUrl) || !isHttpUrl(fileUrl)) {
    const message = 'The answer to the start of the upload lacks an upload_url or a file_url';
    throw new UploadError({ code: 'bad-answer', message });
  }
  return { uploadUrl, fileUrl };
}

/** The upload address with a segment appended to its path and its query kept as it is. */
export function withSegment(uploadUrl: string, segment: string): string {
  const url = new URL(uploadUrl);
  url.pathname = `${withoutTrailingSlashes(url.pathname)}/${segment}`;
  return url.href;
}

function messageOf(cause: unknown): string {
  return cause instanceof HttpError ? cause.message : 'unexpected failure';
}
