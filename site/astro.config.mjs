import react from '@astrojs/react';
import { defineConfig } from 'astro/config';
import { bundledScript } from './integrations/bundled-script.mjs';
import { committedNotebooks } from './integrations/committed-notebooks.mjs';
import { headerFile } from './integrations/header-file.mjs';
import { onInteraction } from './integrations/on-interaction.mjs';
import { onlyPages } from './integrations/only-pages.mjs';
import { searchIndex } from './integrations/search-index.mjs';
import { smallReact } from './integrations/small-react.mjs';
import { smallScript } from './integrations/small-script.mjs';
import { textFiles } from './integrations/text-files.mjs';
import { directives, headers } from './security.ts';

/**
 * SITE_URL is the address that the site is published under; SITE_BASE the path below it, when there is one; SITE_PAGES what
 * the addresses of pages begin with that are built alone.
 */
export default defineConfig({
  site: process.env.SITE_URL ?? 'http://localhost:4321',
  base: process.env.SITE_BASE ?? '/',
  trailingSlash: 'always',
  build: { inlineStylesheets: 'never' },
  devToolbar: { enabled: false },
  markdown: { syntaxHighlight: false },
  integrations: [
    react(),
    smallReact(),
    onInteraction(),
    onlyPages(process.env.SITE_PAGES),
    textFiles(),
    searchIndex(),
    bundledScript('search.js', 'search.ts'),
    bundledScript('model-snippet.js', 'model-snippet.ts'),
    bundledScript('model-snippet-calls.js', 'model-snippet-calls.ts'),
    headerFile(headers),
    committedNotebooks(process.env.PUBLIC_NOTEBOOKS, process.env.NOTEBOOKS_FOLDER),
    smallScript('choice.js'),
  ],
  security: { csp: { directives } },
  vite: { server: { fs: { allow: ['..'] } }, build: { assetsInlineLimit: 0 } },
});
