import { factsOf } from '../2-analyse/condition.ts';
import type { PathValue, PlanNode, Test, Value } from '../2-analyse/plan.ts';
import { keyOf, keysUpTo, type Scope } from '../2-analyse/scope.ts';
import type { SlotType } from '../2-analyse/types.ts';

/** The types of the variables that values begin with: the model, a list of packages, an item. */
export type Types = ReadonlyMap<string, SlotType>;

/** Keys of values that are known to be there (true) or not (false). */
export type Known = ReadonlyMap<string, boolean>;

export const knowing = (known: Known, facts: Known): Known => new Map([...known, ...facts]);

/** The fields that are read of a value, by name; ITEMS stands for the items of a list. */
export interface Fields {
  [name: string]: Fields;
}

export const ITEMS = '[]';

/** What a plan reads. */
export interface Reads {
  /** Paths by key, in the order of the plan; those of loop items too. */
  paths: Map<string, PathValue>;
  /** Values that are made before the plan is printed: lookups, names, and defaults that are asked for. */
  made: Map<string, Value>;
  /** Keys of optional values that must be there although the plan does not ask. */
  required: Set<string>;
  /** Fields read, by variable. */
  fields: Fields;
  /** Fields that values which are made are made of, by variable. */
  sources: Fields;
}

/** A place of a plan: what it knows, and the loops around it. */
interface Place {
  types: Types;
  known: Known;
  /** The lists that the variables of loops go through. */
  lists: ReadonlyMap<string, Value>;
}

/** The type of a path, and whether its last field is optional; undefined where no variable of the types begins it. */
export function fieldOf({ variable, segments }: PathValue, types: Types): { type: SlotType; optional: boolean } {
  let field: { type: SlotType; optional: boolean } = { type: types.get(variable) ?? { kind: 'json' }, optional: false };
  for (const name of segments) {
    const next = field.type.kind === 'object' ? field.type.fields.get(name) : undefined;
    if (!next) throw new Error(`no type for ${variable}.${segments.join('.')}`);
    field = next;
  }
  return field;
}

/** A path and its prefixes that are optional fields, shortest first. */
export const optionalKeys = (path: PathValue, types: Types): string[] =>
  keysUpTo(path).filter(
    (_, index) => fieldOf({ ...path, segments: path.segments.slice(0, index + 1) }, types).optional,
  );

/** The type of any value: what is made from texts is a text, apart from a lookup of numbers. */
export const typeOf = (value: Value, types: Types): SlotType => {
  if (value.kind === 'path') return fieldOf(value, types).type;
  if (value.kind === 'default') return typeOf(value.value, types);
  if (value.kind === 'lookup' && value.isNumber) return { kind: 'number' };
  if (value.kind !== 'constant' || typeof value.value === 'string') return { kind: 'text' };
  return typeof value.value === 'number' ? { kind: 'number' } : { kind: 'list', item: { kind: 'text' } };
};

type EachNode = Extract<PlanNode, { kind: 'each' }>;

const LOOP_VARIABLES = ['item', 'index', 'first', 'last'];

/** The types with those of the variables of a loop. */
export function withLoop({ list, index }: EachNode, types: Types): Types {
  const type = typeOf(list, types);
  if (type.kind !== 'list') throw new Error('a loop over what is no list');
  return new Map<string, SlotType>([
    ...types,
    [`item${index}`, type.item],
    [`index${index}`, { kind: 'number' }],
    [`first${index}`, { kind: 'boolean' }],
    [`last${index}`, { kind: 'boolean' }],
  ]);
}

/** The steps from a variable that is no item of a loop to a path. */
function stepsTo({ variable, segments }: PathValue, place: Place): string[] {
  const list = place.lists.get(variable);
  return list?.kind === 'path' ? [...stepsTo(list, place), ITEMS, ...segments] : [variable, ...segments];
}

function noteSteps(into: Fields, steps: readonly string[]): void {
  let fields = into;
  for (const step of steps) {
    fields[step] ??= {};
    fields = fields[step];
  }
}

function notePath(reads: Reads, path: PathValue, place: Place, must: boolean): void {
  reads.paths.set(keyOf(path), path);
  noteSteps(reads.fields, stepsTo(path, place));
  if (!must) return;
  for (const key of optionalKeys(path, place.types)) if (!place.known.get(key)) reads.required.add(key);
}

