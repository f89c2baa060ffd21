import type { Printer } from '../../languages/shared/slot.ts';
import type { Plan, PlanNode, Test, Value } from '../2-analyse/plan.ts';
import { constantText } from './constant.ts';

/** Collects what emitted code imports: names by module of runtime/. */
export class Imports {
  readonly modules = new Map<string, Set<string>>();

  use(module: string, name: string): string {
    const names = this.modules.get(module) ?? new Set<string>();
    this.modules.set(module, names.add(name));
    return name;
  }
}

const quote = (text: string): string =>
  JSON.stringify(text).replace(/[\u2028\u2029]/g, (mark) => `\\u${mark.charCodeAt(0).toString(16)}`);

const words = (list: readonly string[]): string => `[${list.map(quote).join(', ')}]`;

/** A value as an expression; fields that conditions have shown to be present are asserted to be. */
export function valueExpression(value: Value, imports: Imports): string {
  switch (value.kind) {
    case 'path':
      return value.segments.reduce((object, name) => `${object}.${name}!`, value.variable).replace(/!$/, '');
    case 'constant':
      return typeof value.value === 'string' ? quote(value.value) : words(value.value);
    case 'lookup':
      return `${imports.use('condition/tests', 'lookUp')}(${optionalExpression(value.from, imports)}, lookups.${value.name})`;
    case 'default':
      return `(${optionalExpression(value.value, imports)} ?? ${valueExpression(value.fallback, imports)})`;
    case 'concat':
      return `[${value.parts.map((part) => present(part, imports)).join(', ')}].join('')`;
    default:
      return `${imports.use('text', value.helper)}(${value.operands.map((operand) => present(operand, imports)).join(', ')})`;
  }
}

/** A value where a string is needed: a path that is known to be present. */
const present = (value: Value, imports: Imports): string => {
  const code = valueExpression(value, imports);
  return (value.kind === 'path' && value.segments.length > 0) || value.kind === 'lookup' ? `${code}!` : code;
};

/** A value that may be absent at any step of its path. */
export const optionalExpression = (value: Value, imports: Imports): string =>
  value.kind === 'path'
    ? [value.variable, ...value.segments].join('?.').replace('?.', '.')
    : valueExpression(value, imports);

const COMPARERS = { contains: 'containsAny', startsWith: 'startsWithAny', endsWith: 'endsWithAny' } as const;

/** A test as a boolean expression. */
export function testExpression(test: Test, imports: Imports): string {
  switch (test.kind) {
    case 'constant':
      return String(test.value);
    case 'has': {
      const value = optionalExpression(test.value, imports);
      if (test.shape === 'boolean') return `${value} === true`;
      return test.shape === 'list' ? `(${value}?.length ?? 0) > 0` : `${value} !== undefined`;
    }
    case 'equals': {
      const value = optionalExpression(test.value, imports);
      const [only] = test.among;
      return test.among.length === 1 && only !== undefined
        ? `${value} === ${quote(only)}`
        : `${imports.use('condition/tests', 'isOneOf')}(${value}, ${words(test.among)})`;
    }
    case 'includes': {
      const value = optionalExpression(test.value, imports);
      const [only] = test.among;
      return test.among.length === 1 && only !== undefined
        ? `${value}.includes(${quote(only)})`
        : `${imports.use('condition/tests', 'includesAny')}(${value}, ${words(test.among)})`;
    }
    case 'contains':
    case 'startsWith':
    case 'endsWith': {
      const rest = test.ignoreCase ? ', true' : '';
      return `${imports.use('condition/tests', COMPARERS[test.kind])}(${optionalExpression(test.value, imports)}, ${words(test.among)}${rest})`;
    }
    case 'not':
      return `!(${testExpression(test.test, imports)})`;
    default:
      return `(${test.tests.map((inner) => testExpression(inner, imports)).join(test.kind === 'all' ? ' && ' : ' || ')})`;
  }
}

/** Text of a template literal; a dollar sign at the end could meet a brace of the next node. */
const templateText = (text: string): string => text.replace(/[\\`]|\$(?=\{|$)/g, '\\$&');

function printed(value: Value, printer: Printer | undefined, imports: Imports): string {
  const code = printer ? present(value, imports) : valueExpression(value, imports);
  if (!printer) return code;
  const name = printer.module === '' ? printer.name : imports.use(printer.module, printer.name);
  return `${name}(${code}${printer.indent ? `, ${printer.indent}` : ''})`;
}

function nodeText(node: PlanNode, imports: Imports): string {
  switch (node.kind) {
    case 'text':
      return templateText(node.text);
    case 'slot':
      if (node.value.kind === 'constant') return templateText(constantText(node.value.value, node.printer));
      return `\${${printed(node.value, node.printer, imports)}}`;
    case 'if':
      return `\${${node.branches.map(({ test, body }) => (test ? `${testExpression(test, imports)} ? ${planExpression(body, imports)} : ` : planExpression(body, imports))).join('')}}`;
    default: {
      const parameters = ['item', 'index', 'first', 'last'].map((name) => `${name}${node.index}`).join(', ');
      return `\${${imports.use('text', 'eachItem')}(${optionalExpression(node.list, imports)}, (${parameters}) => ${planExpression(node.body, imports)})}`;
    }
  }
}

/** A plan as an expression whose value is the printed text. */
export const planExpression = (plan: Plan, imports: Imports): string =>
  `\`${plan.map((node) => nodeText(node, imports)).join('')}\``;
