import type { Place } from '../diagnostics/diagnostic.ts';
import type { Plan, Test } from './plan.ts';

/** A test of a plan, with the place of the branch that asks it. */
export interface Asked {
  readonly test: Test;
  readonly place: Place;
}

/** Every test that a plan asks, those inside of others and of partials included. */
export function* testsOf(plan: Plan): Generator<Asked> {
  const within = function* (test: Test, place: Place): Generator<Asked> {
    yield { test, place };
    if (test.kind === 'not') yield* within(test.test, place);
    if (test.kind === 'all' || test.kind === 'any') for (const inner of test.tests) yield* within(inner, place);
  };
  for (const node of plan) {
    if (node.kind === 'each' || node.kind === 'partial') yield* testsOf(node.body);
    if (node.kind !== 'if') continue;
    for (const { test, body, place } of node.branches) {
      if (test) yield* within(test, place);
      yield* testsOf(body);
    }
  }
}
