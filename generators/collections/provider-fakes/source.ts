import type { ProviderFake } from '../../../out/types/provider-fake.ts';
import { slugOf } from '../../../runtime/slug.ts';
import type { Source } from '../../1-load/source.ts';

/** The path of the server that stands in for a provider in tests. */
export const pathOfFake = (id: string): string => `tests/providers/${slugOf(id)}.json`;

/** Servers that stand in for the providers in tests. */
export const fakes: Source<ProviderFake> = {
  name: 'fakes',
  at: 'tests/providers',
  schema: 'provider-fake',
  sent: 'all',
  pathOf: pathOfFake,
};
