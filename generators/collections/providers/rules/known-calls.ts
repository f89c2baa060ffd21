import type { Provider } from '../../../../out/types/provider.ts';
import { type Diagnostic, diagnostic } from '../../../diagnostics/diagnostic.ts';
import { calls, callsOf } from '../../calls/source.ts';
import type { Rule } from '../../collection.ts';
import { idsOf, unknownWord } from '../../vocabulary.ts';
import { contractsOf } from '../contracts.ts';

/** Contracts are those of calls that have an entry, and say what the call leaves open. */
export const knownCalls: Rule<Provider> = (providers, project) => {
  const ids = idsOf(project, calls);
  const known = callsOf(project);
  return providers.flatMap((json) =>
    contractsOf(json).flatMap(({ task, contract, path }): Diagnostic[] => {
      const call = known.get(task);
      if (!call) return unknownWord(json, path, task, ids, 'unknown-call', 'task');
      if (contract.unusable !== undefined) return [];
      const open = {
        result: contract.result ?? call.result,
        path: contract.path ?? json.value.path,
      };
      return Object.entries(open)
        .filter(([, value]) => value === undefined)
        .map(([key]) => diagnostic('missing-key', json.placeOf(path), { key, where: path.join('.') }));
    }),
  );
};
