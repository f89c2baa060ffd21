import type { Provider } from '../../../../out/types/provider.ts';
import type { Rule } from '../../collection.ts';
import { unknownWord } from '../../vocabulary.ts';
import { contractsOf } from '../contracts.ts';

/** Cases and jobs that contracts name are those of the provider. */
export const ownNames: Rule<Provider> = (providers) =>
  providers.flatMap((json) => {
    const cases = new Set(Object.keys(json.value.cases ?? {}));
    const jobs = new Set(Object.keys(json.value.jobs ?? {}));
    return contractsOf(json).flatMap(({ contract, path }) => [
      ...(contract.cases ?? []).flatMap((name, index) =>
        typeof name === 'string'
          ? unknownWord(json, [...path, 'cases', index], name, cases, 'unknown-case', 'name')
          : [],
      ),
      ...(contract.job === undefined
        ? []
        : unknownWord(json, [...path, 'job'], contract.job, jobs, 'unknown-job', 'name')),
    ]);
  });
