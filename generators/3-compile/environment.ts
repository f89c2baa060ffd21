import type { PathValue, Test, Value } from '../2-analyse/plan.ts';
import { keyOf } from '../2-analyse/scope.ts';
import { type Code, LEVEL, operand, primary } from './code.ts';
import { fieldOf, type Known, knowing, optionalKeys, type Types } from './reads.ts';

/** What a place of emitted code can name, and what is known there. */
export interface Environment {
  types: Types;
  /** The code of the values that are at hand, by key: variables, parameters, constants. */
  bound: ReadonlyMap<string, Code>;
  /** What conditions around the place have shown. */
  known: Known;
  /** Keys of optional values that the type of a parameter says to be there. */
  typed: ReadonlySet<string>;
  /** The calls of functions that answer a test, by its key: nothing is narrowed by them. */
  answered: ReadonlyMap<string, Code>;
}

/** The environment where variables are named as they are. */
export const environmentOf = (types: Types, names: Iterable<string> = types.keys()): Environment => ({
  types,
  bound: new Map([...names].map((name) => [name, primary(name)])),
  known: new Map(),
  typed: new Set(),
  answered: new Map(),
});

/** A text that is the same for the same test. */
export const testKey = (test: Test): string => JSON.stringify(test);

/** The call that answers a test, where a function was made for it. */
export const answerOf = (test: Test, { answered }: Environment): Code | undefined =>
  answered.size > 0 ? answered.get(testKey(test)) : undefined;

export const when = (env: Environment, facts: Known): Environment => ({ ...env, known: knowing(env.known, facts) });

/**
 * What TypeScript still knows inside a function that is made here: types, and what was found out about names; of what was
 * found out about fields of them it knows nothing any more.
 */
export const insideFunction = (env: Environment): Environment => ({
  ...env,
  known: new Map([...env.known].filter(([key]) => env.bound.has(key))),
});

export const isThere = (key: string, env: Environment): boolean => env.typed.has(key) || env.known.get(key) === true;

/** All that is known to be there. */
export const thereIn = (env: Environment): Known =>
  new Map([...env.known, ...[...env.typed].map((key): [string, boolean] => [key, true])]);

/** Whether a value may be undefined at this place. */
export function mayBeAbsent(value: Value, env: Environment): boolean {
  if (value.kind === 'path') return optionalKeys(value, env.types).some((key) => !isThere(key, env));
  if (value.kind === 'lookup' || value.kind === 'name') return !isThere(keyOf(value), env);
  if (value.kind === 'default') return !isThere(keyOf(value), env) && mayBeAbsent(value.fallback, env);
  return false;
}

/** A path from the longest part of it that has a name, asking at each step that may be absent. */
export function pathCode(path: PathValue, env: Environment): Code {
  const { variable, segments } = path;
  const upTo = (length: number): PathValue => ({ kind: 'path', variable, segments: segments.slice(0, length) });
  for (let length = segments.length; length >= 0; length--) {
    const name = env.bound.get(keyOf(upTo(length)));
    if (!name) continue;
    if (length === segments.length) return name;
    let text = operand(name, LEVEL.primary);
    let absent = mayBeAbsent(upTo(length), env);
    for (let next = length; next < segments.length; next++) {
      text += `${absent ? '?.' : '.'}${segments[next]}`;
      const step = upTo(next + 1);
      absent = fieldOf(step, env.types).optional && !isThere(keyOf(step), env);
    }
    return primary(text);
  }
  throw new Error(`nothing is named for ${keyOf(path)}`);
}
