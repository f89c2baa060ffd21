import type { Ecosystem } from '../../../out/types/ecosystem.ts';
import { slugOf } from '../../../runtime/slug.ts';
import type { Source } from '../../1-load/source.ts';

/** Package registries, each with the package managers that install from it. */
export const ecosystems: Source<Ecosystem> = {
  name: 'ecosystems',
  at: 'catalogue/ecosystems',
  schema: 'ecosystem',
  pathOf: (id) => `catalogue/ecosystems/${slugOf(id)}.json`,
};
