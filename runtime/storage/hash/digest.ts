import { hashBlob } from './encode.ts';
import { sha256 } from './sha256.ts';

// `crypto.subtle` wants the whole input in memory; a larger one is hashed here, piece by piece.
const WHOLE_BYTES = 16_777_216;
const LEAF_BYTES = 1_048_576;

/** SHA-256 of bytes: by Web Crypto, which is ten times as fast, or here on pages that are not secure and lack it. */
export async function sha256OfBytes(bytes: Uint8Array<ArrayBuffer>): Promise<Uint8Array<ArrayBuffer>> {
  const { subtle } = globalThis.crypto ?? {};
  if (subtle) return new Uint8Array(await subtle.digest('SHA-256', bytes));
  return sha256().update(bytes).digest();
}

/** SHA-256 of a Blob, with at most 16 MiB of it in memory. */
export async function sha256OfBlob(blob: Blob): Promise<Uint8Array> {
  if (blob.size > WHOLE_BYTES) return hashBlob(blob, sha256());
  return sha256OfBytes(new Uint8Array(await blob.arrayBuffer()));
}

/**
 * A fingerprint for our own records, of a Blob of any size: the SHA-256 of the SHA-256s of its MiBs, so that Web Crypto
 * can make it with one MiB in memory.
 */
export async function fingerprintOf(blob: Blob): Promise<Uint8Array> {
  const leaves: Uint8Array<ArrayBuffer>[] = [];
  for (let start = 0; start < blob.size; start += LEAF_BYTES) {
    leaves.push(await sha256OfBytes(new Uint8Array(await blob.slice(start, start + LEAF_BYTES).arrayBuffer())));
  }
  return sha256OfBytes(new Uint8Array(await new Blob(leaves).arrayBuffer()));
}
