import { type Context, joinContexts } from '../../languages/shared/context.ts';
import type { Place } from '../diagnostics/diagnostic.ts';
import { decided, factsOf } from './condition.ts';
import { conditionOf, pathText } from './helpers.ts';
import type { Branch, Test } from './plan.ts';
import { type Scope, withKnown } from './scope.ts';
import { at, describe, report, reporter, type Step, sourceOf, type Walk } from './walk.ts';

interface Arm {
  test: Test | undefined;
  program: hbs.AST.Program | undefined;
  place: Place;
  condition: string;
}

/** The arms of an if with its else-ifs; the last arm is always without a test. */
function armsOf(
  walk: Walk,
  block: hbs.AST.BlockStatement,
  scope: Scope,
  before: string[],
): { arms: Arm[]; tests: Test[] } {
  const condition = block.params[0];
  const name = pathText(block.path);
  if (!condition || block.params.length > 1) {
    report(walk, at(walk, block), 'helper-arguments', {
      helper: `#${name}`,
      expected: 'one condition',
      example: `{{#${name} prompt}}`,
    });
    return { arms: [], tests: [] };
  }
  const positive = conditionOf(condition, scope, reporter(walk));
  const test: Test = name === 'unless' ? { kind: 'not', test: positive } : positive;
  const written = sourceOf(walk, condition);
  const words = name === 'unless' ? `not ${written}` : written;
  if (walk.partials.length === 0) {
    // The same question again, behind a no: no sample can answer it otherwise.
    const outcome = before.includes(words) ? false : decided(test, scope.known);
    if (outcome !== undefined && !(positive.kind === 'constant' && !positive.value)) {
      report(walk, at(walk, block), 'always-decided', { condition: words, value: String(outcome) });
    }
  }
  const arm: Arm = { test, program: block.program, place: at(walk, block), condition: words };
  const otherwise = withKnown(scope, factsOf(test, false));
  const [only] = block.inverse?.body ?? [];
  const chained = block.inverse && (block.inverse as { chained?: boolean }).chained && only?.type === 'BlockStatement';
  if (chained && ['if', 'unless'].includes(pathText((only as hbs.AST.BlockStatement).path))) {
    const rest = armsOf(walk, only as hbs.AST.BlockStatement, otherwise, [...before, words]);
    return { arms: [arm, ...rest.arms], tests: [test, ...rest.tests] };
  }
  const none = [...before, words].map((item) => `not (${item})`).join(' and ');
  const place = block.inverse && block.inverse.body.length > 0 ? at(walk, block.inverse) : arm.place;
  return { arms: [arm, { test: undefined, program: block.inverse, place, condition: none }], tests: [test] };
}

/** Walks an if with its else-ifs; all branches must end in the same lexical place. */
export function branches(walk: Walk, block: hbs.AST.BlockStatement, context: Context): Step {
  const { arms } = armsOf(walk, block, walk.scope, []);
  let scope = walk.scope;
  const done: { branch: Branch; context: Context }[] = [];
  for (const { test, program, place, condition } of arms) {
    const outcome = test ? decided(test, scope.known) : undefined;
    const inside = test ? withKnown(scope, factsOf(test, true)) : scope;
    if (outcome !== false) {
      const step = walk.body({ ...walk, scope: inside }, program, context);
      done.push({
        branch: { test: outcome === true ? undefined : test, body: step.nodes, place, condition },
        context: step.context,
      });
    }
    if (outcome === true) break;
    if (test) scope = withKnown(scope, factsOf(test, false));
  }
  const [only] = done;
  if (!only) return { nodes: [], context };
  if (done.length === 1 && only.branch.test === undefined)
    return { nodes: [...only.branch.body], context: only.context };
  const joined = joinContexts(done.map((item) => item.context));
  if (!joined) {
    const [first = '', second = ''] = [...new Set(done.map((item) => describe(walk, item.context)))];
    report(walk, at(walk, block), 'branches-differ', {
      first,
      second: second || `${first}, with other open brackets or an unfinished token`,
    });
  }
  return { nodes: [{ kind: 'if', branches: done.map(({ branch }) => branch) }], context: joined ?? only.context };
}
