import { apiFiles } from './api.ts';
import { appFiles } from './apps.ts';
import { badgeFiles } from './badges.ts';
import { datasetFiles } from './datasets.ts';
import type { SiteFile } from './file.ts';
import { libraryFiles } from './libraries.ts';
import { listFiles } from './lists.ts';
import { llmsFiles } from './llms.ts';
import { modelCodeFiles } from './model-code.ts';
import { modelFiles } from './models.ts';
import { proofFiles } from './proofs.ts';
import { providerFiles } from './providers.ts';
import { requirementFiles } from './requirements.ts';
import { runFiles } from './run.ts';
import { sitemapFiles } from './sitemap.ts';
import { snippetFiles } from './snippets.ts';
import { taskFiles } from './tasks.ts';

/** Every file for agents and programs: what stands beside the pages, the raw snippets, the API, the overviews. */
export const siteFiles = (): SiteFile[] => [
  ...modelFiles(),
  ...badgeFiles(),
  ...datasetFiles(),
  ...appFiles(),
  ...libraryFiles(),
  ...taskFiles(),
  ...providerFiles(),
  ...listFiles(),
  ...snippetFiles(),
  ...runFiles(),
  ...proofFiles(),
  ...requirementFiles(),
  ...apiFiles(),
  ...llmsFiles(),
  ...modelCodeFiles(),
  ...sitemapFiles(),
];
