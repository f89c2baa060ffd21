import type { ModelRecord } from '../../../out/types/model-record.ts';
import type { Samples } from '../../../out/types/samples.ts';
import { slugOf } from '../../../runtime/slug.ts';
import type { Source } from '../../1-load/source.ts';

/** Model records that the catalogue is rendered for. */
export const seeds: Source<ModelRecord> = {
  name: 'seeds',
  at: 'seeds',
  schema: 'model-record',
  pathOf: (id) => `seeds/${slugOf(id)}.json`,
};

/** Texts that several templates share. */
export const samples: Source<Samples> = { name: 'samples', at: 'catalogue/samples.json', schema: 'samples' };
