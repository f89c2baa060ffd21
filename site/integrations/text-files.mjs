import { mkdirSync, writeFileSync } from 'node:fs';
import { readFile, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The file that pages/[...file].ts gives in a build: all files for agents and programs, each as its path and its text. */
export const TOGETHER = 'text-files.json';

/** Takes the file apart that holds all files for agents and programs: a route for each would take a request, a response and a line of the log each. */
export const textFiles = () => ({
  name: 'text-files',
  hooks: {
    'astro:build:done': async ({ dir, logger }) => {
      const folder = fileURLToPath(dir);
      const together = join(folder, TOGETHER);
      const files = JSON.parse(await readFile(together, 'utf8')).map(([path, text]) => [join(folder, path), text]);
      await rm(together);
      for (const path of new Set(files.map(([file]) => dirname(file)))) mkdirSync(path, { recursive: true });
      // What is there already, as a page or another such file, is not written over: two things have one address.
      for (const [file, text] of files) writeFileSync(file, text, { flag: 'wx' });
      logger.info(`${files.length} files for agents and programs`);
    },
  },
});
