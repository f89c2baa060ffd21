import { writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';

const ENTRY = fileURLToPath(new URL('../src/browser/search.ts', import.meta.url));

async function bundled() {
  const options = { entryPoints: [ENTRY], bundle: true, minify: true, format: 'esm', target: 'es2022', write: false };
  const { outputFiles } = await build(options);
  return outputFiles[0].text;
}

/** Gives the search as one module at an address that does not change, because public/choice.js asks for it by name. */
export const searchScript = () => ({
  name: 'search-script',
  hooks: {
    'astro:build:done': async ({ dir }) => writeFile(new URL('search.js', dir), await bundled()),
    'astro:server:setup': ({ server }) => {
      server.middlewares.use(async (request, response, next) => {
        if (!/\/search\.js(?:\?|$)/.test(request.url ?? '')) return next();
        response.setHeader('content-type', 'text/javascript; charset=utf-8');
        response.end(await bundled());
      });
    },
  },
});
