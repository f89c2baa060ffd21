import { etagIn } from './answers.ts';
import { complete } from './completion.ts';
import { initiate, type Target, withSegment } from './control.ts';
import { toUploadError, UploadError } from './errors.ts';
import { mapLimited } from './limit.ts';
import { AddressRefused, putWithRetries } from './put.ts';
import { contentKey, type DonePart, parseRecord, partHash } from './resume.ts';
import type { Job } from './settings.ts';

/** An upload that the server knows, with what it already has. */
interface Session extends Target {
  done: ReadonlyMap<number, DonePart>;
  /** Whether parts are remembered, and therefore need their hash. */
  remembers: boolean;
  remember(part: DonePart): Promise<void>;
  forget(): Promise<void>;
}

/**
 * Uploads a file in parts, the last one shorter: a bounded number at once, then the list of parts in order.
 *
 * @returns the file's address
 */
export async function uploadInParts(job: Job): Promise<string> {
  const { resume, busyKeys, restUrl, storageType } = job.settings;
  if (!resume) return withFreshAddresses(job, () => openSession(job, undefined));
  const key = await contentKey(job.file, [restUrl, storageType, job.contentType]).catch((cause) => {
    throw toUploadError(cause, { code: 'unreadable', message: 'The file cannot be read' });
  });
  const mine = !busyKeys.has(key);
  if (mine) busyKeys.add(key);
  try {
    return await withFreshAddresses(job, () => openSession(job, mine ? key : undefined));
  } finally {
    if (mine) busyKeys.delete(key);
  }
}

async function withFreshAddresses(job: Job, open: () => Promise<Session>): Promise<string> {
  for (let restarts = 0; ; restarts++) {
    const session = await open();
    try {
      await runSession(job, session, restarts < job.settings.maxRestarts);
      await session.forget();
      return session.fileUrl;
    } catch (error) {
      // A refused completion means that the parts on record are no good either.
      const useless = error instanceof UploadError && error.code === 'complete-failed' && !error.retryable;
      if (useless || error instanceof AddressRefused) await session.forget();
      if (!(error instanceof AddressRefused)) throw error;
      job.settings.notice({ type: 'restart', error: error.cause });
    }
  }
}

async function runSession(job: Job, session: Session, mayRestart: boolean): Promise<void> {
  const { limits, parallelParts } = job.settings;
  const count = Math.ceil(job.file.size / limits.partBytes);
  const numbers = Array.from({ length: count }, (_, index) => index + 1);
  const parts = await mapLimited(numbers, parallelParts, job.signal, (number, _, signal) =>
    uploadPart({ ...job, signal }, session, number, mayRestart),
  );
  await complete(job, session, parts);
}

async function uploadPart(
  job: Job,
  session: Session,
  partNumber: number,
  mayRestart: boolean,
): Promise<{ partNumber: number; etag: string }> {
  const { partBytes } = job.settings.limits;
  const body = job.file.slice((partNumber - 1) * partBytes, partNumber * partBytes);
  const sha256 = session.remembers ? await hashOf(body, partNumber) : '';
  const done = session.done.get(partNumber);
  if (done && done.sha256 === sha256) {
    job.meter.set(partNumber, body.size);
    job.settings.notice({ type: 'resumed', part: partNumber, bytes: body.size });
    return { partNumber, etag: done.etag };
  }
  const url = withSegment(session.uploadUrl, String(partNumber));
  const answer = await putWithRetries(job, { url, body, part: partNumber, mayRestart });
  const etag = etagIn(answer);
  if (!etag) {
    const message =
      'The server accepted the part without an ETag in header or body; across origins it must list ETag in Access-Control-Expose-Headers';
    throw new UploadError({ code: 'etag-missing', message, part: partNumber });
  }
  await session.remember({ partNumber, etag, sha256 });
  return { partNumber, etag };
}

async function hashOf(body: Blob, part: number): Promise<string> {
  return partHash(body).catch((cause) => {
    throw toUploadError(cause, { code: 'unreadable', message: 'The file cannot be read', part });
  });
}

async function openSession(job: Job, key: string | undefined): Promise<Session> {
  const { resume, limits, notice } = job.settings;
  if (!resume || !key) {
    const target = await initiate(job, 'initiate-multipart');
    return { ...target, done: new Map(), remembers: false, remember: async () => {}, forget: async () => {} };
  }
  // The store only saves work: when it fails, the upload goes on without it.
  const guarded = async <T>(work: () => Promise<T>) => {
    try {
      return await work();
    } catch (error) {
      notice({ type: 'store-failed', error });
      return undefined;
    }
  };
  const stored = parseRecord((await guarded(() => resume.get(key))) ?? null, job.file.size, limits.partBytes);
  const { size } = job.file;
  const record = stored ?? { version: 1, size, ...limits, parts: [], ...(await initiate(job, 'initiate-multipart')) };
  const done = new Map(record.parts.map((part) => [part.partNumber, part]));
  // One write after the other, so that an older state never overwrites a newer one.
  let writes: Promise<unknown> = Promise.resolve();
  const write = (work: () => Promise<void>) => {
    writes = writes.then(() => guarded(work));
    return writes.then(() => {});
  };
  const save = () => write(() => resume.set(key, JSON.stringify({ ...record, parts: [...done.values()] })));
  if (!stored) await save();
  return {
    uploadUrl: record.uploadUrl,
    fileUrl: record.fileUrl,
    done: new Map(done),
    remembers: true,
    remember(part) {
      done.set(part.partNumber, part);
      return save();
    },
    forget: () => write(() => resume.delete(key)),
  };
}
