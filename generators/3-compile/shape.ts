import type { Json } from '../../languages/shared/literal.ts';
import { quote } from './code.ts';

/** The parameter of compiled functions that holds the values. */
export const VALUES = 'v';

/** The way to a value inside a JSON document. */
export type JsonPath = readonly (string | number)[];

/** A key of an object; with a condition, an expression of TypeScript, it is there only when that holds. */
interface Entry {
  key: string;
  node: Node;
  when?: string;
}

/** A shape (schemas/call.schema.json), read. */
export type Node =
  | { kind: 'constant'; value: Json }
  | { kind: 'value'; names: readonly string[] }
  | { kind: 'optional'; name: string }
  | { kind: 'text'; text: string; names: readonly string[] }
  | { kind: 'file'; encoding: 'base64' | 'dataUrl' }
  | { kind: 'list'; items: readonly Node[] }
  | { kind: 'object'; entries: readonly Entry[] };

/** An option that only some calls take. */
export interface CallOption {
  readonly name: string;
  /** What stands beside its field. */
  readonly label: string;
  readonly isNumber: boolean;
}

/** Which names values have (schemas/values.schema.json). */
export interface ValueNames {
  readonly all: readonly string[];
  /** Those that are always there. */
  readonly always: ReadonlySet<string>;
  /** The options that set values which only some calls take, by the name of the value. */
  readonly options: ReadonlyMap<string, CallOption>;
}

const isObject = (value: unknown): value is Readonly<Record<string, Json>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const textNames = (text: string): string[] => [...text.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name);

/** Reads a shape. */
export function shapeOf(shape: Json): Node {
  if (Array.isArray(shape)) return { kind: 'list', items: shape.map(shapeOf) };
  if (!isObject(shape)) return { kind: 'constant', value: shape };
  const { $: names, $text: text, $optional: name, $file: encoding } = shape;
  if (names !== undefined) return { kind: 'value', names: [names].flat().map(String) };
  if (typeof name === 'string') return { kind: 'optional', name };
  if (typeof text === 'string') return { kind: 'text', text, names: textNames(text) };
  if (encoding === 'base64' || encoding === 'dataUrl') return { kind: 'file', encoding };
  return { kind: 'object', entries: Object.entries(shape).map(([key, value]) => ({ key, node: shapeOf(value) })) };
}

/** The names that a shape reads. */
export function namesOf(node: Node): string[] {
  if (node.kind === 'value' || node.kind === 'text') return [...node.names];
  if (node.kind === 'optional') return [node.name];
  if (node.kind === 'list') return node.items.flatMap(namesOf);
  return node.kind === 'object' ? node.entries.flatMap((entry) => namesOf(entry.node)) : [];
}

/**
 * The shape with another merged in where a condition holds: objects key by key, of two values of a key the later one wins,
 * as when objects are spread one after the other.
 */
export function merged(base: Node, addition: Node, when?: string): Node {
  if (base.kind !== 'object' || addition.kind !== 'object') return addition;
  const entries = [...base.entries];
  for (const { key, node } of addition.entries) {
    const index = entries.findIndex((entry) => entry.key === key && entry.when === undefined);
    const before = entries[index];
    if (before?.node.kind === 'object' && node.kind === 'object')
      entries[index] = { ...before, node: merged(before.node, node, when) };
    else entries.push({ key, node, ...(when === undefined ? {} : { when }) });
  }
  return { kind: 'object', entries };
}

/** The shape without what is only the content of a file at its top. */
export const withoutFile = (node: Node): Node =>
  node.kind === 'object'
    ? { kind: 'object', entries: node.entries.filter((entry) => entry.node.kind !== 'file') }
    : node;

/** Where the content of the file belongs, and how it is written there. */
export function filesOf(node: Node, path: JsonPath = []): { path: JsonPath; encoding: 'base64' | 'dataUrl' }[] {
  if (node.kind === 'file') return [{ path, encoding: node.encoding }];
  if (node.kind === 'list') return node.items.flatMap((item, index) => filesOf(item, [...path, index]));
  return node.kind === 'object' ? node.entries.flatMap((entry) => filesOf(entry.node, [...path, entry.key])) : [];
}

const keyText = (key: string): string => (/^[A-Za-z_]\w*$/.test(key) ? key : quote(key));
/** Whether the content of the file would be written in two ways: a body says once how it is. */
export const mixedEncodings = (shape: Json): boolean =>
  new Set(filesOf(shapeOf(shape)).map(({ encoding }) => encoding)).size > 1;

export const read = (name: string): string => `${VALUES}.${name}`;
const anyOf = (names: readonly string[]): string => names.map(read).join(' ?? ');

