import type { ModelReading } from '../../../out/types/model-reading.ts';
import type { Source } from '../../1-load/source.ts';

/** The schema of the model, as far as it says how a record is read. */
export const modelSchema: Source<ModelReading> = {
  name: 'model',
  at: 'schemas/model.schema.json',
  schema: 'model-reading',
};
