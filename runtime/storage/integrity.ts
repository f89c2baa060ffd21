import { UploadError } from './errors.ts';
import type { Hash } from './hash/blocks.ts';
import { hashBlob, toBase64, toHex } from './hash/encode.ts';
import { md5 } from './hash/md5.ts';
import { sha256 } from './hash/sha256.ts';

/**
 * What the answer to a PUT is checked against:
 * `declared`: headers that say which hash of the stored bytes they carry;
 * `etag`: also an ETag of 32 hex digits, taken for the MD5 of the bytes. True of S3 without KMS encryption and of
 * many others, but no rule, hence not the default;
 * `off`: nothing.
 */
export type Integrity = 'declared' | 'etag' | 'off';

interface Claim {
  header: string;
  hash: () => Hash;
  expected: string;
  encode: (bytes: Uint8Array) => string;
}

// The S3 object-integrity header, and the Cloud Storage one (a list such as `crc32c=…,md5=…`).
const DECLARED: readonly { header: string; pattern: RegExp; hash: () => Hash }[] = [
  { header: 'x-amz-checksum-sha256', pattern: /^([A-Za-z0-9+/]{43}=)$/, hash: sha256 },
  { header: 'x-goog-hash', pattern: /(?:^|[,\s])md5=([A-Za-z0-9+/]{22}==)/, hash: md5 },
];

/** The hashes of the stored bytes that an answer states. */
function claimsOf(headers: Headers, integrity: Integrity): Claim[] {
  if (integrity === 'off') return [];
  const claims: Claim[] = DECLARED.flatMap(({ header, pattern, hash }) => {
    const expected = pattern.exec(headers.get(header) ?? '')?.[1];
    return expected ? [{ header, hash, expected, encode: toBase64 }] : [];
  });
  const etag = /^"?([0-9a-f]{32})"?$/i.exec(headers.get('etag') ?? '')?.[1];
  if (integrity === 'etag' && etag) {
    claims.push({ header: 'etag', hash: md5, expected: etag.toLowerCase(), encode: toHex });
  }
  return claims;
}

/** Whether the server states a hash of what it stored that is the hash of these bytes, an MD5 in the ETag included. */
export async function matchesClaim(headers: Headers, file: Blob): Promise<boolean> {
  for (const { hash, expected, encode } of claimsOf(headers, 'etag')) {
    if (encode(await hashBlob(file, hash())) === expected) return true;
  }
  return false;
}

/**
 * Compares the bytes that were to be sent with the hashes that the server states of what it stored.
 *
 * @throws UploadError `integrity` when one differs; sending again may help
 */
export async function checkIntegrity(headers: Headers, sent: Blob, integrity: Integrity): Promise<void> {
  for (const { header, hash, expected, encode } of claimsOf(headers, integrity)) {
    if (encode(await hashBlob(sent, hash())) !== expected) {
      const message = `The stored bytes differ from those sent: the ${header} of the answer does not match`;
      throw new UploadError({ code: 'integrity', message, retryable: true });
    }
  }
}
