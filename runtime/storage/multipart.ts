import { etagIn } from './answers.ts';
import { complete, type ListedPart } from './completion.ts';
import { type Target, withSegment } from './control.ts';
import { toUploadError, UploadError } from './errors.ts';
import { mapLimited } from './limit.ts';
import { type Part, partBytesFor, partsOfFile } from './parts.ts';
import { type Evidence, etagOfParts, look, seek } from './proof.ts';
import { AddressRefused, putWithRetries } from './put.ts';
import { contentKey, partFingerprint } from './resume.ts';
import { openSession, resumeSession, type Session } from './session.ts';
import type { FileJob, Job } from './settings.ts';

/**
 * Uploads a file in parts, the last one shorter: a bounded number at once, then the list of parts in order.
 *
 * @returns the file's address
 */
export async function uploadInParts(job: FileJob): Promise<string> {
  const { resume, busyKeys } = job.settings;
  if (!resume) return withFreshAddresses(job, () => openSession(job));
  const { size } = job.file;
  const partBytes = partBytesFor(size, job.settings.limits);
  const key = await keyOf(job);
  // Two uploads of the same content at the same time must not share a session.
  if (busyKeys.has(key)) return withFreshAddresses(job, () => openSession(job));
  busyKeys.add(key);
  try {
    return await withFreshAddresses(job, () => resumeSession(job, resume, key, { size, partBytes }));
  } finally {
    busyKeys.delete(key);
  }
}

async function keyOf({ file, contentType, settings }: FileJob): Promise<string> {
  const { restUrl, storageType, account } = settings;
  const destination = [await account(), new URL(restUrl).origin, restUrl, storageType, contentType];
  return contentKey(file, destination).catch((cause) => {
    throw toUploadError(cause, { code: 'unreadable', message: 'The file cannot be read' });
  });
}

async function withFreshAddresses(job: FileJob, open: () => Promise<Session>): Promise<string> {
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

async function runSession(job: FileJob, session: Session, mayRestart: boolean): Promise<void> {
  const { limits, parallelParts } = job.settings;
  const { file } = job;
  const pieces = partsOfFile(file, partBytesFor(file.size, limits));
  const parts = await mapLimited(pieces, parallelParts, job.signal, (part, _, signal) =>
    resumePart({ ...job, signal }, session, part, mayRestart),
  );
  const etag = etagOfParts(parts.map((part) => part.etag));
  const of = (before: Evidence['before']): Evidence => ({ before, etag, size: file.size, file });
  // The run before this one may have ended between the answer and forgetting.
  if (session.before && (await seek(job, session.fileUrl, of(session.before))) === 'there') return;
  const evidence = of(session.before ?? (await look(job, session.fileUrl)).sighting);
  await session.rememberEnd(evidence.before);
  await complete(job, session, parts, { evidence, mayRestart: mayRestart && session.resumed });
}

/** Sends a part, unless an earlier run has sent the same bytes. */
async function resumePart(job: Job, session: Session, part: Part, mayRestart: boolean): Promise<ListedPart> {
  const { partNumber, body } = part;
  if (!session.remembers) return sendPart(job, session, part, mayRestart);
  const done = await session.recall(partNumber);
  // Beside the sending, since a fingerprint is only needed afterwards where there is none to compare it with.
  const fingerprint = fingerprintOf(body, partNumber);
  if (done && done.fingerprint === (await fingerprint)) {
    job.meter.set(partNumber, body.size);
    job.settings.notice({ type: 'resumed', part: partNumber, bytes: body.size });
    return { partNumber, etag: done.etag };
  }
  const [sent, hex] = await Promise.all([sendPart(job, session, part, mayRestart), fingerprint]);
  await session.remember(partNumber, { etag: sent.etag, fingerprint: hex });
  return sent;
}

/** @throws UploadError; AddressRefused when the address is no longer valid and a restart is left */
export async function sendPart(
  job: Job,
  target: Target,
  { partNumber, body }: Part,
  mayRestart: boolean,
): Promise<ListedPart> {
  const url = withSegment(target.uploadUrl, String(partNumber));
  const etag = etagIn(await putWithRetries(job, { url, body, part: partNumber, mayRestart }));
  if (etag) return { partNumber, etag };
  const rule = 'across origins it must list ETag in Access-Control-Expose-Headers';
  const message = `The server accepted the part without an ETag in header or body; ${rule}`;
  throw new UploadError({ code: 'etag-missing', message, part: partNumber });
}

async function fingerprintOf(body: Blob, part: number): Promise<string> {
  return partFingerprint(body).catch((cause) => {
    throw toUploadError(cause, { code: 'unreadable', message: 'The file cannot be read', part });
  });
}
