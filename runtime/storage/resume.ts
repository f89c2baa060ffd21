import { fingerprintOf, sha256OfBytes } from './hash/digest.ts';
import { toHex } from './hash/encode.ts';
import type { Sighting } from './proof.ts';

/**
 * Where unfinished uploads are remembered: one record for the upload and one for each part. The values are text and hold
 * a signed upload address, so keep them where the page's own secrets may be.
 */
export interface ResumeStore {
  get(key: string): Promise<string | null>;
  set(key: string, value: string): Promise<void>;
  delete(key: string): Promise<void>;
}

/** An upload that has begun. */
export interface ResumeRecord {
  version: 2;
  /** Which session the records of parts belong to. */
  id: string;
  size: number;
  partBytes: number;
  uploadUrl: string;
  fileUrl: string;
  /** When it is forgotten, in milliseconds since 1970. */
  expires: number;
  /** Set once the end was asked for: what stood at the file's address before. */
  before?: Sighting;
}

/** A part that the server has acknowledged. */
export interface PartRecord {
  id: string;
  etag: string;
  /** Of the part's bytes, in hex: the proof that the file of today still holds them. */
  fingerprint: string;
}

const SAMPLES = 16;
const SAMPLE_BYTES = 65_536;

/**
 * The key under which an upload is remembered: a SHA-256 over size, account, destination and 16 samples of 64 KiB
 * spread over the file, its beginning and its end included. Name and date are left out, since a file picked again may
 * have others. Two files may share a key; the parts' own fingerprints tell them apart.
 *
 * @param destination account, server, kind of storage, content type: what two uploads must share to share a session
 */
export async function contentKey(file: Blob, destination: readonly string[]): Promise<string> {
  const pieces: BlobPart[] = [JSON.stringify([file.size, ...destination])];
  const last = Math.max(0, file.size - SAMPLE_BYTES);
  for (let sample = 0; sample < SAMPLES; sample++) {
    const start = Math.floor((last * sample) / (SAMPLES - 1));
    pieces.push(file.slice(start, start + SAMPLE_BYTES));
  }
  const bytes = new Uint8Array(await new Blob(pieces).arrayBuffer());
  return `snippetry-upload-${toHex(await sha256OfBytes(bytes))}`;
}

/** The fingerprint of a part's bytes as a record keeps it. */
export async function partFingerprint(part: Blob): Promise<string> {
  return toHex(await fingerprintOf(part));
}

/** Reads a stored record; anything that is not exactly one, or is of before `now`, counts as none. */
export function parseRecord(
  text: string | null,
  expected: { size: number; partBytes: number; now: number },
): ResumeRecord | undefined {
  const { version, id, size, partBytes, uploadUrl, fileUrl, expires, before } = parseObject<ResumeRecord>(text);
  if (version !== 2 || typeof id !== 'string' || size !== expected.size || partBytes !== expected.partBytes) return;
  if (!isHttpUrl(uploadUrl) || !isHttpUrl(fileUrl)) return;
  if (typeof expires !== 'number' || expires <= expected.now) return;
  return { version, id, size, partBytes, uploadUrl, fileUrl, expires, before: parseSighting(before) };
}

/** Reads the stored record of a part; one of another session counts as none. */
export function parsePart(text: string | null, session: string): PartRecord | undefined {
  const { id, etag, fingerprint } = parseObject<PartRecord>(text);
  if (id !== session || typeof etag !== 'string' || etag === '' || typeof fingerprint !== 'string') return undefined;
  return { id, etag, fingerprint };
}

/** Whether a value is an absolute http or https address. */
export function isHttpUrl(value: unknown): value is string {
  return typeof value === 'string' && /^https?:$/.test(URL.parse(value)?.protocol ?? '');
}

function parseSighting(value: unknown): Sighting | undefined {
  const { state, size, etag, modified } = (value ?? {}) as Record<string, unknown>;
  if (state === 'absent' || state === 'unknown') return { state };
  if (state !== 'present') return undefined;
  const text = (field: unknown) => (typeof field === 'string' ? field : undefined);
  return { state, size: typeof size === 'number' ? size : undefined, etag: text(etag), modified: text(modified) };
}

/** A store is not to be trusted, so every field may be missing or anything. */
function parseObject<T>(text: string | null): Partial<T> {
  try {
    const value: unknown = JSON.parse(text ?? 'null');
    return typeof value === 'object' && value !== null ? (value as Partial<T>) : {};
  } catch {
    return {};
  }
}

/** Remembers for as long as the page or process lives. */
export function memoryStore(): ResumeStore {
  const values = new Map<string, string>();
  return {
    get: async (key) => values.get(key) ?? null,
    set: async (key, value) => void values.set(key, value),
    delete: async (key) => void values.delete(key),
  };
}

/** Remembers in `localStorage` or `sessionStorage`. */
export function webStore(storage: Pick<globalThis.Storage, 'getItem' | 'setItem' | 'removeItem'>): ResumeStore {
  return {
    get: async (key) => storage.getItem(key),
    set: async (key, value) => storage.setItem(key, value),
    delete: async (key) => storage.removeItem(key),
  };
}
