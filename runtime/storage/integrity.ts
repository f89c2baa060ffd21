import { UploadError } from './errors.ts';
import { sha256OfBlob } from './hash/digest.ts';
import { hashBlob, toBase64, toHex } from './hash/encode.ts';
import { md5 } from './hash/md5.ts';

/**
 * What the answer to a PUT is checked against:
 * `declared`: headers that say which hash of the stored bytes they carry;
 * `etag`: also an ETag of 32 hex digits, taken for the MD5 of the bytes. True of S3 without KMS encryption and of
 * many others, but no rule, hence not the default;
 * `off`: nothing.
 */
export type Integrity = 'declared' | 'etag' | 'off';

const md5OfBlob = (blob: Blob) => hashBlob(blob, md5());

interface Claim {
  header: string;
  hash: (blob: Blob) => Promise<Uint8Array>;
  expected: string;
  encode: (bytes: Uint8Array) => string;
}

// The S3 object-integrity header, and the Cloud Storage one (a list such as `crc32c=…,md5=…`).
const DECLARED: readonly { header: string; pattern: RegExp; hash: Claim['hash'] }[] = [
  { header: 'x-amz-checksum-sha256', pattern: /^([A-Za-z0-9+/]{43}=)$/, hash: sha256OfBlob },
  { header: 'x-goog-hash', pattern: /(?:^|[,\s])md5=([A-Za-z0-9+/]{22}==)/, hash: md5OfBlob },
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
    claims.push({ header: 'etag', hash: md5OfBlob, expected: etag.toLowerCase(), encode: toHex });
  }
  return claims;
}

/** Whether the server states a hash of what it stored that is the hash of these bytes, an MD5 in the ETag included. */
export async function matchesClaim(headers: Headers, file: Blob): Promise<boolean> {
  for (const { hash, expected, encode } of claimsOf(headers, 'etag')) {
    if (encode(await hash(file)) === expected) return true;
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
    if (encode(await hash(sent)) !== expected) {
      const message = `The stored bytes differ from those sent: the ${header} of the answer does not match`;
      throw new UploadError({ code: 'integrity', message, retryable: true });
    }
  }
}
