import type { ModelReading } from '../../../out/types/model-reading.ts';
import type { Source } from '../../1-load/source.ts';

/** The schema of the data set, as far as it says how a record is read. */
export const datasetSchema: Source<ModelReading> = {
  name: 'dataset',
  at: 'schemas/dataset.schema.json',
  schema: 'model-reading',
};
