import { readFile, writeFile } from 'node:fs/promises';
import { transform } from 'esbuild';

/** Leaves the comments and spaces of a script of public/ out of what readers load: Vite copies that folder as it is. */
export function smallScript(name) {
  return {
    name: 'small-script',
    hooks: {
      'astro:build:done': async ({ dir }) => {
        const file = new URL(name, dir);
        const { code } = await transform(await readFile(file, 'utf8'), { minify: true });
        await writeFile(file, code);
      },
    },
  };
}
