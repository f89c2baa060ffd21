import { type Diagnostic, diagnostic, type Place } from '../diagnostics/diagnostic.ts';
import { decided, factsOf } from './condition.ts';
import { bindPath, callOf, conditionOf, pathText, type ReportAt, valueOf } from './helpers.ts';
import { type Context, joinContexts, type LanguageRules } from './languages/context.ts';
import type { Branch, Plan, PlanNode, Test } from './plan.ts';
import { type Binding, type Scope, withKnown, withNames } from './scope.ts';
import { placeInText, placeOf, type Template } from './template.ts';
import type { SlotType } from './types.ts';

/** What a template is analysed against. */
export interface Setting {
  language: LanguageRules;
  scope: Scope;
  /** The partial of a name for this language. */
  partial(name: string): Template | undefined;
  /** Where the partial of a name is expected, for the hint. */
  partialPath(name: string): string;
}

/** The walk so far: the file being read, the partials around it, and where problems go. */
interface Walk extends Setting {
  template: Template;
  partials: readonly string[];
  problems: Diagnostic[];
  loops: number;
}

interface Step {
  nodes: PlanNode[];
  context: Context;
}

const at = (walk: Walk, node: { loc: hbs.AST.SourceLocation }): Place => placeOf(walk.template.file, node);

const report = (walk: Walk, place: Place, code: string, values: Record<string, string> = {}): void => {
  walk.problems.push(diagnostic(code, place, values));
};

const reporter =
  (walk: Walk): ReportAt =>
  (node, problem) =>
    report(walk, at(walk, node), problem.code, problem.values);

const sourceOf = (walk: Walk, node: { loc: hbs.AST.SourceLocation }): string => {
  const lines = walk.template.source.split('\n');
  const { start, end } = node.loc;
  if (start.line !== end.line) return (lines[start.line - 1] ?? '').slice(start.column).trim();
  return (lines[start.line - 1] ?? '').slice(start.column, end.column);
};

function text(walk: Walk, node: hbs.AST.ContentStatement, context: Context): Step {
  const next = walk.language.advance(context, node.value, (refusal) =>
    report(walk, placeInText(walk.template.file, node, Math.max(0, refusal.offset)), refusal.code, refusal.values),
  );
  return { nodes: node.value === '' ? [] : [{ kind: 'text', text: node.value }], context: next };
}

function print(
  walk: Walk,
  node: { loc: hbs.AST.SourceLocation },
  binding: Binding | undefined,
  context: Context,
): Step {
  if (!binding) return { nodes: [], context: { ...context, tail: '', lineStart: false } };
  const choice = walk.language.slot(context, binding.type);
  if ('refusal' in choice) {
    report(walk, at(walk, node), choice.refusal.code, choice.refusal.values);
    return { nodes: [], context: { ...context, tail: '', lineStart: false } };
  }
  return { nodes: [{ kind: 'slot', value: binding.value, printer: choice.printer }], context: choice.next };
}

function mustache(walk: Walk, node: hbs.AST.MustacheStatement, context: Context): Step {
  const path = node.path as hbs.AST.Expression;
  if (!node.escaped) {
    report(walk, at(walk, node), 'raw-output', {
      path: path.type === 'PathExpression' ? pathText(path as hbs.AST.PathExpression) : 'field',
    });
    return { nodes: [], context };
  }
  const isCall = node.params.length > 0 || (node.hash?.pairs.length ?? 0) > 0;
  if (!isCall && path.type !== 'PathExpression') {
    report(walk, at(walk, node), 'unsupported-syntax', { what: 'literals as slots' });
    return { nodes: [], context };
  }
  const binding = isCall
    ? callOf({ ...node, path }, walk.scope, reporter(walk))
    : valueOf(path, walk.scope, reporter(walk));
  if (isCall && binding?.optional) {
    report(walk, at(walk, node), 'optional-field', { path: sourceOf(walk, node).replace(/^\{\{~?|~?\}\}$/g, '') });
    return { nodes: [], context };
  }
  return print(walk, node, binding, context);
}

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
    const outcome = decided(test, scope.known);
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

