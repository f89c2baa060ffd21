import type { Printer } from '../../languages/shared/slot.ts';
import { factsOf, simplified } from '../2-analyse/condition.ts';
import type { Branch, Plan, PlanNode } from '../2-analyse/plan.ts';
import { keyOf } from '../2-analyse/scope.ts';
import { type Code, joined, LEVEL, operand, type Piece, primary } from './code.ts';
import { constantText } from './constant.ts';
import { type Environment, insideFunction, mayBeAbsent, thereIn, when } from './environment.ts';
import { testCode, valueCode } from './expression.ts';
import { Imports } from './imports.ts';
import { holdsMarks, type Mark, type Marks } from './marks.ts';
import { nameFrom, type Parameter, parametersOf, wordsOf } from './parameters.ts';
import { readsOf, type Types, withLoop } from './reads.ts';

/** A function that prints a template, or a part of one. */
export interface PrintFunction {
  name: string;
  /** What it prints, for its docstring. */
  docs: string;
  parameters: readonly Parameter[];
  /** The type of what it returns: a text, or the value that a template of JSON prints. */
  type: string;
  /** The expression that it returns. */
  code: string;
}

/** What the functions of one module share. */
export interface Unit {
  imports: Imports;
  /** In the order in which they must stand. */
  functions: PrintFunction[];
  /** Where given, the functions print marks between the parts of the text. */
  marks: Marks | undefined;
  /** How many places of the module's plans hold a partial with this body. */
  partials: ReadonlyMap<string, number>;
  shared: Map<string, PrintFunction>;
  names: Set<string>;
}

type PartialNode = Extract<PlanNode, { kind: 'partial' }>;
type EachNode = Extract<PlanNode, { kind: 'each' }>;

const bodyKeys = new WeakMap<PartialNode, string>();

/** A text that is the same for partials with the same body, made once for each node. */
function bodyKey(node: PartialNode): string {
  const key = bodyKeys.get(node) ?? JSON.stringify([node.name, node.body]);
  bodyKeys.set(node, key);
  return key;
}

function countPartials(nodes: Plan, counts: Map<string, number>): void {
  for (const node of nodes) {
    if (node.kind === 'if') for (const { body } of node.branches) countPartials(body, counts);
    if (node.kind === 'each') countPartials(node.body, counts);
    if (node.kind !== 'partial') continue;
    const key = bodyKey(node);
    const count = counts.get(key) ?? 0;
    counts.set(key, count + 1);
    if (count === 0) countPartials(node.body, counts);
  }
}

/** The functions of a module for these plans; a partial that stands in them more than once becomes one function. */
export function createUnit(plans: readonly Plan[], marks?: Marks): Unit {
  const partials = new Map<string, number>();
  for (const plan of plans) countPartials(plan, partials);
  return { imports: new Imports(), functions: [], marks, partials, shared: new Map(), names: new Set() };
}

const markPiece = (unit: Unit, mark: Mark): Piece[] => (unit.marks ? [{ text: unit.marks.at(mark) }] : []);

function slotCode(node: Extract<PlanNode, { kind: 'slot' }>, env: Environment, imports: Imports): Piece {
  const { value, printer } = node;
  if (value.kind === 'constant') return { text: constantText(value.value, printer) };
  return { code: printed(valueCode(value, env, imports), printer, imports), isText: true };
}

function printed(code: Code, printer: Printer | undefined, imports: Imports): Code {
  if (!printer) return code;
  const name = printer.module === '' ? printer.name : imports.use(printer.module, printer.print);
  return primary(`${name}(${code.text}${printer.indent ? `, ${printer.indent}` : ''})`);
}

/**
 * A choice between branches as an expression.
 * @param codeOf The code of a branch by its place in the list, in an environment that knows what its test shows.
 * @param otherwise The code where no test holds.
 */
