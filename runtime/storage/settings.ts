import {
  type Backoff,
  createHttpClient,
  credentialsMiddleware,
  DEFAULT_BACKOFF,
  type HttpClient,
  InvalidRequest,
  parseAddress,
  retryMiddleware,
  tell,
  withoutTrailingSlashes,
} from '../http/index.ts';
import { fileNamer } from './file-name.ts';
import type { ProgressMeter } from './progress.ts';
import { defaultTransport, MAX_ANSWER_BYTES, type Transport } from './transport.ts';
import type { Notice, StorageOptions, UploadLimits } from './types.ts';

/** As the storage service expects: up to 90 MiB in one piece, parts of 10 MiB, each sent up to three times. */
export const SINGLE_LIMIT_BYTES = 94_371_840;
export const PART_BYTES = 10_485_760;
export const TRIES = 3;
/** Amazon S3 user guide, multipart upload limits. */
export const MAX_PARTS = 10_000;
/** Files of a batch in flight at once. */
export const BATCH_CONCURRENCY = 5;

const DEFAULTS = {
  storageType: 'default',
  parallelParts: 4,
  // The longest that an S3 address may be signed for (Amazon S3 user guide, presigned URLs): seven days.
  resumeMs: 604_800_000,
  tries: TRIES,
  maxRestarts: 1,
  timeoutMs: 30_000,
  settleMs: 120_000,
  stallMs: 60_000,
  maxRetryAfterMs: 60_000,
  integrity: 'declared',
} as const;

/** The options with nothing left open. */
export type Settings = Required<Pick<StorageOptions, keyof typeof DEFAULTS>> &
  Pick<StorageOptions, 'resume'> & {
    restUrl: string;
    limits: UploadLimits;
    backoff: Backoff;
    now: () => number;
    transport: Transport;
    nameFor: (contentType: string) => string;
    notice: (notice: Notice) => void;
    /** For calls to `restUrl`: retries, credentials, the caller's middleware. */
    control: HttpClient;
    /** For calls to signed addresses: nothing but retries. */
    signed: HttpClient;
    /** The same without retries, for a call that must not be repeated without a look at what it did. */
    once: HttpClient;
    /** Whose uploads are remembered: what the caller says, else the key that they are made with. */
    account: () => Promise<string>;
    /** Content keys of uploads under way, so that two of the same content do not share one record. */
    busyKeys: Set<string>;
  };

const GIB = 1_073_741_824;
const SETTLE_MS_PER_GIB = 60_000;

/** How long a server may take to make a file of bytes that it has, in milliseconds: a minute more for each GiB. */
export function settleLimitMs({ settleMs }: Settings, bytes: number): number {
  return settleMs + Math.ceil((bytes / GIB) * SETTLE_MS_PER_GIB);
}

/** One upload on its way. */
export interface Job {
  contentType: string;
  fileName: string;
  settings: Settings;
  meter: ProgressMeter;
  signal: AbortSignal | undefined;
}

/** A file on its way, which can be read again. */
export interface FileJob extends Job {
  file: Blob;
}

// A timer takes no longer wait than 2^31 - 1 ms; a longer one would fire at once.
const LONGEST_MS = 2_147_483_647;
const RANGES: Readonly<Record<string, readonly [least: number, most: number]>> = {
  parallelParts: [1, Number.MAX_SAFE_INTEGER],
  tries: [1, Number.MAX_SAFE_INTEGER],
  maxRestarts: [0, Number.MAX_SAFE_INTEGER],
  timeoutMs: [1, LONGEST_MS],
  settleMs: [0, LONGEST_MS],
  stallMs: [1, LONGEST_MS],
  maxRetryAfterMs: [0, LONGEST_MS],
  singleBytes: [0, Number.MAX_SAFE_INTEGER],
  partBytes: [1, Number.MAX_SAFE_INTEGER],
  maxParts: [1, Number.MAX_SAFE_INTEGER],
  resumeMs: [0, Number.MAX_SAFE_INTEGER],
};

function checkNumbers(values: Readonly<Record<string, unknown>>): void {
  for (const [name, [least, most]] of Object.entries(RANGES)) {
    const value = values[name];
    if (Number.isInteger(value) && (value as number) >= least && (value as number) <= most) continue;
    throw new InvalidRequest(`${name} must be a whole number from ${least} to ${most}, not ${String(value)}`);
  }
}

/** @throws Error `Duplicate middleware name`; InvalidRequest, a TypeError, for options that cannot work */
export function resolveSettings(options: StorageOptions): Settings {
  const { fetch, middleware = [], now = Date.now } = options;
  const restUrl = withoutTrailingSlashes(parseAddress(options.restUrl, 'restUrl').href);
  const backoff = { ...DEFAULT_BACKOFF, ...options.backoff };
  const notice = (value: Notice) => tell(options.onNotice, value);
  const given = Object.fromEntries(Object.entries(options).filter(([, value]) => value !== undefined));
  const settings = { ...DEFAULTS, ...(given as Partial<StorageOptions>) };
  const limits = { singleBytes: SINGLE_LIMIT_BYTES, partBytes: PART_BYTES, maxParts: MAX_PARTS, ...options.limits };
  checkNumbers({ ...settings, ...limits });
  const retry = retryMiddleware({
    tries: settings.tries,
    backoff,
    maxRetryAfterMs: settings.maxRetryAfterMs,
    onRetry: ({ error, attempt, waitMs }) => notice({ type: 'retry', error, attempt, waitMs }),
  });
  const basics = { fetch, timeoutMs: settings.timeoutMs, now, maxAnswerBytes: MAX_ANSWER_BYTES };
  const { credentials, authScheme: scheme } = options;
  const auth = credentials ? [credentialsMiddleware({ credentials, scheme, origin: restUrl })] : [];
  return {
    ...settings,
    restUrl,
    backoff,
    now,
    notice,
    signed: createHttpClient({ ...basics, middleware: [retry] }),
    once: createHttpClient(basics),
    limits,
    transport: options.transport ?? defaultTransport(fetch),
    nameFor: fileNamer(now),
    control: createHttpClient({ ...basics, middleware: [retry, ...auth, ...middleware] }),
    account: async () =>
      options.account ?? (typeof credentials === 'function' ? await credentials() : credentials) ?? '',
    busyKeys: new Set(),
  };
}
