import type { Context } from '../../languages/shared/context.ts';
import type { Diagnostic } from '../diagnostics/diagnostic.ts';
import { didYouMean, nearest } from '../diagnostics/suggest.ts';
import { branches } from './branches.ts';
import { callOf, operandOf, pathText } from './helpers.ts';
import { loop } from './loops.ts';
import { namesRead } from './parameters.ts';
import type { Plan } from './plan.ts';
import { type Binding, withNames } from './scope.ts';
import { singleBraces } from './single-braces.ts';
import { placeInText, type Template } from './template.ts';
import { at, report, reporter, type Setting, type Step, sourceOf, type Walk } from './walk.ts';

export type { Setting } from './walk.ts';

function text(walk: Walk, node: hbs.AST.ContentStatement, context: Context): Step {
  const next = walk.language.advance(context, node.value, (refusal) =>
    report(walk, placeInText(walk.template.file, node, Math.max(0, refusal.offset)), refusal.code, refusal.values),
  );
  const { file, source } = walk.template;
  for (const { offset, name } of singleBraces(node.value, source, walk.scope))
    report(walk, placeInText(file, node, offset), 'single-braces', { slot: `{${name}}`, corrected: `{{${name}}}` });
  const place = placeInText(file, node, 0);
  return { nodes: node.value === '' ? [] : [{ kind: 'text', text: node.value, place }], context: next };
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
  return {
    nodes: [{ kind: 'slot', value: binding.value, printer: choice.printer, place: at(walk, node) }],
    context: choice.next,
  };
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
    : operandOf(path, walk.scope, reporter(walk));
  if (isCall && binding?.optional) {
    report(walk, at(walk, node), 'optional-field', { path: sourceOf(walk, node).replace(/^\{\{~?|~?\}\}$/g, '') });
    return { nodes: [], context };
  }
  return print(walk, node, binding, context);
}

/** What a partial is given, by the names that it reads. */
function parametersOf(
  walk: Walk,
  node: hbs.AST.PartialStatement,
  partial: string,
  template: Template,
): [string, Binding][] {
  const pairs = node.hash?.pairs ?? [];
  if (pairs.length === 0) return [];
  const taken = namesRead(template, walk.partial);
  return pairs.flatMap(({ key, value, loc }): [string, Binding][] => {
    const binding = operandOf(value, walk.scope, reporter(walk), true);
    if (taken.has(key)) return binding ? [[key, binding]] : [];
    report(walk, at(walk, { loc }), 'unread-parameter', { name: key, partial, suggestion: didYouMean(key, taken) });
    const meant = nearest(key, taken);
    // That the partial lacks what was meant is not told besides.
    return binding && meant !== undefined ? [[meant, binding]] : [];
  });
}

function partial(walk: Walk, node: hbs.AST.PartialStatement, context: Context): Step {
  const place = at(walk, node);
  if (node.name.type !== 'PathExpression' || node.params.length > 0) {
    report(walk, place, 'unsupported-syntax', { what: 'partials with a computed name or a context argument' });
    return { nodes: [], context };
  }
  if (node.indent !== '' && node.indent !== undefined) {
    report(walk, place, 'unsupported-syntax', {
      what: 'a partial on an indented line of its own, which would lose the indentation',
    });
    return { nodes: [], context };
  }
  const name = (node.name as hbs.AST.PathExpression).original;
  const template = walk.partial(name);
  if (!template) {
    const near = nearest(name, walk.partialNames());
    const suggestion = near === undefined ? `write ${walk.partialPath(name)}.` : `did you mean "${near}"?`;
    report(walk, place, 'no-such-partial', { name, suggestion });
    return { nodes: [], context };
  }
  if (walk.partials.includes(name)) {
    report(walk, place, 'partial-cycle', { name, circle: [...walk.partials, name].join(' -> ') });
    return { nodes: [], context };
  }
  const parameters = parametersOf(walk, node, name, template);
  const scope = withNames(walk.scope, parameters);
  const inside: Walk = {
    ...walk,
    template,
    scope,
    partials: [...walk.partials, name],
    included: walk.included ?? place,
  };
  const step = body(inside, template.ast, context);
  return { nodes: [{ kind: 'partial', name, file: template.file, body: step.nodes }], context: step.context };
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
        what: `${node.type.replace(/Statement|Block/g, '').toLowerCase()} blocks`,
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
  const walk: Walk = { ...setting, template, partials: [], problems: [], loops: 0, body };
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
