import type { Condition } from '../../out/types/condition.ts';
import type { Test, Value } from './plan.ts';
import { type Binding, keyOf, keysUpTo, resolvePath, type Scope } from './scope.ts';
import type { SlotType } from './types.ts';

/** Why a condition makes no sense: the code of the diagnostic and its values. */
export interface ConditionProblem {
  code: string;
  values: Record<string, string>;
}

export type Report = (problem: ConditionProblem) => void;

const NEVER: Test = { kind: 'constant', value: false };

const list = (value: string | string[]): string[] => (typeof value === 'string' ? [value] : value);

/** The binding of a path, reported when there is none. */
export function bindingOf(
  path: string,
  scope: Scope,
  report: Report,
  suggest: (candidates: string[]) => string,
): Binding | undefined {
  const resolution = resolvePath(scope, path.split('.'));
  if ('binding' in resolution) return resolution.binding;
  report({ code: 'unknown-field', values: { path: resolution.unknown, suggestion: suggest(resolution.candidates) } });
  return undefined;
}

/** A test for the presence of a value: a boolean is true, a list is not empty. */
export function presenceTest(binding: Binding): Test {
  const { kind } = binding.type;
  if (kind !== 'boolean' && kind !== 'list' && !binding.optional) return { kind: 'constant', value: true };
  return { kind: 'has', value: binding.value, shape: kind === 'list' || kind === 'boolean' ? kind : 'text' };
}

type TextUse = 'equals' | 'contains' | 'startsWith' | 'endsWith' | 'includes';

const ALLOWED: Record<TextUse, (type: SlotType) => boolean> = {
  equals: ({ kind }) => kind === 'text' || kind === 'identifier',
  startsWith: ({ kind }) => kind === 'text' || kind === 'identifier',
  endsWith: ({ kind }) => kind === 'text' || kind === 'identifier',
  contains: ({ kind }) => kind === 'text' || kind === 'identifier' || kind === 'list',
  includes: ({ kind }) => kind === 'list',
};

/** A comparison of a field, reported when the field's type does not fit. */
export function comparison(
  use: TextUse,
  path: string,
  binding: Binding,
  among: string[],
  ignoreCase: boolean,
  report: Report,
): Test {
  if (!ALLOWED[use](binding.type)) {
    const suggestion =
      use === 'includes' ? 'use "equals" or "contains" for a text.' : 'use "includes" for a list, "has" for a boolean.';
    report({
      code: 'wrong-slot-type',
      values: { path, type: binding.type.kind, use: `tested with ${use}`, suggestion },
    });
    return NEVER;
  }
  const { value } = binding;
  return use === 'equals' || use === 'includes' ? { kind: use, value, among } : { kind: use, value, among, ignoreCase };
}

/** Compiles a condition of the catalogue against the fields of a scope. */
export function testOf(
  condition: Condition,
  scope: Scope,
  report: Report,
  suggest: (word: string, candidates: string[]) => string,
): Test {
  const recurse = (inner: Condition): Test => testOf(inner, scope, report, suggest);
  const bound = (path: string, then: (binding: Binding) => Test): Test => {
    const binding = bindingOf(path, scope, report, (candidates) => suggest(path, candidates));
    return binding ? then(binding) : NEVER;
  };
  if ('all' in condition) return { kind: 'all', tests: condition.all.map(recurse) };
  if ('any' in condition) return { kind: 'any', tests: condition.any.map(recurse) };
  if ('not' in condition) return { kind: 'not', test: recurse(condition.not) };
  if ('tag' in condition)
    return bound('tags', (tags) => comparison('includes', 'tags', tags, list(condition.tag), false, report));
  if ('task' in condition)
    return bound('task', (task) => comparison('equals', 'task', task, list(condition.task), false, report));
  if ('has' in condition) return bound(condition.has, presenceTest);
  const { field } = condition;
  return bound(field, (binding) => {
    if ('equals' in condition) return comparison('equals', field, binding, list(condition.equals), false, report);
    if ('includes' in condition) return comparison('includes', field, binding, list(condition.includes), false, report);
    const ignoreCase = condition.ignoreCase ?? false;
    if ('contains' in condition)
      return comparison('contains', field, binding, list(condition.contains), ignoreCase, report);
    if ('startsWith' in condition)
      return comparison('startsWith', field, binding, list(condition.startsWith), ignoreCase, report);
    return comparison('endsWith', field, binding, list(condition.endsWith), ignoreCase, report);
  });
}

type Facts = Map<string, boolean>;

const together = (facts: readonly Facts[]): Facts => new Map(facts.flatMap((map) => [...map]));

const inCommon = ([first, ...others]: readonly Facts[]): Facts =>
  new Map([...(first ?? [])].filter(([key, value]) => others.every((map) => map.get(key) === value)));

const present = (value: Value): Facts => new Map(keysUpTo(value).map((key) => [key, true]));

/** What is known about the presence of values when a test has come out true, or false. */
export function factsOf(test: Test, outcome: boolean): Facts {
  switch (test.kind) {
    case 'has':
      return outcome ? present(test.value) : new Map([[keyOf(test.value), false]]);
    case 'equals':
    case 'includes':
    case 'contains':
    case 'startsWith':
    case 'endsWith':
      return outcome ? present(test.value) : new Map();
    case 'not':
      return factsOf(test.test, !outcome);
    case 'all':
    case 'any': {
      const facts = test.tests.map((inner) => factsOf(inner, outcome));
      return (test.kind === 'all') === outcome ? together(facts) : inCommon(facts);
    }
    default:
      return new Map();
  }
}

/** The outcome of a test that known facts decide; undefined when the model decides it. */
export function decided(test: Test, known: ReadonlyMap<string, boolean>): boolean | undefined {
  if (test.kind === 'constant') return test.value;
  if (test.kind === 'has') return known.get(keyOf(test.value));
  if (test.kind === 'not') {
    const inner = decided(test.test, known);
    return inner === undefined ? undefined : !inner;
  }
  if (test.kind === 'all' || test.kind === 'any') {
    const inner = test.tests.map((item) => decided(item, known));
    const absorbing = test.kind === 'any';
    if (inner.includes(absorbing)) return absorbing;
    return inner.every((item) => item === !absorbing) ? !absorbing : undefined;
  }
  return undefined;
}

/** The test without the parts that known facts decide; undefined when nothing is left to ask. */
export function simplified(test: Test, known: ReadonlyMap<string, boolean>): Test | undefined {
  if (decided(test, known) === true) return undefined;
  if (test.kind !== 'all') return test;
  const open: Test[] = [];
  let facts = new Map(known);
  for (const inner of test.tests) {
    const rest = simplified(inner, facts);
    if (rest) open.push(rest);
    facts = new Map([...facts, ...factsOf(inner, true)]);
  }
  const [only] = open;
  return open.length > 1 ? { kind: 'all', tests: open } : only;
}
