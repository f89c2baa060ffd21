import type { Samples } from '../../../out/types/samples.ts';
import type { Seed } from '../../../out/types/seed.ts';
import { slugOf } from '../../../runtime/slug.ts';
import type { Source } from '../../1-load/source.ts';

/** Model records that the catalogue is rendered for. */
export const seeds: Source<Seed> = {
  name: 'seeds',
  at: 'seeds',
  schema: 'seed',
  sent: 'all',
  pathOf: (id) => `seeds/${slugOf(id)}.json`,
  // The second is for its weights loaded as something.
  besides: ['tests/models/*/seeds/<id>.py', 'tests/models/*/seeds/<id>@*.py'],
};

/** Texts that several templates share. */
export const samples: Source<Samples> = {
  name: 'samples',
  at: 'catalogue/samples.json',
  schema: 'samples',
  sent: 'all',
};