export function choiceCode(
  branches: readonly Branch[],
  env: Environment,
  unit: Unit,
  codeOf: (at: number, inside: Environment) => Code,
  otherwise: string,
): Code {
  let rest = env;
  const texts = branches.map(({ test }, at) => {
    const code = codeOf(at, test ? when(rest, factsOf(test, true)) : rest);
    if (!test) return code.text;
    const open = simplified(test, thereIn(rest)) ?? test;
    const asked = operand(testCode(open, rest, unit.imports), LEVEL.either);
    rest = when(rest, factsOf(test, false));
    return `${asked} ? ${operand(code, LEVEL.either)} : `;
  });
  if (branches.at(-1)?.test) texts.push(otherwise);
  return { text: texts.join(''), level: LEVEL.choice };
}

function branchesCode(branches: readonly Branch[], env: Environment, unit: Unit): Code {
  const codeOf = (at: number, inside: Environment): Code => {
    const { body, place, condition } = branches[at] as Branch;
    return joined([...markPiece(unit, { kind: 'branch', ...place, condition }), ...piecesOf(body, inside, unit)]);
  };
  return choiceCode(branches, env, unit, codeOf, "''");
}

/** The names of the parameters of a loop's callback, with what the body reads of them. */
function loopNames({ body, index }: EachNode, env: Environment): { list: string; bound: [string, Code][] } {
  const { paths } = readsOf(body, env.types);
  const read = (name: string): boolean => [...paths.values()].some(({ variable }) => variable === `${name}${index}`);
  const taken = new Set([...env.bound.values()].map(({ text }) => /^\w+/.exec(text)?.[0] ?? ''));
  const [item, place, all] = ['item', 'index', 'all'].map((name) => nameFrom([name], taken));
  const bound: [string, Code][] = [
    [`item${index}`, primary(String(item))],
    [`index${index}`, primary(String(place))],
    [`first${index}`, { text: `${place} === 0`, level: LEVEL.comparison }],
    [`last${index}`, { text: `${place} === ${all}.length - 1`, level: LEVEL.comparison }],
  ];
  const used = [read('item'), read('index') || read('first') || read('last'), read('last')];
  const names = [item, place, all].slice(0, used.lastIndexOf(true) + 1);
  return { list: names.map((name, at) => (used[at] ? name : `_${name}`)).join(', '), bound };
}

/**
 * A loop as an expression of the list of what it makes.
 * @param codeOf The code of the body, in an environment that knows the variables of the loop.
 */
export function loopCode(
  node: EachNode,
  env: Environment,
  unit: Unit,
  method: 'map' | 'flatMap',
  codeOf: (inside: Environment) => Code,
): Code {
  const list = valueCode(node.list, env, unit.imports);
  const there = mayBeAbsent(node.list, env) ? `(${operand(list, LEVEL.either)} ?? [])` : operand(list, LEVEL.primary);
  const inside = insideFunction({ ...env, types: withLoop(node, env.types) });
  const names = loopNames(node, inside);
  const bound = new Map([...env.bound, ...names.bound]);
  return primary(`${there}.${method}((${names.list}) => ${codeOf({ ...inside, bound }).text})`);
}

const eachCode = (node: EachNode, env: Environment, unit: Unit): Code =>
  primary(`${loopCode(node, env, unit, 'map', (inside) => textCode(node.body, inside, unit)).text}.join('')`);

/** The text that nodes print, as an expression. */
export const textCode = (nodes: Plan, env: Environment, unit: Unit): Code => joined(piecesOf(nodes, env, unit));

/** Whether the body of a loop leans on what TypeScript forgets inside a callback. */
function leansOutside(node: EachNode, env: Environment): boolean {
  const types = withLoop(node, env.types);
  return readsOf(node.body, types, thereIn(insideFunction(env))).required.size > 0;
}

/** The call of a function with the values that it reads, as this place names them. */
export function callOf({ name, parameters }: PrintFunction, env: Environment, unit: Unit): Code {
  return primary(`${name}(${parameters.map(({ value }) => valueCode(value, env, unit.imports).text).join(', ')})`);
}

