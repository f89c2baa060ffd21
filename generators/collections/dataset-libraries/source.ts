import type { DatasetLibrary } from '../../../out/types/dataset-library.ts';
import { slugOf } from '../../../runtime/slug.ts';
import type { Source } from '../../1-load/source.ts';

/** Libraries that load data sets. */
export const datasetLibraries: Source<DatasetLibrary> = {
  name: 'data set libraries',
  at: 'catalogue/dataset-libraries',
  schema: 'dataset-library',
  pathOf: (id) => `catalogue/dataset-libraries/${slugOf(id)}.json`,
  besides: [
    'tests/models/datasets-<id>.py',
    'tests/models/datasets-<id>.json',
    'tests/models/datasets.py',
    'tests/models/datasets/<id>/',
    'tests/models/datasets/',
    'out/verified/datasets/<id>.json',
  ],
};
