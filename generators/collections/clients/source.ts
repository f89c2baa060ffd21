import type { Client } from '../../../out/types/client.ts';
import { slugOf } from '../../../runtime/slug.ts';
import type { Source } from '../../1-load/source.ts';

/** Programs and packages that call the inference API. */
export const clients: Source<Client> = {
  name: 'clients',
  at: 'catalogue/clients',
  schema: 'client',
  pathOf: (id) => `catalogue/clients/${slugOf(id)}.json`,
  besides: ['out/exchanges/<id>.json', 'tests/recorder/habits/<id>.json', 'tests/recorder/habits/every-client.json'],
};
