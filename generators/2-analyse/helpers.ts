import { didYouMean } from '../diagnostics/suggest.ts';
import type { ConditionProblem } from './condition.ts';
import { comparison, presenceTest } from './condition.ts';
import type { Test, TextHelper, Value } from './plan.ts';
import { type Binding, mayBeAbsent, resolvePath, type Scope } from './scope.ts';

/** Reports a problem at the place of an expression. */
export type ReportAt = (node: { loc: hbs.AST.SourceLocation }, problem: ConditionProblem) => void;

type Expression = hbs.AST.Expression;
type Call = { path: hbs.AST.Expression; params: Expression[]; hash?: hbs.AST.Hash; loc: hbs.AST.SourceLocation };

const isPath = (node: Expression): node is hbs.AST.PathExpression => node.type === 'PathExpression';
const isCall = (node: Expression): node is hbs.AST.SubExpression => node.type === 'SubExpression';
const isText = (node: Expression): node is hbs.AST.StringLiteral => node.type === 'StringLiteral';
const isNumber = (node: Expression): node is hbs.AST.NumberLiteral => node.type === 'NumberLiteral';

/** A path as written; `this` and `@index` are names like others. */
export const pathText = (node: hbs.AST.PathExpression): string =>
  node.data ? `@${node.parts.join('.')}` : node.parts.length === 0 ? 'this' : node.parts.join('.');

const helperName = (call: Call): string => (isPath(call.path) ? pathText(call.path) : '');

