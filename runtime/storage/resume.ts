import { hashBlob, toHex } from './hash/encode.ts';
import { sha256 } from './hash/sha256.ts';

/**
 * Where unfinished uploads are remembered. The values are text and hold a signed upload address, so keep them where
 * the page's own secrets may be.
 */
export interface ResumeStore {
  get(key: string): Promise<string | null>;
  set(key: string, value: string): Promise<void>;
  delete(key: string): Promise<void>;
}

/** A part that the server has acknowledged. */
export interface DonePart {
  partNumber: number;
  etag: string;
  /** Of the part's bytes, in hex: the proof that the file of today still holds them. */
  sha256: string;
}

/** An upload that has begun. */
export interface ResumeRecord {
  version: 1;
  size: number;
  partBytes: number;
  uploadUrl: string;
  fileUrl: string;
  parts: DonePart[];
}

const SAMPLES = 16;
const SAMPLE_BYTES = 65_536;

/**
 * The key under which an upload is remembered: a SHA-256 over size, destination and 16 samples of 64 KiB spread over
 * the file, its beginning and its end included. Name and date are left out, since a file picked again may have
 * others. Two files may share a key; the parts' own hashes tell them apart.
 */
export async function contentKey(file: Blob, destination: readonly string[]): Promise<string> {
  const hash = sha256();
  hash.update(new TextEncoder().encode(JSON.stringify([file.size, ...destination])));
  const last = Math.max(0, file.size - SAMPLE_BYTES);
  for (let sample = 0; sample < SAMPLES; sample++) {
    const start = Math.floor((last * sample) / (SAMPLES - 1));
    hash.update(new Uint8Array(await file.slice(start, start + SAMPLE_BYTES).arrayBuffer()));
  }
  return `snippetry-upload-${toHex(hash.digest())}`;
}

/** The hash of a part's bytes as a record keeps it. */
export async function partHash(part: Blob): Promise<string> {
  return toHex(await hashBlob(part, sha256()));
}

/** Reads a stored record; anything that is not exactly one counts as none, since a store is not to be trusted. */
export function parseRecord(text: string | null, size: number, partBytes: number): ResumeRecord | undefined {
  let value: Partial<ResumeRecord> | null;
  try {
    value = JSON.parse(text ?? 'null');
  } catch {
    return undefined;
  }
  if (typeof value !== 'object' || value === null || value.version !== 1) return undefined;
  const { uploadUrl, fileUrl, parts } = value;
  if (value.size !== size || value.partBytes !== partBytes) return undefined;
  if (!isHttpUrl(uploadUrl) || !isHttpUrl(fileUrl) || !Array.isArray(parts)) return undefined;
  const count = Math.ceil(size / partBytes);
  const numbers = new Set(parts.map((part) => part?.partNumber));
  if (numbers.size !== parts.length || !parts.every((part) => isDonePart(part, count))) return undefined;
  return { version: 1, size, partBytes, uploadUrl, fileUrl, parts: parts.map((part) => ({ ...part })) };
}

/** Whether a value is an absolute http or https address. */
export function isHttpUrl(value: unknown): value is string {
  return typeof value === 'string' && /^https?:$/.test(URL.parse(value)?.protocol ?? '');
}

function isDonePart(value: unknown, count: number): value is DonePart {
  const { partNumber, etag, sha256 } = (value ?? {}) as Partial<DonePart>;
  return (
    Number.isInteger(partNumber) &&
    (partNumber as number) >= 1 &&
    (partNumber as number) <= count &&
    typeof etag === 'string' &&
    etag !== '' &&
    typeof sha256 === 'string'
  );
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
