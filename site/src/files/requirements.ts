import { requirements } from '../data/requirements.ts';
import type { SiteFile } from './file.ts';

/** The packages that were there when code was executed, as pip and npm read them. */
export const requirementFiles = (): SiteFile[] =>
  [...requirements()].map(([pins, path]) => ({ path, text: () => pins }));
