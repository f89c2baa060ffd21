import { fileURLToPath } from 'node:url';
import * as pagefind from 'pagefind';

/** Writes the search index of the finished pages into dist/pagefind. */
export const searchIndex = () => ({
  name: 'search-index',
  hooks: {
    'astro:build:done': async ({ dir, logger }) => {
      const { index } = await pagefind.createIndex();
      const { page_count } = await index.addDirectory({ path: fileURLToPath(dir) });
      await index.writeFiles({ outputPath: fileURLToPath(new URL('pagefind/', dir)) });
      await pagefind.close();
      logger.info(`${page_count} pages can be searched`);
    },
  },
});
