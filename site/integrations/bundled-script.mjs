import { writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';

/** A script of src/browser with what it imports, as one module. */
export async function bundled(entry) {
  const entryPoints = [fileURLToPath(new URL(`../src/browser/${entry}`, import.meta.url))];
  const options = { entryPoints, bundle: true, minify: true, format: 'esm', target: 'es2022', write: false };
  const { outputFiles } = await build(options);
  return outputFiles[0].text;
}

/**
 * Gives a script of src/browser as one module at an address that does not change, for who asks for it by name:
 * public/choice.js, and pages of other sites.
 */
export const bundledScript = (name, entry) => ({
  name: `bundled-${name}`,
  hooks: {
    'astro:build:done': async ({ dir }) => writeFile(new URL(name, dir), await bundled(entry)),
    'astro:server:setup': ({ server }) => {
      server.middlewares.use(async (request, response, next) => {
        if (!new URL(request.url ?? '/', 'http://localhost').pathname.endsWith(`/${name}`)) return next();
        response.setHeader('content-type', 'text/javascript; charset=utf-8');
        response.setHeader('access-control-allow-origin', '*');
        response.end(await bundled(entry));
      });
    },
  },
});