/** Tests, as expressions, that say that a value is missing without which there is no request. */
export function missingTests(node: Node, names: ValueNames): string[] {
  const absent = (name: string): string[] => (names.always.has(name) ? [] : [`${read(name)} === undefined`]);
  switch (node.kind) {
    case 'value':
      return node.names.length === 1 ? node.names.flatMap(absent) : [`(${anyOf(node.names)}) === undefined`];
    case 'text':
      return node.names.flatMap(absent);
    case 'list':
      return node.items.flatMap((item) => missingTests(item, names));
    case 'object':
      return node.entries.flatMap(({ node: inner, when }) =>
        when === undefined ? missingTests(inner, names) : under(when, inner, names),
      );
    default:
      return [];
  }
}

/** The tests of a part that is there under a condition, without those that the condition answers. */
const under = (when: string, node: Node, names: ValueNames): string[] =>
  missingTests(node, names)
    .filter((test) => !when.includes(test.replace('===', '!==')))
    .map((test) => `(${when} && ${test})`);

/** Whether nothing stands there but the content of a file. */
const isOnlyFile = (node: Node): boolean =>
  node.kind === 'file' || (node.kind === 'list' && node.items.length > 0 && node.items.every(isOnlyFile));

/** The test under which an entry is there; nothing when it always is, false when it never is. */
function presence({ node, when }: Entry): string | false | undefined {
  if (node.kind === 'optional') return `${read(node.name)} !== undefined`;
  if (!isOnlyFile(node)) return when;
  // The address of a file stands where its content would; the content itself is put in by the snippet.
  return filesOf(node).every(({ encoding }) => encoding === 'dataUrl') ? read('fileUrl') : false;
}

/** The shape as an expression of TypeScript: straight object literals. */
export function shapeCode(node: Node): string {
  switch (node.kind) {
    case 'constant':
      return typeof node.value === 'string' ? quote(node.value) : JSON.stringify(node.value);
    case 'value':
      return anyOf(node.names);
    case 'optional':
      return read(node.name);
    case 'text':
      return templateLiteral(node.text, read);
    case 'file':
      return read('fileUrl');
    case 'list':
      return `[${node.items.map(shapeCode).join(', ')}]`;
    default: {
      const entries = node.entries.flatMap((entry) => {
        const test = presence(entry);
        if (test === false) return [];
        const text = `${keyText(entry.key)}: ${shapeCode(entry.node)}`;
        return [test === undefined ? text : `...(${test} && { ${text} })`];
      });
      return entries.length === 0 ? '{}' : `{ ${entries.join(', ')} }`;
    }
  }
}

/** A text with {names} in it as a template literal. */
export const templateLiteral = (text: string, expression: (name: string) => string): string =>
  `\`${text.replace(/[\\`]|\$(?=\{)/g, '\\$&').replace(/\{(\w+)\}/g, (_, name: string) => `\${${expression(name)}}`)}\``;

/** A function of the values; it gives undefined where a value is missing. */
export function shapeFunction(node: Node, names: ValueNames, wrap = (code: string): string => code): string {
  const missing = [...new Set(missingTests(node, names))];
  const code = wrap(shapeCode(node));
  const reads = namesOf(node).length > 0 || filesOf(node).length > 0;
  const parameter = reads || code.includes(`${VALUES}.`) ? VALUES : '';
  return missing.length === 0
    ? `(${parameter}) => (${code})`
    : `(${parameter}) => (${missing.join(' || ')} ? undefined : ${code})`;
}

/** The names that values have, from the schema of the values. */
export const valueNames = ({
  properties = {},
  required = [],
}: {
  properties?: Readonly<Record<string, { title?: string; type?: unknown; 'x-option'?: string }>>;
  required?: string[];
}): ValueNames => ({
  all: Object.keys(properties),
  always: new Set(required),
  options: new Map(
    Object.entries(properties).flatMap(([value, { 'x-option': name, title: label = value, type }]) =>
      name === undefined ? [] : [[value, { name, label, isNumber: type !== 'string' }]],
    ),
  ),
});

/** Every placeholder of a shape with its path; the shape may break its schema. */
export function placeholdersIn(shape: unknown, path: JsonPath): { name: string; path: (string | number)[] }[] {
  if (Array.isArray(shape)) return shape.flatMap((item, index) => placeholdersIn(item, [...path, index]));
  if (!isObject(shape)) return [];
  return Object.entries(shape).flatMap(([key, value]) => {
    const at = [...path, key];
    if (key === '$' || key === '$optional') return [value].flat().map((name) => ({ name: String(name), path: at }));
    if (key === '$text') return textNames(String(value)).map((name) => ({ name, path: at }));
    return placeholdersIn(value, at);
  });
}
