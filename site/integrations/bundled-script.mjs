import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';

/** How a script of src/browser becomes a module with what it imports. */
const optionsFor = (name, entry) => ({
  entryPoints: [
    { in: fileURLToPath(new URL(`../src/browser/${entry}`, import.meta.url)), out: name.replace(/\.js$/, '') },
  ],
  bundle: true,
  minify: true,
  format: 'esm',
  target: 'es2022',
});

/** A script of src/browser with all that it imports, at once or later, as one module. */
export async function bundled(entry) {
  const { outputFiles } = await build({ ...optionsFor(entry, entry), write: false });
  return outputFiles[0].text;
}

/**
 * Writes a script of src/browser into a folder, at an address that does not change; what it imports later becomes chunks in a
 * folder of its name.
 */
export async function writeBundled(name, entry, folder) {
  const chunkNames = `${name.replace(/\.js$/, '')}/[name]-[hash]`;
  await build({ ...optionsFor(name, entry), outdir: folder, splitting: true, chunkNames });
}

/**
 * Gives a script of src/browser as one module at an address that does not change, for who asks for it by name:
 * public/choice.js, and pages of other sites.
 */
export const bundledScript = (name, entry) => ({
  name: `bundled-${name}`,
  hooks: {
    'astro:build:done': ({ dir }) => writeBundled(name, entry, fileURLToPath(dir)),
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
