import type { Library } from '../../../out/types/library.ts';
import { slugOf } from '../../../runtime/slug.ts';
import type { Source } from '../../1-load/source.ts';

/** Machine-learning libraries. */
export const libraries: Source<Library> = {
  name: 'libraries',
  at: 'catalogue/libraries',
  schema: 'library',
  pathOf: (id) => `catalogue/libraries/${slugOf(id)}.json`,
  besides: [
    'catalogue/signatures/<id>.json',
    'tests/models/<id>.py',
    'tests/models/<id>.json',
    'tests/models/<id>-precisions.py',
    'tests/models/<id>/',
    'tests/models/shared/',
    'out/verified/<id>.json',
  ],
};
