import type { Hub } from '../../../out/types/hub.ts';
import type { Provider } from '../../../out/types/provider.ts';
import { slugOf } from '../../../runtime/slug.ts';
import type { Source } from '../../1-load/source.ts';

/** Services that run models. */
export const providers: Source<Provider> = {
  name: 'providers',
  at: 'catalogue/providers',
  schema: 'provider',
  pathOf: (id) => `catalogue/providers/${slugOf(id)}.json`,
  besides: ['tests/providers/<id>.json', 'tests/providers/endpoint.json', 'tests/providers/router.json'],
};

/** The hub that routes calls to providers. */
export const hub: Source<Hub> = { name: 'hub', at: 'catalogue/hub.json', schema: 'hub' };
