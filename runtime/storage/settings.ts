import {
  type Backoff,
  createHttpClient,
  credentialsMiddleware,
  DEFAULT_BACKOFF,
  type HttpClient,
  retryMiddleware,
} from '../http/index.ts';
import { fileNamer } from './file-name.ts';
import type { ProgressMeter } from './progress.ts';
import { defaultTransport, type Transport } from './transport.ts';
import type { Notice, StorageOptions, UploadLimits } from './types.ts';

/** Specification, section 9: up to 90 MiB in one piece, parts of 10 MiB, three tries. */
export const SINGLE_LIMIT_BYTES = 94_371_840;
export const PART_BYTES = 10_485_760;
export const TRIES = 3;
/** Specification, section 9: files of a batch in flight at once. */
export const BATCH_CONCURRENCY = 5;

const DEFAULTS = {
  storageType: 'default',
  parallelParts: 4,
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
    /** Content keys of uploads under way, so that two of the same content do not share one record. */
    busyKeys: Set<string>;
  };

const GIB = 1_073_741_824;
const SETTLE_MS_PER_GIB = 60_000;

/** How long a server may take to make a file of bytes that it has, in milliseconds: a minute more for each GiB. */
export function settleLimitMs({ settleMs }: Settings, bytes: number): number {
  return settleMs + Math.ceil((bytes / GIB) * SETTLE_MS_PER_GIB);
}

/** One file on its way. */
export interface Job {
  file: Blob;
  contentType: string;
  fileName: string;
  settings: Settings;
  meter: ProgressMeter;
  signal: AbortSignal | undefined;
}

/** @throws Error `Duplicate middleware name`; TypeError when `restUrl` is no address */
export function resolveSettings(options: StorageOptions): Settings {
  const { fetch, middleware = [], now = Date.now } = options;
  const restUrl = new URL(options.restUrl, globalThis.location?.href).href.replace(/\/+$/, '');
  const backoff = { ...DEFAULT_BACKOFF, ...options.backoff };
  const notice = (value: Notice) => options.onNotice?.(value);
  const given = Object.fromEntries(Object.entries(options).filter(([, value]) => value !== undefined));
  const settings = { ...DEFAULTS, ...(given as Partial<StorageOptions>) };
  const retry = retryMiddleware({
    tries: settings.tries,
    backoff,
    maxRetryAfterMs: settings.maxRetryAfterMs,
    onRetry: ({ error, attempt, waitMs }) => notice({ type: 'retry', error, attempt, waitMs }),
  });
  const { timeoutMs } = settings;
  const { credentials, authScheme: scheme } = options;
  const auth = credentials ? [credentialsMiddleware({ credentials, scheme, origin: restUrl })] : [];
  return {
    ...settings,
    restUrl,
    backoff,
    now,
    notice,
    signed: createHttpClient({ fetch, timeoutMs, now, middleware: [retry] }),
    once: createHttpClient({ fetch, timeoutMs, now }),
    limits: { singleBytes: SINGLE_LIMIT_BYTES, partBytes: PART_BYTES, ...options.limits },
    transport: options.transport ?? defaultTransport(fetch),
    nameFor: fileNamer(now),
    control: createHttpClient({ fetch, timeoutMs, now, middleware: [retry, ...auth, ...middleware] }),
    busyKeys: new Set(),
  };
}
