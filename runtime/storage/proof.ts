import { HttpError } from '../http/index.ts';
import { abortedUpload } from './errors.ts';
import { toHex } from './hash/encode.ts';
import { md5 } from './hash/md5.ts';
import { matchesClaim } from './integrity.ts';
import type { Job } from './settings.ts';

/** What a HEAD says about the file's address. */
export type Sighting =
  | { state: 'absent' }
  /** The answer said nothing of use: an error, no connection, a method that is not allowed. */
  | { state: 'unknown' }
  | { state: 'present'; size?: number; etag?: string; modified?: string };

/**
 * `there`: the bytes of this upload stand at the address; `missing`: they certainly do not, or not yet;
 * `unknown`: neither can be shown.
 */
export type Verdict = 'there' | 'missing' | 'unknown';

/** Something that the answer to a HEAD is compared with. */
export interface Evidence {
  /** What stood there before the file was completed. */
  before: Sighting;
  /** The file's size in bytes. */
  size: number;
  /** The ETag that S3 gives to these parts, where it can be known. */
  etag?: string;
  /** The file itself, where it can be read again, for a hash that the server may state. */
  file?: Blob;
}

/**
 * Asks what stands at the file's address, past every cache.
 *
 * @throws UploadError `aborted`
 */
export async function look(job: Job, fileUrl: string): Promise<{ sighting: Sighting; headers: Headers }> {
  const { settings, signal } = job;
  try {
    const { headers } = await settings.signed.send({ method: 'HEAD', url: fileUrl, signal, cache: 'no-store' });
    // Of a compressed answer the length is another.
    const length = headers.has('content-encoding') ? null : headers.get('content-length');
    const sighting: Sighting = {
      state: 'present',
      size: length === null ? undefined : Number(length),
      etag: headers.get('etag') ?? undefined,
      modified: headers.get('last-modified') ?? undefined,
    };
    return { sighting, headers };
  } catch (error) {
    if (signal?.aborted) throw abortedUpload(signal);
    if (!(error instanceof HttpError)) throw error;
    const gone = error.status === 404 || error.status === 410;
    return { sighting: { state: gone ? 'absent' : 'unknown' }, headers: new Headers() };
  }
}

/**
 * Whether the bytes of this upload stand at the file's address: by a hash that the server states, by the ETag that S3
 * gives to these parts, or by a change since before. A length alone proves nothing, because an older file may have it.
 */
export async function seek(job: Job, fileUrl: string, evidence: Evidence): Promise<Verdict> {
  const { sighting: now, headers } = await look(job, fileUrl);
  if (now.state !== 'present') return now.state === 'absent' ? 'missing' : 'unknown';
  if (now.size !== undefined && now.size !== evidence.size) return 'missing';
  if (evidence.etag !== undefined && unquoted(now.etag) === evidence.etag) return 'there';
  if (evidence.file && (await matchesClaim(headers, evidence.file))) return 'there';
  const change = changeSince(evidence.before, now);
  if (change === 'none') return 'missing';
  return change === 'some' && now.size === evidence.size ? 'there' : 'unknown';
}

function changeSince(before: Sighting, now: Sighting): 'some' | 'none' | 'unknown' {
  if (now.state !== 'present' || before.state === 'unknown') return 'unknown';
  if (before.state === 'absent') return 'some';
  if (before.size !== undefined && now.size !== undefined && before.size !== now.size) return 'some';
  if (before.etag !== undefined && now.etag !== undefined) return before.etag === now.etag ? 'none' : 'some';
  // The same date shows nothing, since it counts in seconds.
  if (before.modified !== undefined && now.modified !== undefined && before.modified !== now.modified) return 'some';
  return 'unknown';
}

/**
 * The ETag that S3 gives to a file made of parts: the MD5 of the parts' MD5s, and their number. Undefined when the
 * parts' own ETags are no MD5s.
 */
export function etagOfParts(etags: readonly string[]): string | undefined {
  const hash = md5();
  for (const etag of etags) {
    const hex = unquoted(etag) ?? '';
    if (!/^[0-9a-f]{32}$/i.test(hex)) return undefined;
    hash.update(Uint8Array.from(hex.match(/../g) ?? [], (pair) => Number.parseInt(pair, 16)));
  }
  return `${toHex(hash.digest())}-${etags.length}`;
}

function unquoted(etag: string | undefined): string | undefined {
  return etag?.replace(/^W\//, '').replaceAll('"', '').toLowerCase();
}
