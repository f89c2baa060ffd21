import type { Requirement } from '../../out/types/requirement.ts';
import type { JsonFile } from '../1-load/json-file.ts';
import { type Diagnostic, diagnostic } from '../diagnostics/diagnostic.ts';
import { didYouMean } from '../diagnostics/suggest.ts';
import { testOf } from './condition.ts';
import { MODEL } from './library.ts';
import type { Test } from './plan.ts';
import type { ObjectType } from './types.ts';

/** Packages by ecosystem, and the models that need them. */
export interface RequirementRule {
  test: Test;
  install: Readonly<Record<string, string[]>>;
}

/** The rules of one entry, which several libraries may name. */
export interface RequirementSet {
  id: string;
  rules: readonly RequirementRule[];
}

/** Decides which models a set of requirements is for. */
export function requirementOf(
  json: JsonFile<Requirement>,
  model: ObjectType,
): { rules: RequirementRule[]; problems: Diagnostic[] } {
  const problems: Diagnostic[] = [];
  const scope = { names: new Map(), root: model, variable: MODEL, known: new Map() };
  const rules = json.value.rules.map(({ when, install }, index) => ({
    install,
    test: testOf(
      when,
      scope,
      ({ code, values }) => problems.push(diagnostic(code, json.placeOf(['rules', index, 'when']), values)),
      didYouMean,
    ),
  }));
  return { rules, problems };
}