/** The binding of a path expression, reported when there is none. */
export function bindPath(node: hbs.AST.PathExpression, scope: Scope, report: ReportAt): Binding | undefined {
  if (node.depth > 0 || /\[/.test(node.original)) {
    report(node, { code: 'unsupported-syntax', values: { what: 'paths such as ../name or name.[0]' } });
    return undefined;
  }
  const text = pathText(node);
  const parts =
    node.data || node.parts.length === 0
      ? [text]
      : node.original.startsWith('this.')
        ? ['this', ...node.parts]
        : node.parts;
  const resolution = resolvePath(scope, parts);
  if ('binding' in resolution) return resolution.binding;
  report(node, {
    code: 'unknown-field',
    values: { path: resolution.unknown, suggestion: didYouMean(resolution.unknown, resolution.candidates) },
  });
  return undefined;
}

const VALUE_HELPERS: Record<string, { operands: [min: number, max: number]; expected: string; example: string }> = {
  default: {
    operands: [2, 2],
    expected: 'a field that may be absent and a fallback',
    example: '{{default prompt "text"}}',
  },
  concat: { operands: [2, 9], expected: 'two or more texts', example: '{{concat "hf://" id}}' },
  stripPrefix: { operands: [2, 2], expected: 'a text and a prefix', example: '{{stripPrefix name "stanza-"}}' },
  stripSuffix: { operands: [2, 2], expected: 'a text and a suffix', example: '{{stripSuffix name "_onnx"}}' },
  urlPath: { operands: [1, 1], expected: 'a text', example: '{{urlPath id}}' },
  jsonText: { operands: [1, 1], expected: 'a text', example: '{{jsonText id}}' },
};

const textual = (binding: Binding): boolean => binding.type.kind === 'text' || binding.type.kind === 'identifier';

/** What an expression in the place of a value gives. Optional values are reported unless `optionalAllowed`. */
export function operandOf(
  node: Expression,
  scope: Scope,
  report: ReportAt,
  optionalAllowed = false,
): Binding | undefined {
  if (isText(node)) return { value: { kind: 'constant', value: node.value }, type: { kind: 'text' }, optional: false };
  if (isNumber(node))
    return { value: { kind: 'constant', value: node.value }, type: { kind: 'number' }, optional: false };
  if (isPath(node)) {
    const binding = bindPath(node, scope, report);
    if (!binding) return undefined;
    if (!optionalAllowed && mayBeAbsent(scope, binding)) {
      report(node, { code: 'optional-field', values: { path: pathText(node) } });
      return undefined;
    }
    return { ...binding, optional: mayBeAbsent(scope, binding) };
  }
  if (isCall(node)) return callOf(node, scope, report);
  report(node, {
    code: 'unsupported-syntax',
    values: { what: `literals such as ${String((node as { original?: unknown }).original)} in the place of a value` },
  });
  return undefined;
}

/** What a value helper gives. */
export function callOf(call: Call, scope: Scope, report: ReportAt): Binding | undefined {
  const name = helperName(call);
  const helper = VALUE_HELPERS[name];
  if (!helper) {
    report(call, {
      code: 'unknown-helper',
      values: {
        helper: name,
        suggestion: /^(elif|elsif|elseif)$/.test(name)
          ? 'write {{else if …}}.'
          : didYouMean(name, Object.keys(VALUE_HELPERS)),
      },
    });
    return undefined;
  }
  const [least, most] = helper.operands;
  const operands = call.params.map((param, index) =>
    operandOf(param, scope, report, name === 'default' && index === 0),
  );
  if (call.params.length < least || call.params.length > most || (call.hash?.pairs.length ?? 0) > 0) {
    report(call, {
      code: 'helper-arguments',
      values: { helper: name, expected: helper.expected, example: helper.example },
    });
    return undefined;
  }
  const bindings = operands.filter((operand) => operand !== undefined);
  if (bindings.length < operands.length) return undefined;
  if (name === 'default') return defaultOf(call, bindings as [Binding, Binding], scope, report);
  if (!bindings.every(textual)) {
    report(call, {
      code: 'helper-arguments',
      values: { helper: name, expected: helper.expected, example: helper.example },
    });
    return undefined;
  }
  const values = bindings.map(({ value }) => value);
  const value: Value =
    name === 'concat'
      ? { kind: 'concat', parts: values }
      : { kind: 'call', helper: name as TextHelper, operands: values };
  return { value, type: { kind: 'text' }, optional: false };
}

function defaultOf(
  call: Call,
  [first, fallback]: [Binding, Binding],
  scope: Scope,
  report: ReportAt,
): Binding | undefined {
  if (!first.optional) {
    const example = isPath(call.params[0] as Expression)
      ? `{{${pathText(call.params[0] as hbs.AST.PathExpression)}}}`
      : '{{field}}';
    report(call, {
      code: 'helper-arguments',
      values: { helper: 'default', expected: 'a field that may be absent here, which this one is not', example },
    });
    return undefined;
  }
  const identifier =
    first.type.kind === 'identifier' &&
    fallback.value.kind === 'constant' &&
    /^[A-Za-z_]\w*$/.test(String(fallback.value.value));
  const type = identifier ? first.type : first.type.kind === 'identifier' ? ({ kind: 'text' } as const) : first.type;
  if (!identifier && textual(first) !== textual(fallback)) {
    report(call, {
      code: 'helper-arguments',
      values: { helper: 'default', expected: 'two values of the same type', example: '{{default prompt "text"}}' },
    });
    return undefined;
  }
  return {
    value: { kind: 'default', value: first.value, fallback: fallback.value },
    type,
    optional: mayBeAbsent(scope, fallback),
  };
}

const NEVER: Test = { kind: 'constant', value: false };
const CONDITION_HELPERS = [
  'tag',
  'task',
  'has',
  'equals',
  'includes',
  'contains',
  'startsWith',
  'endsWith',
  'not',
  'all',
  'any',
];
const COMPARISONS = new Set(['equals', 'includes', 'contains', 'startsWith', 'endsWith']);

/** The test that an expression in the place of a condition makes. */
export function conditionOf(node: Expression, scope: Scope, report: ReportAt): Test {
  if (isPath(node)) {
    const binding = bindPath(node, scope, report);
    return binding ? presenceTest(binding) : NEVER;
  }
  if (!isCall(node)) {
    report(node, { code: 'unsupported-syntax', values: { what: 'a literal as a condition' } });
    return NEVER;
  }
  const name = helperName(node);
  const wrong = (expected: string, example: string): Test => {
    report(node, { code: 'helper-arguments', values: { helper: name, expected, example } });
    return NEVER;
  };
  if (name === 'all' || name === 'any') {
    if (node.params.length < 2) return wrong('two or more conditions', `(${name} trustRemoteCode (tag "x"))`);
    return { kind: name, tests: node.params.map((param) => conditionOf(param, scope, report)) };
  }
  if (name === 'not') {
    if (node.params.length !== 1) return wrong('one condition', '(not prompt)');
    return { kind: 'not', test: conditionOf(node.params[0] as Expression, scope, report) };
  }
  if (name === 'has') {
    if (node.params.length !== 1 || !isPath(node.params[0] as Expression)) return wrong('one field', '(has prompt)');
    return conditionOf(node.params[0] as Expression, scope, report);
  }
  if (name === 'tag' || name === 'task') {
    if (!node.params.every(isText) || node.params.length === 0)
      return wrong('one or more words in quotes', `(${name} "x")`);
    return compare(
      name === 'tag' ? 'includes' : 'equals',
      name === 'tag' ? ['tags'] : ['task'],
      node,
      node.params.map((param) => (param as hbs.AST.StringLiteral).value),
      scope,
      report,
    );
  }
  if (!COMPARISONS.has(name)) {
    report(node, { code: 'unknown-helper', values: { helper: name, suggestion: didYouMean(name, CONDITION_HELPERS) } });
    return NEVER;
  }
  const [field, ...words] = node.params;
  if (!field || !isPath(field) || words.length === 0 || !words.every(isText))
    return wrong('a field and one or more words in quotes', `(${name} field "x")`);
  const binding = bindPath(field, scope, report);
  const among = words.map((word) => (word as hbs.AST.StringLiteral).value);
  return binding
    ? comparison(name as 'equals', pathText(field), binding, among, false, (problem) => report(node, problem))
    : NEVER;
}

function compare(
  use: 'equals' | 'includes',
  path: string[],
  node: hbs.AST.SubExpression,
  among: string[],
  scope: Scope,
  report: ReportAt,
): Test {
  const resolution = resolvePath(scope, path);
  if (!('binding' in resolution)) {
    report(node, {
      code: 'unknown-field',
      values: { path: resolution.unknown, suggestion: didYouMean(resolution.unknown, resolution.candidates) },
    });
    return NEVER;
  }
  return comparison(use, path.join('.'), resolution.binding, among, false, (problem) => report(node, problem));
}
