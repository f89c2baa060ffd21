import type { Provider } from '../../../../out/types/provider.ts';
import { clients } from '../../clients/source.ts';
import type { Rule } from '../../collection.ts';
import { idsOf, unknownWord } from '../../vocabulary.ts';
import { contractsOf } from '../contracts.ts';

/** Clients that have a contract or an address of their own are those that have an entry: another name would say nothing of any. */
export const knownClients: Rule<Provider> = (providers, project) => {
  const ids = idsOf(project, clients);
  // A catalogue without clients prints no calls, whoever they are for.
  if (ids?.size === 0) return [];
  return providers.flatMap((json) =>
    [
      ...Object.keys(json.value.clientUrls ?? {}).map((client) => ['clientUrls', client]),
      ...contractsOf(json).flatMap(({ contract, path }) =>
        Object.keys(contract.clients ?? {}).map((client) => [...path, 'clients', client]),
      ),
    ].flatMap((path) => unknownWord(json, path, String(path.at(-1)), ids, 'unknown-client', 'id')),
  );
};
