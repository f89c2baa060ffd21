import type { App } from '../../../out/types/app.ts';
import { slugOf } from '../../../runtime/slug.ts';
import type { Source } from '../../1-load/source.ts';

/** Programs that run models on the reader's own machine. */
export const apps: Source<App> = {
  name: 'apps',
  at: 'catalogue/apps',
  schema: 'app',
  pathOf: (id) => `catalogue/apps/${slugOf(id)}.json`,
  besides: ['tests/apps/<id>.json', 'tests/models/apps.py', 'out/verified/apps/<id>.json'],
};
