import { mkdir, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import * as pagefind from 'pagefind';

/**
 * Writes the search index of the finished pages into dist/pagefind. Its files are written here: on a busy machine those that
 * pagefind writes were cut off, or empty, when it answered.
 */
export const searchIndex = () => ({
  name: 'search-index',
  hooks: {
    'astro:build:done': async ({ dir, logger }) => {
      const { index } = await pagefind.createIndex();
      const { page_count } = await index.addDirectory({ path: fileURLToPath(dir) });
      const { files, errors } = await index.getFiles();
      if (errors.length > 0) throw new Error(`The search index was not made: ${errors.join('; ')}`);
      const folder = new URL('pagefind/', dir);
      for (const { path, content } of files) {
        const file = new URL(path, folder);
        await mkdir(new URL('.', file), { recursive: true });
        await writeFile(file, content);
      }
      await pagefind.close();
      logger.info(`${page_count} pages can be searched`);
    },
  },
});
