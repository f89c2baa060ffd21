import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { build } from 'esbuild';
import { OLDEST_NODE } from './bin/oldest-node.ts';

/**
 * Puts the modules of a command in as few files as its `import()`s allow, in the place of its own modules: what a start takes
 * is the importing of modules, one by one. Names stay as they are, for what is told of errors. Everything that the command asks
 * for by its own address stands as far from the files as it stood from the modules.
 * @param folder Holds the compiled command: `start.js`, which stays, `main.js` and the modules of its own.
 */
export async function bundleCommand(folder: string): Promise<void> {
  const { outputFiles } = await build({
    entryPoints: [join(folder, 'start.js'), join(folder, 'main.js')],
    bundle: true,
    splitting: true,
    format: 'esm',
    platform: 'node',
    target: `node${OLDEST_NODE}`,
    minifySyntax: true,
    minifyWhitespace: true,
    chunkNames: '[name]-[hash]',
    outdir: folder,
    write: false,
    logLevel: 'error',
  });
  rmSync(folder, { recursive: true });
  mkdirSync(folder);
  for (const { path, contents, text } of outputFiles)
    writeFileSync(path, contents, { mode: text.startsWith('#!') ? 0o755 : 0o644 });
}