function partialPieces(node: PartialNode, env: Environment, unit: Unit): Piece[] {
  const key = bodyKey(node);
  if ((unit.partials.get(key) ?? 0) < 2) return piecesOf(node.body, env, unit);
  const made =
    unit.shared.get(key) ?? definePrinter(unit, node.body, node.name, `Printed from ${node.file}`, env.types);
  unit.shared.set(key, made);
  return [{ code: callOf(made, env, unit), isText: true }];
}

function piecesOf(nodes: Plan, env: Environment, unit: Unit): Piece[] {
  return nodes.flatMap((node): Piece[] => {
    switch (node.kind) {
      case 'text':
        if (unit.marks && holdsMarks(node.text)) throw new Error(`${node.place.file} holds a character of private use`);
        return [...markPiece(unit, { kind: 'text', ...node.place }), { text: node.text }];
      case 'slot':
        return [...markPiece(unit, { kind: 'slot', ...node.place }), slotCode(node, env, unit.imports)];
      case 'if':
        return [{ code: branchesCode(node.branches, env, unit), isText: true }];
      case 'partial':
        return partialPieces(node, env, unit);
      default: {
        if (!leansOutside(node, env)) return [{ code: eachCode(node, env, unit), isText: true }];
        const made = definePrinter(
          unit,
          [node],
          ['each', ...wordsOf(node.list)].join('-'),
          'Printed from a loop',
          env.types,
        );
        return [{ code: callOf(made, env, unit), isText: true }];
      }
    }
  });
}

/** The names that expressions of a module use besides the values: the parameters must be named otherwise. */
function helperNames(nodes: Plan): string[] {
  return nodes.flatMap((node): string[] => {
    if (node.kind === 'slot') return node.printer ? [node.printer.name] : [];
    if (node.kind === 'if') return node.branches.flatMap(({ body }) => helperNames(body));
    return node.kind === 'text' ? [] : helperNames(node.body);
  });
}

const TESTS = ['isOneOf', 'includesAny', 'containsAny', 'startsWithAny', 'endsWithAny'];
const TEXTS = ['stripPrefix', 'stripSuffix', 'urlPath', 'jsonText'];

/**
 * Adds the function that prints nodes to a module, and what it needs.
 * @param types The types of the variables that the nodes read.
 * @param lead A mark that the text begins with.
 */
export const definePrinter = (
  unit: Unit,
  nodes: Plan,
  name: string,
  docs: string,
  types: Types,
  lead?: Mark,
): PrintFunction =>
  defineFunction(unit, nodes, { words: ['print', ...name.split('-')], docs, type: 'string' }, types, (env) =>
    joined([...(lead ? markPiece(unit, lead) : []), ...piecesOf(nodes, env, unit)]),
  );

/**
 * Adds a function of what nodes read to a module. Its parameters are exactly the values that they read, each named from its
 * path; one may be undefined where the nodes ask whether it is there.
 * @param says The words of its name, its docstring and the type of what it returns.
 * @param codeOf The expression that it returns.
 */
export function defineFunction(
  unit: Unit,
  nodes: Plan,
  { words, docs, type }: { words: readonly string[]; docs: string; type: string },
  types: Types,
  codeOf: (env: Environment) => Code,
): PrintFunction {
  const reads = readsOf(nodes, types);
  const taken = new Set([...TESTS, ...TEXTS, ...helperNames(nodes)]);
  const parameters = parametersOf(reads, types, taken, unit.imports);
  const env: Environment = {
    types,
    bound: new Map(parameters.map((parameter) => [keyOf(parameter.value), primary(parameter.name)])),
    known: new Map(),
    typed: reads.required,
    answered: new Map(),
  };
  const name = nameFrom([...words], unit.names);
  const made = { name, docs, parameters, type, code: codeOf(env).text };
  unit.functions.push(made);
  return made;
}
