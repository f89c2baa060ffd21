import type { Library } from '../../../out/types/library.ts';
import { slugOf } from '../../../runtime/slug.ts';
import type { Source } from '../../1-load/source.ts';

/** Machine-learning libraries. */
export const libraries: Source<Library> = {
  name: 'libraries',
  at: 'catalogue/libraries',
  schema: 'library',
  pathOf: (id) => `catalogue/libraries/${slugOf(id)}.json`,
};
