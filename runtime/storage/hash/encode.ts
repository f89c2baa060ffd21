import { chunksOf } from '../chunks.ts';
import type { Hash } from './blocks.ts';

export function toHex(bytes: Uint8Array): string {
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}

export function toBase64(bytes: Uint8Array): string {
  return btoa(String.fromCharCode(...bytes));
}

/** Hashes a Blob as it is read, a chunk at a time, whatever its size. */
export async function hashBlob(blob: Blob, hash: Hash): Promise<Uint8Array> {
  for await (const chunk of chunksOf(blob)) hash.update(chunk);
  return hash.digest();
}
