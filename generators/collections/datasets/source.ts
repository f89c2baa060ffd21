import type { DatasetRecord } from '../../../out/types/dataset-record.ts';
import { slugOf } from '../../../runtime/slug.ts';
import type { Source } from '../../1-load/source.ts';

/** Records of data sets that the catalogue is rendered for. */
export const datasets: Source<DatasetRecord> = {
  name: 'datasets',
  at: 'catalogue/datasets',
  schema: 'dataset-record',
  sent: 'all',
  pathOf: (id) => `catalogue/datasets/${slugOf(id)}.json`,
  besides: ['tests/models/datasets/*/seeds/<id>.py'],
};