/** The values that one is made of. */
function partsOf(value: Value): readonly Value[] {
  if (value.kind === 'lookup' || value.kind === 'name') return [value.from];
  if (value.kind === 'default') return [value.value, value.fallback];
  if (value.kind === 'concat') return value.parts;
  return value.kind === 'call' ? value.operands : [];
}

function noteSources(reads: Reads, value: Value, place: Place): void {
  if (value.kind === 'path') noteSteps(reads.sources, stepsTo(value, place));
  for (const part of partsOf(value)) noteSources(reads, part, place);
}

function noteMade(reads: Reads, value: Value, place: Place, must: boolean): void {
  reads.made.set(keyOf(value), value);
  noteSources(reads, value, place);
  if (must && !place.known.get(keyOf(value))) reads.required.add(keyOf(value));
}

function noteValue(reads: Reads, value: Value, place: Place, must: boolean): void {
  if (value.kind === 'path') notePath(reads, value, place, must);
  else if (value.kind === 'lookup' || value.kind === 'name' || reads.made.has(keyOf(value)))
    noteMade(reads, value, place, must);
  else if (value.kind === 'default') {
    noteValue(reads, value.value, place, false);
    noteValue(reads, value.fallback, place, must);
  } else if (value.kind !== 'constant') {
    for (const part of partsOf(value)) noteValue(reads, part, place, true);
  }
}

const learning = (place: Place, facts: Known): Place => ({ ...place, known: knowing(place.known, facts) });

function noteTest(reads: Reads, test: Test, place: Place): void {
  if (test.kind === 'not') noteTest(reads, test.test, place);
  else if (test.kind === 'all' || test.kind === 'any') {
    let inner = place;
    for (const part of test.tests) {
      noteTest(reads, part, inner);
      inner = learning(inner, factsOf(part, test.kind === 'all'));
    }
  } else if (test.kind === 'has' && test.value.kind === 'default') noteMade(reads, test.value, place, false);
  else if (test.kind !== 'constant') noteValue(reads, test.value, place, false);
}

function noteLoop(reads: Reads, node: EachNode, place: Place): void {
  noteValue(reads, node.list, place, false);
  const lists = new Map(place.lists);
  for (const name of LOOP_VARIABLES) lists.set(`${name}${node.index}`, node.list);
  noteNodes(reads, node.body, { ...place, lists, types: withLoop(node, place.types) });
}

function noteNodes(reads: Reads, nodes: readonly PlanNode[], place: Place): void {
  for (const node of nodes) {
    if (node.kind === 'slot') noteValue(reads, node.value, place, true);
    if (node.kind === 'partial') noteNodes(reads, node.body, place);
    if (node.kind === 'each') noteLoop(reads, node, place);
    if (node.kind !== 'if') continue;
    let otherwise = place;
    for (const { test, body } of node.branches) {
      if (test) noteTest(reads, test, otherwise);
      noteNodes(reads, body, test ? learning(otherwise, factsOf(test, true)) : otherwise);
      if (test) otherwise = learning(otherwise, factsOf(test, false));
    }
  }
}

const noReads = (): Reads => ({ paths: new Map(), made: new Map(), required: new Set(), fields: {}, sources: {} });

/** What nodes read, and what must be there for them although they do not ask, when this much is known. */
export function readsOf(nodes: readonly PlanNode[], types: Types, known: Known = new Map()): Reads {
  const reads = noReads();
  noteNodes(reads, nodes, { types, known, lists: new Map() });
  return reads;
}

function merged(a: Fields, b: Fields): Fields {
  const names = new Set([...Object.keys(a), ...Object.keys(b)]);
  return Object.fromEntries([...names].map((name) => [name, merged(a[name] ?? {}, b[name] ?? {})]));
}

/** The fields that decide what nodes print, by variable: values that differ elsewhere print the same. */
export function decidingFields(nodes: readonly PlanNode[], types: Types): Fields {
  const { fields, sources } = readsOf(nodes, types);
  return merged(fields, sources);
}

/** What tests read. */
export function readsOfTests(tests: readonly Test[], types: Types): Reads {
  const reads = noReads();
  for (const test of tests) noteTest(reads, test, { types, known: new Map(), lists: new Map() });
  return reads;
}

/** The types of the variables that a template may read in a scope: the root, and items beside it. */
export const typesOf = ({ root, variable, names }: Scope): Types =>
  new Map<string, SlotType>([
    [variable, root],
    ...[...names.values()].flatMap(({ value, type }): [string, SlotType][] =>
      value.kind === 'path' && value.variable !== variable && value.segments.length === 0
        ? [[value.variable, type]]
        : [],
    ),
  ]);