function branches(walk: Walk, block: hbs.AST.BlockStatement, context: Context): Step {
  const { arms } = armsOf(walk, block, walk.scope, []);
  let scope = walk.scope;
  const done: { branch: Branch; context: Context }[] = [];
  for (const { test, program, place, condition } of arms) {
    const outcome = test ? decided(test, scope.known) : undefined;
    const inside = test ? withKnown(scope, factsOf(test, true)) : scope;
    if (outcome !== false) {
      const step = body({ ...walk, scope: inside }, program, context);
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

const describe = (walk: Walk, context: Context): string => walk.language.inWords(context);

function loopScope(walk: Walk, list: Binding, item: SlotType, number: number): Scope {
  const variable = (name: string): Binding['value'] => ({ kind: 'path', variable: `${name}${number}`, segments: [] });
  const own: [string, Binding][] = [
    ['this', { value: variable('item'), type: item, optional: false }],
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

function loop(walk: Walk, block: hbs.AST.BlockStatement, context: Context): Step {
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
  let step = body(inner, block.program, context);
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
  const empty = body(walk, block.inverse, context);
  const joined = joinContexts([meeting, step.context, empty.context]) ?? meeting;
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
  const step = body(walk, block.program, context);
  const fresh = walk.problems.splice(count).filter((problem) => !before.has(JSON.stringify(problem)));
  walk.problems.push(...fresh);
  return step;
}

function partial(walk: Walk, node: hbs.AST.PartialStatement, context: Context): Step {
  const place = at(walk, node);
  if (node.name.type !== 'PathExpression' || node.params.length > 0) {
    report(walk, place, 'unsupported-syntax', { what: 'partials with a computed name or a context argument' });
    return { nodes: [], context };
  }
  const name = (node.name as hbs.AST.PathExpression).original;
  const template = walk.partial(name);
  if (!template) {
    report(walk, place, 'no-such-partial', { name, expected: walk.partialPath(name) });
    return { nodes: [], context };
  }
  if (walk.partials.includes(name)) {
    report(walk, place, 'partial-cycle', { name, circle: [...walk.partials, name].join(' -> ') });
    return { nodes: [], context };
  }
  const parameters = (node.hash?.pairs ?? []).flatMap(({ key, value }): [string, Binding][] => {
    const binding = valueOf(value, walk.scope, reporter(walk), true);
    return binding ? [[key, binding]] : [];
  });
  const scope = withNames(walk.scope, parameters);
  return body({ ...walk, template, scope, partials: [...walk.partials, name] }, template.ast, context);
}

function block(walk: Walk, node: hbs.AST.BlockStatement, context: Context): Step {
  const name = node.path.type === 'PathExpression' ? pathText(node.path) : '';
  const hash = node.hash?.pairs.length ?? 0;
  if (hash > 0 || (node.program as { blockParams?: string[] })?.blockParams?.length) {
    report(walk, at(walk, node), 'unsupported-syntax', { what: 'block parameters and options of blocks' });
    return { nodes: [], context };
  }
  if (name === 'if' || name === 'unless') return branches(walk, node, context);
  if (name === 'each') return loop(walk, node, context);
  report(walk, at(walk, node), 'unsupported-syntax', { what: `{{#${name}}}` });
  return { nodes: [], context };
}

function statement(walk: Walk, node: hbs.AST.Statement, context: Context): Step {
  switch (node.type) {
    case 'ContentStatement':
      return text(walk, node as hbs.AST.ContentStatement, context);
    case 'MustacheStatement':
      return mustache(walk, node as hbs.AST.MustacheStatement, context);
    case 'BlockStatement':
      return block(walk, node as hbs.AST.BlockStatement, context);
    case 'PartialStatement':
      return partial(walk, node as hbs.AST.PartialStatement, context);
    case 'CommentStatement':
      return { nodes: [], context };
    default:
      report(walk, at(walk, node), 'unsupported-syntax', {
        what: node.type.replace(/Statement|Block/g, '').toLowerCase() + ' blocks',
      });
      return { nodes: [], context };
  }
}

function body(walk: Walk, program: hbs.AST.Program | undefined, context: Context): Step {
  return (program?.body ?? []).reduce<Step>(
    (step, node) => {
      const next = statement(walk, node, step.context);
      return { nodes: [...step.nodes, ...next.nodes], context: next.context };
    },
    { nodes: [], context },
  );
}

/**
 * Resolves every slot of a template against a scope and decides its escaper from the lexical context.
 * The plan is usable only when there are no problems.
 */
export function analyseTemplate(
  template: Template,
  setting: Setting,
): { plan: Plan; problems: Diagnostic[]; end: Context } {
  const walk: Walk = { ...setting, template, partials: [], problems: [], loops: 0 };
  const { nodes, context } = body(walk, template.ast, setting.language.start);
  const where = setting.language.unfinished(context);
  if (where !== undefined) {
    const lines = template.source.split('\n');
    report(
      walk,
      { file: template.file, line: Math.max(1, lines.length - 1), column: (lines.at(-2) ?? '').length + 1 },
      'ends-inside',
      { where },
    );
  }
  return { plan: nodes, problems: walk.problems, end: context };
}
