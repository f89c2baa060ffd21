import type { JSONPath } from 'jsonc-parser';
import type { Json } from '../../../languages/shared/literal.ts';
import type { Case, Contract, Provider } from '../../../out/types/provider.ts';
import type { JsonFile } from '../../1-load/json-file.ts';
import { mixedEncodings } from '../../3-compile/shape.ts';
import { type Diagnostic, diagnostic } from '../../diagnostics/diagnostic.ts';
import { unknownPlaceholders } from '../calls/rules.ts';
import { calls, callsOf, namesOf } from '../calls/source.ts';
import type { Rule } from '../collection.ts';
import { idsOf, unknownWord } from '../vocabulary.ts';

/** Every contract of a provider with its path. */
const contractsOf = ({ value }: JsonFile<Provider>): { task: string; contract: Contract; path: JSONPath }[] =>
  Object.entries(value.tasks).map(([task, contract]) => ({ task, contract, path: ['tasks', task] }));

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

/** A body says in one way how the content of the file is written. */
export const oneEncoding: Rule<Provider> = (providers) =>
  providers.flatMap((json) => {
    const check = (body: Json | undefined, path: JSONPath): Diagnostic[] =>
      body !== undefined && mixedEncodings(body) ? [diagnostic('mixed-encodings', json.placeOf(path))] : [];
    return contractsOf(json).flatMap(({ contract, path }) => [
      ...check(contract.body, [...path, 'body']),
      ...Object.entries(contract.clients ?? {}).flatMap(([client, own]) =>
        own === false ? [] : check(own.body, [...path, 'clients', client, 'body']),
      ),
    ]);
  });

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
