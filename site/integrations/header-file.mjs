import { writeFile } from 'node:fs/promises';

/** Writes `_headers` beside the pages, in the format that Netlify and Cloudflare Pages read: a path, below it its headers. */
export const headerFile = (headers) => ({
  name: 'header-file',
  hooks: {
    'astro:build:done': async ({ dir }) => {
      const lines = Object.entries(headers).map(([name, value]) => `  ${name}: ${value}\n`);
      await writeFile(new URL('_headers', dir), `/*\n${lines.join('')}`);
    },
  },
});
