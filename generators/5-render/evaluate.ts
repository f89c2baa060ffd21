import {
  containsAny,
  endsWithAny,
  includesAny,
  isOneOf,
  lookUp,
  startsWithAny,
} from '../../runtime/condition/tests.ts';
import { jsonText, stripPrefix, urlPath } from '../../runtime/text.ts';
import type { Test, Value } from '../2-analyse/plan.ts';

/** Values of the variables of emitted code, by name. */
export type Environment = Readonly<Record<string, unknown>>;

/** The tables of a library, by name. */
export type Lookups = Readonly<Record<string, { values: Readonly<Record<string, string>> }>>;

/** The value that emitted code would have; used to find out which branches a seed reaches. */
export function evaluateValue(value: Value, environment: Environment, lookups: Lookups): unknown {
  const inner = (operand: Value): unknown => evaluateValue(operand, environment, lookups);
  switch (value.kind) {
    case 'path':
      return value.segments.reduce<unknown>(
        (object, name) => (object as Record<string, unknown> | undefined)?.[name],
        environment[value.variable],
      );
    case 'constant':
      return value.value;
    case 'lookup':
      return lookUp(inner(value.from) as string, lookups[value.name]?.values ?? {});
    case 'default':
      return inner(value.value) ?? inner(value.fallback);
    case 'concat':
      return value.parts.map(inner).join('');
    default: {
      const [first = '', second = ''] = value.operands.map(inner) as string[];
      return { stripPrefix, urlPath, jsonText }[value.helper](first, second);
    }
  }
}

/** The outcome that emitted code would have for a test. */
export function evaluateTest(test: Test, environment: Environment, lookups: Lookups): boolean {
  const recurse = (inner: Test): boolean => evaluateTest(inner, environment, lookups);
  if (test.kind === 'constant') return test.value;
  if (test.kind === 'not') return !recurse(test.test);
  if (test.kind === 'all') return test.tests.every(recurse);
  if (test.kind === 'any') return test.tests.some(recurse);
  const value = evaluateValue(test.value, environment, lookups);
  if (test.kind === 'has') {
    if (test.shape === 'boolean') return value === true;
    return test.shape === 'list' ? Array.isArray(value) && value.length > 0 : value !== undefined;
  }
  const subject = value as string & string[];
  const among = [...test.among];
  if (test.kind === 'equals') return isOneOf(subject, among);
  if (subject === undefined) return false;
  if (test.kind === 'includes') return includesAny(subject, among);
  if (test.kind === 'contains') return containsAny(subject, among, test.ignoreCase);
  if (test.kind === 'startsWith') return startsWithAny(subject, among, test.ignoreCase);
  return endsWithAny(subject, among, test.ignoreCase);
}
