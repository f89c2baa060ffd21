import react from '@astrojs/react';
import { defineConfig } from 'astro/config';
import { onInteraction } from './integrations/on-interaction.mjs';
import { searchIndex } from './integrations/search-index.mjs';

/**
 * Where pages may send readers' files: the storage of PUBLIC_STORAGE_URL, and the origins in STORAGE_ORIGINS, separated by
 * spaces, to which that storage has files sent.
 */
const storageOrigins = process.env.PUBLIC_STORAGE_URL
  ? [new URL(process.env.PUBLIC_STORAGE_URL).origin, ...(process.env.STORAGE_ORIGINS ?? '').split(' ').filter(Boolean)]
  : [];

/** SITE_URL is the address that the site is published under; SITE_BASE the path below it, when there is one. */
export default defineConfig({
  site: process.env.SITE_URL ?? 'http://localhost:4321',
  base: process.env.SITE_BASE ?? '/',
  trailingSlash: 'always',
  build: { inlineStylesheets: 'never' },
  devToolbar: { enabled: false },
  markdown: { syntaxHighlight: false },
  integrations: [react(), onInteraction(), searchIndex()],
  security: {
    csp: {
      directives: [
        "default-src 'self'",
        "img-src 'self' data:",
        ["connect-src 'self'", ...storageOrigins].join(' '),
        "object-src 'none'",
        "base-uri 'self'",
        "form-action 'self'",
      ],
    },
  },
  vite: { server: { fs: { allow: ['..'] } }, build: { assetsInlineLimit: 0 } },
});
