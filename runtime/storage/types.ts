import type { Backoff, Credentials, Fetch, Middleware } from '../http/index.ts';
import type { Integrity } from './integrity.ts';
import type { ByteStream } from './parts.ts';
import type { ResumeStore } from './resume.ts';
import type { Transport } from './transport.ts';

/** How a storage is reached and how patient it is. Everything but `restUrl` has a default. */
export interface StorageOptions {
  /** The base of the control calls; `/storage/upload/…` is appended. */
  restUrl: string;
  /** Sent as `Authorization` to `restUrl`'s origin only, never to the upload address. */
  credentials?: Credentials;
  /** The word before the credentials; `Bearer` unless given. */
  authScheme?: string;
  /** The `storage_type` query parameter of the control calls. */
  storageType?: string;
  /** Used for the control calls, and for the bytes unless `transport` is given. */
  fetch?: Fetch;
  /** Moves the bytes; picked for the platform unless given. */
  transport?: Transport;
  /** Around the control calls, after the credentials: a proxy, logging, … */
  middleware?: readonly Middleware[];
  /** Parts in flight at once. */
  parallelParts?: number;
  /** How often the same bytes are sent at most; 3 unless given. */
  tries?: number;
  /** How often an upload whose address was refused (401, 403, 404, 410) begins anew with a fresh one. */
  maxRestarts?: number;
  /** For a control call, in milliseconds. */
  timeoutMs?: number;
  /**
   * How long the server may take to make the file once it has its bytes, in milliseconds; a minute is added for each
   * GiB. The same time is spent on looking for the file when no answer came.
   */
  settleMs?: number;
  /** Bytes count as stuck when none has moved for this long, in milliseconds. */
  stallMs?: number;
  /** A longer `Retry-After` ends the upload with an error that carries it. */
  maxRetryAfterMs?: number;
  backoff?: Partial<Backoff>;
  /** Where an unfinished upload is remembered; without one, nothing is. */
  resume?: ResumeStore;
  /**
   * Whose uploads `resume` remembers, so that two accounts that share a store never share an upload: any text that is the
   * same for an account from one day to the next. Without it the key itself tells accounts apart, which forgets
   * uploads when the key changes; give it where a proxy or a cookie holds the key.
   */
  account?: string;
  /** How long an unfinished upload is remembered, in milliseconds; a week by default. */
  resumeMs?: number;
  /** `declared` by default. */
  integrity?: Integrity;
  /** For tests and for servers with other limits. */
  limits?: Partial<UploadLimits>;
  now?: () => number;
  /** Told about what did no harm to the upload: a try that failed, a resume store that did not answer. */
  onNotice?: (notice: Notice) => void;
}

export interface UploadLimits {
  /** Up to and including this size a file is sent in one piece, in bytes. */
  singleBytes: number;
  /** The size of every part but the last, in bytes; larger where `maxParts` would not be enough. */
  partBytes: number;
  /** How many parts a file may have. */
  maxParts: number;
}

export type Notice =
  | { type: 'retry'; error: unknown; part?: number; attempt: number; waitMs: number }
  | { type: 'restart'; error: unknown }
  | { type: 'resumed'; part: number; bytes: number }
  | { type: 'store-failed'; error: unknown };

export interface UploadProgress {
  /** Bytes that need not be sent again, plus those on their way; never falls. */
  loaded: number;
  /** `Infinity` for a stream, until it is there. */
  total: number;
  /** 0 to 100; 100 is reported once, when the file's address is known. */
  percent: number;
}

export interface UploadOptions {
  signal?: AbortSignal;
  /** The file's own name, or one made from the time and the content type. */
  fileName?: string;
  /** The file's own type, or `application/octet-stream`. */
  contentType?: string;
  /** Refused before anything is sent when the file is larger, in bytes. */
  maxBytes?: number;
  /** Accepted types: `image/png`, `image/*` or a name's ending such as `.flac`. */
  accept?: readonly string[];
  onProgress?: (progress: UploadProgress) => void;
}

export interface UploadFilesOptions extends Omit<UploadOptions, 'fileName' | 'contentType'> {
  /** Files in flight at once; 5 unless given. */
  concurrency?: number;
}

export interface Storage {
  /**
   * Uploads one file, or a stream of unknown length, and gives its address. A stream has no resume record.
   *
   * @throws UploadError; TypeError for what cannot be sent at all, such as a content type with a line break
   */
  upload(file: Blob | ByteStream, options?: UploadOptions): Promise<string>;
  /** Uploads several, a few at a time; addresses in the order of the list. The first failure stops the others. */
  uploadFiles(files: readonly Blob[], options?: UploadFilesOptions): Promise<string[]>;
  /** A copy of the value with every Blob in it uploaded and replaced by its address; see `transformInput`. */
  transformInput<T>(value: T, options?: UploadFilesOptions): Promise<unknown>;
}
