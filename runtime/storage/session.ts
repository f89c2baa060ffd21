import { initiate, type Target } from './control.ts';
import { toHex } from './hash/encode.ts';
import type { Sighting } from './proof.ts';
import { type PartRecord, parsePart, parseRecord, type ResumeRecord, type ResumeStore } from './resume.ts';
import type { Job, Settings } from './settings.ts';

/** An upload in parts that the server knows, with what is remembered of it. */
export interface Session extends Target {
  /** Whether an earlier run has begun it. */
  resumed: boolean;
  /** Whether parts are remembered, and therefore need their fingerprint. */
  remembers: boolean;
  /** What stood at the file's address before an earlier run asked for the end. */
  before?: Sighting;
  recall(partNumber: number): Promise<Omit<PartRecord, 'id'> | undefined>;
  remember(partNumber: number, part: Omit<PartRecord, 'id'>): Promise<void>;
  /** The end is about to be asked for. */
  rememberEnd(before: Sighting): Promise<void>;
  forget(): Promise<void>;
}

/** A session that nothing is remembered of. */
export async function openSession(job: Job): Promise<Session> {
  const target = await initiate(job, 'initiate-multipart');
  const nothing = async () => undefined;
  return {
    ...target,
    ...{ resumed: false, remembers: false },
    ...{ recall: nothing, remember: nothing, rememberEnd: nothing, forget: nothing },
  };
}

/**
 * The session remembered under a key, or a new one that will be. The store only saves work: when it fails, the upload
 * goes on without it.
 */
export async function resumeSession(
  job: Job,
  store: ResumeStore,
  key: string,
  file: { size: number; partBytes: number },
): Promise<Session> {
  const { settings } = job;
  const guarded = guardedStore(store, settings);
  const now = settings.now();
  const stored = parseRecord(await guarded.get(key), { ...file, now });
  const record: ResumeRecord = stored ?? {
    ...{ version: 2, id: randomId(), ...file, expires: now + settings.resumeMs },
    ...(await initiate(job, 'initiate-multipart')),
  };
  if (!stored) await guarded.set(key, JSON.stringify(record));
  const known = new Set<number>();
  const keyOf = (partNumber: number) => `${key}-${partNumber}`;
  return {
    uploadUrl: record.uploadUrl,
    fileUrl: record.fileUrl,
    resumed: stored !== undefined,
    remembers: true,
    before: record.before,
    async recall(partNumber) {
      const part = stored && parsePart(await guarded.get(keyOf(partNumber)), record.id);
      if (part) known.add(partNumber);
      return part;
    },
    remember(partNumber, part) {
      known.add(partNumber);
      return guarded.set(keyOf(partNumber), JSON.stringify({ id: record.id, ...part }));
    },
    rememberEnd: (before) => guarded.set(key, JSON.stringify({ ...record, before })),
    async forget() {
      // The upload's own record first: records of parts without it are nobody's.
      await guarded.delete(key);
      for (const partNumber of known) await guarded.delete(keyOf(partNumber));
    },
  };
}

function guardedStore(store: ResumeStore, { notice }: Settings): ResumeStore {
  const guarded = async <T>(work: () => Promise<T>, otherwise: T): Promise<T> => {
    try {
      return await work();
    } catch (error) {
      notice({ type: 'store-failed', error });
      return otherwise;
    }
  };
  return {
    get: (key) => guarded(() => store.get(key), null),
    set: (key, value) => guarded(() => store.set(key, value), undefined),
    delete: (key) => guarded(() => store.delete(key), undefined),
  };
}

function randomId(): string {
  return toHex(globalThis.crypto.getRandomValues(new Uint8Array(16)));
}
