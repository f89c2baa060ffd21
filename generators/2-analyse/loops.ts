import { type Context, joinContexts } from '../../languages/shared/context.ts';
import { factsOf } from './condition.ts';
import { bindPath, pathText } from './helpers.ts';
import type { Branch, PlanNode, Test } from './plan.ts';
import { type Binding, type Scope, withKnown, withNames } from './scope.ts';
import type { SlotType } from './types.ts';
import { at, describe, report, reporter, type Step, sourceOf, type Walk } from './walk.ts';

function loopScope(walk: Walk, list: Binding, item: SlotType, number: number): Scope {
  const variable = (name: string): Binding['value'] => ({ kind: 'path', variable: `${name}${number}`, segments: [] });
  // Which identifiers can be names is not known of the items of a list, so they are texts.
  const itemType: SlotType = item.kind === 'identifier' && walk.scope.reader ? { kind: 'text' } : item;
  const own: [string, Binding][] = [
    ['this', { value: variable('item'), type: itemType, optional: false }],
    ['@index', { value: variable('index'), type: { kind: 'number' }, optional: false }],
    ['@first', { value: variable('first'), type: { kind: 'boolean' }, optional: false }],
    ['@last', { value: variable('last'), type: { kind: 'boolean' }, optional: false }],
  ];
  const fields = item.kind === 'object' ? [...item.fields] : [];
  const fieldBindings = fields.map(([name, field]): [string, Binding] => [
    name,
    { ...field, value: { kind: 'path', variable: `item${number}`, segments: [name] } },
  ]);
  const present = factsOf({ kind: 'has', value: list.value, shape: 'list' }, true);
  return withKnown(withNames(walk.scope, [...own, ...fieldBindings]), present);
}

/** Walks an each; its body must end where it began. */
export function loop(walk: Walk, block: hbs.AST.BlockStatement, context: Context): Step {
  const [subject] = block.params;
  if (!subject || block.params.length > 1 || subject.type !== 'PathExpression') {
    report(walk, at(walk, block), 'helper-arguments', {
      helper: '#each',
      expected: 'one list',
      example: '{{#each sentences}}',
    });
    return { nodes: [], context };
  }
  const path = subject as hbs.AST.PathExpression;
  const list = bindPath(path, walk.scope, reporter(walk));
  if (!list) return { nodes: [], context };
  if (list.type.kind !== 'list') {
    report(walk, at(walk, block), 'not-a-list', { path: pathText(path) });
    return { nodes: [], context };
  }
  const number = walk.loops + 1;
  const inner: Walk = { ...walk, scope: loopScope(walk, list, list.type.item, number), loops: number };
  let step = walk.body(inner, block.program, context);
  const meeting = joinContexts([context, step.context]);
  if (!meeting) {
    report(walk, at(walk, block), 'loop-differs', {
      first: describe(walk, context),
      second: describe(walk, step.context),
    });
    return { nodes: [], context };
  }
  if (JSON.stringify(meeting) !== JSON.stringify(context)) step = again(inner, block, meeting);
  const each: PlanNode = {
    kind: 'each',
    list: list.value,
    item: `item${number}`,
    index: String(number),
    body: step.nodes,
    place: at(walk, block),
  };
  const empty = walk.body(walk, block.inverse, context);
  const joined = joinContexts([meeting, step.context, empty.context]);
  if (!joined) {
    const [first, second] = [describe(walk, meeting), describe(walk, empty.context)];
    report(walk, at(walk, block), 'branches-differ', { first, second });
    return { nodes: [each], context: meeting };
  }
  if (!block.inverse) return { nodes: [each], context: joined };
  const test: Test = { kind: 'has', value: list.value, shape: 'list' };
  const written = sourceOf(walk, path);
  const both: Branch[] = [
    { test, body: [each], place: at(walk, block), condition: written },
    { test: undefined, body: empty.nodes, place: at(walk, block.inverse), condition: `not ${written}` },
  ];
  return { nodes: [{ kind: 'if', branches: both }], context: joined };
}

/** Walks the body of a loop once more from where an iteration ends, for refusals that only a second round meets. */
function again(walk: Walk, block: hbs.AST.BlockStatement, context: Context): Step {
  const before = new Set(walk.problems.map((problem) => JSON.stringify(problem)));
  const count = walk.problems.length;
  const step = walk.body(walk, block.program, context);
  const fresh = walk.problems.splice(count).filter((problem) => !before.has(JSON.stringify(problem)));
  walk.problems.push(...fresh);
  return step;
}
