/**
 * Where pages may send readers' files: the storage of PUBLIC_STORAGE_URL, and the origins in STORAGE_ORIGINS, separated by
 * spaces, to which that storage has files sent.
 */
const storageOrigins = process.env.PUBLIC_STORAGE_URL
  ? [new URL(process.env.PUBLIC_STORAGE_URL).origin, ...(process.env.STORAGE_ORIGINS ?? '').split(' ').filter(Boolean)]
  : [];

/** What the policy in each page allows, besides the hashes of scripts and styles, which Astro adds. */
export const directives: string[] = [
  "default-src 'self'",
  "img-src 'self' data:",
  ["connect-src 'self'", ...storageOrigins].join(' '),
  "object-src 'none'",
  "base-uri 'self'",
  "form-action 'self'",
];

/**
 * What a meta element cannot carry (HTML, 4.2.5.3: no frame-ancestors, report-uri and sandbox; other headers not at all).
 * A browser enforces this policy together with the one in the page, so it only says what that one cannot. Another origin may read
 * all, since all is public and nobody is logged in (docs/embedding.md).
 */
export const headers: Readonly<Record<string, string>> = {
  'Content-Security-Policy': "frame-ancestors 'none'",
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'Permissions-Policy': 'camera=(), display-capture=(), geolocation=(), microphone=(), payment=(), usb=()',
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Access-Control-Allow-Origin': '*',
};
