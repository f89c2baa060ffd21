import type { JSONPath } from 'jsonc-parser';
import type { Case, Provider } from '../../../../out/types/provider.ts';
import type { Diagnostic } from '../../../diagnostics/diagnostic.ts';
import { unknownPlaceholders } from '../../calls/placeholders.ts';
import { namesOf } from '../../calls/source.ts';
import type { Rule } from '../../collection.ts';
import { contractsOf } from '../contracts.ts';

/** The shapes of a case, a contract or a client's contract, by their keys. */
const SHAPES = ['body', 'form', 'add', 'args'] as const;

/** Placeholders are named like values. */
export const placeholders: Rule<Provider> = (providers, project) => {
  const { all } = namesOf(project);
  return providers.flatMap((json) => {
    const check = (owner: Partial<Record<(typeof SHAPES)[number], unknown>>, path: JSONPath): Diagnostic[] =>
      SHAPES.flatMap((key) => unknownPlaceholders(json, [...path, key], owner[key], all));
    const ofCases = (list: readonly (string | Case)[], path: JSONPath): Diagnostic[] =>
      list.flatMap((item, index) => (typeof item === 'string' ? [] : check(item, [...path, index])));
    return [
      ...Object.entries(json.value.cases ?? {}).flatMap(([name, item]) => check(item, ['cases', name])),
      ...contractsOf(json).flatMap(({ contract, path }) => [
        ...check(contract, path),
        ...ofCases(contract.cases ?? [], [...path, 'cases']),
        ...Object.entries(contract.clients ?? {}).flatMap(([client, own]) =>
          own === false ? [] : check(own, [...path, 'clients', client]),
        ),
      ]),
    ];
  });
};
