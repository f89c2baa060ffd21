import { amongOf, askedBesides, inShort } from '../2-analyse/among.ts';
import { MODEL } from '../2-analyse/library.ts';
import type { Test } from '../2-analyse/plan.ts';
import type { ObjectType } from '../2-analyse/types.ts';
import { type Code, primary, Raw } from '../3-compile/code.ts';
import { type Environment, environmentOf, testKey } from '../3-compile/environment.ts';
import { testCode } from '../3-compile/expression.ts';
import type { Imports } from '../3-compile/imports.ts';
import { nameFrom } from '../3-compile/parameters.ts';
import { type Constant, importOf } from './source.ts';

/** A test that is asked more than once gets a function of its own when its code is at least this long, in characters. */
const WORTH_A_FUNCTION = 40;

/** The questions about a record that the conditions of one module ask. */
export interface Questions {
  /** A test as a function of a model. */
  of(test: Test): Raw;
  /** The functions of what is asked more than once. */
  readonly shared: readonly Constant[];
}

const partsOf = (test: Test): readonly Test[] => (test.kind === 'all' || test.kind === 'any' ? test.tests : []);

/** The tests that stand at more than one place, parts before what holds them; a part of one is counted once with it. */
function repeated(tests: readonly Test[]): Test[] {
  const places = new Map<string, { test: Test; count: number }>();
  const visit = (asked: Test): void => {
    const test = asked.kind === 'not' ? asked.test : asked;
    const key = testKey(test);
    const known = places.get(key);
    if (known) {
      known.count += 1;
      return;
    }
    for (const part of partsOf(test)) visit(part);
    places.set(key, { test, count: 1 });
  };
  for (const test of tests) visit(test);
  return [...places.values()].flatMap(({ test, count }) => (count > 1 ? [test] : []));
}

/** A test as a function of a model. */
function functionOf(test: Test, env: Environment, imports: Imports): Raw {
  const { text } = testCode(test, env, imports);
  return new Raw(new RegExp(`\\b${MODEL}\\b`).test(text) ? `(${MODEL}) => ${text}` : `() => ${text}`);
}

/**
 * Prepares the questions of a module.
 * @param tests Every test that the module asks.
 * @param record The type of what they are asked of, and in `typeName` its name in the module.
 */
export function questionsOf(
  tests: readonly Test[],
  record: ObjectType,
  imports: Imports,
  typeName = 'Model',
): Questions {
  const start = environmentOf(new Map([[MODEL, record]]));
  const answered = new Map<string, Code>();
  const env = { ...start, answered };
  const taken = new Set<string>();
  const shared = repeated(tests).flatMap((test): Constant[] => {
    const value = functionOf(test, env, imports);
    if (value.code.length < WORTH_A_FUNCTION) return [];
    const name = nameFrom(['question'], taken);
    answered.set(testKey(test), primary(`${name}(${MODEL})`));
    return [{ name, type: `(${MODEL}: ${typeName}) => boolean`, value }];
  });
  return { of: (test) => functionOf(test, env, imports), shared };
}

/** What `holding` of runtime/condition/holding.ts reads of a test: the values that let it hold, and what is asked besides. */
export function conditional(test: Test, questions: Questions): { among?: [string[], string[]][]; holds?: Raw } {
  const among = amongOf(test);
  const beside = askedBesides(test);
  return { ...(among && { among: inShort(among) }), ...(beside && { holds: questions.of(beside) }) };
}

/** The import that the types of shared questions need, from where the type of a model is. */
export const modelImport = ({ shared }: Questions, from: string): ReturnType<typeof importOf>[] =>
  shared.length > 0 ? [importOf(from, ['Model'], true)] : [];
