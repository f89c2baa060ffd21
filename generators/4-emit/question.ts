import { MODEL } from '../2-analyse/library.ts';
import type { Test } from '../2-analyse/plan.ts';
import { Raw } from '../3-compile/code.ts';
import type { Environment } from '../3-compile/environment.ts';
import { testCode } from '../3-compile/expression.ts';
import type { Imports } from '../3-compile/imports.ts';

/** A test as a function of a model. */
export function questionOf(test: Test, env: Environment, imports: Imports): Raw {
  const { text } = testCode(test, env, imports);
  return new Raw(new RegExp(`\\b${MODEL}\\b`).test(text) ? `(${MODEL}) => ${text}` : `() => ${text}`);
}
