import { appPagePath, apps } from '../data/apps.ts';
import { datasets } from '../data/datasets.ts';
import { docs } from '../data/docs.ts';
import { libraries, libraryPath } from '../data/libraries.ts';
import { models } from '../data/models.ts';
import { providerPath, providers } from '../data/providers.ts';
import { taskPath, tasks } from '../data/tasks.ts';
import { absolute, type SiteFile } from './file.ts';
import { lists } from './lists.ts';

/** Address of every page that is meant to be found, below the base. */
export const pagePaths = (): string[] => [
  '',
  ...Object.keys(lists),
  'quantization',
  'docs',
  ...docs.map(({ slug }) => `docs/${slug}`),
  ...models.map(({ path }) => path),
  ...datasets.map(({ path }) => path),
  ...libraries.map(({ id }) => libraryPath(id)),
  ...apps.map(({ id }) => appPagePath(id)),
  ...tasks.map(({ id }) => taskPath(id)),
  ...providers.map(({ entry }) => providerPath(entry.id)),
];

const sitemap = (): string => {
  const entries = pagePaths().map(
    (path) => `  <url><loc>${absolute(path === '' ? '' : `${path}/`).replaceAll('&', '&amp;')}</loc></url>\n`,
  );
  return `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${entries.join('')}</urlset>\n`;
};

export const sitemapFiles = (): SiteFile[] => [{ path: 'sitemap.xml', text: sitemap }];
