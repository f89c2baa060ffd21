import type { Package } from '../../../out/types/package.ts';
import { slugOf } from '../../../runtime/slug.ts';
import type { Source } from '../../1-load/source.ts';

/** What is known of packages that install lines name. */
export const packages: Source<Package> = {
  name: 'packages',
  at: 'catalogue/packages',
  schema: 'package',
  pathOf: (id) => `catalogue/packages/${slugOf(id)}.json`,
};
