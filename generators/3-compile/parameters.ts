import { isName } from '../../languages/js/names.ts';
import type { PathValue, Value } from '../2-analyse/plan.ts';
import { keyOf } from '../2-analyse/scope.ts';
import type { SlotType } from '../2-analyse/types.ts';
import type { Imports } from './imports.ts';
import { type Fields, ITEMS, optionalKeys, type Reads, type Types, typeOf } from './reads.ts';

/** A parameter of an emitted function: the value that callers pass. */
export interface Parameter {
  name: string;
  /** TypeScript type: of objects the fields that the function reads. */
  type: string;
  value: Value;
}

const prefixOf = (path: PathValue, length: number): PathValue => ({
  ...path,
  segments: path.segments.slice(0, length),
});

/** How long the shortest part of a path is whose type says that all of it is there that must be. */
function shortest(path: PathValue, reads: Reads): number {
  const lengths = path.segments.map((_, index) => index + 1);
  return Math.max(0, ...lengths.filter((length) => reads.required.has(keyOf(prefixOf(path, length)))));
}

/**
 * The part of a path that is handed to a function: the value itself, or the object that it is in when the function reads
 * more than one field of it; of an optional one, asking for one field then shows that the others are there.
 */
function rootOf(path: PathValue, reads: Reads): PathValue {
  const least = shortest(path, reads);
  for (let length = least; length < path.segments.length; length++) {
    const prefix = prefixOf(path, length);
    const key = keyOf(prefix);
    if (reads.paths.has(key)) return prefix;
    const below = [...reads.paths].filter(([other]) => other.startsWith(`${key}.`));
    if (length > 0 && below.filter(([, other]) => shortest(other, reads) <= length).length > 1) return prefix;
  }
  return path;
}

const SCALARS: Partial<Record<SlotType['kind'], string>> = {
  text: 'string',
  identifier: 'string',
  number: 'number',
  boolean: 'boolean',
  path: 'readonly (string | number)[]',
};

/** The TypeScript of a type, with the fields that are read. */
function typeText(type: SlotType, fields: Fields | undefined, imports: Imports): string {
  if (type.kind === 'list') return `readonly ${typeText(type.item, fields?.[ITEMS], imports)}[]`;
  if (type.kind !== 'object') return SCALARS[type.kind] ?? imports.typeFrom('languages/shared/literal', 'Json');
  const read = [...type.fields].filter(([name]) => fields?.[name]);
  if (read.length === 0) return 'object';
  const texts = read.map(
    ([name, field]) => `readonly ${name}${field.optional ? '?' : ''}: ${typeText(field.type, fields?.[name], imports)}`,
  );
  return `{ ${texts.join('; ')} }`;
}

const capital = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1);

/** A name that is not taken, from words: the words in camel case, numbered when that is taken; it is taken afterwards. */
export function nameFrom(words: readonly string[], taken: Set<string>): string {
  const [first = '', ...rest] = words.flatMap((word) => word.split(/[^A-Za-z0-9]+/)).filter(Boolean);
  const plain = [/^\d/.test(first) ? `_${first}` : first, ...rest.map(capital)].join('');
  let name = plain;
  for (let number = 2; taken.has(name) || !isName(name); number++) name = `${plain}${number}`;
  taken.add(name);
  return name;
}

/** The words that a value is named from: the fields of its path, or the variable of a loop and the fields. */
export function wordsOf(value: Value): string[] {
  if (value.kind === 'lookup') return [value.name];
  if (value.kind === 'name') return wordsOf(value.from);
  if (value.kind === 'default') return [...wordsOf(value.value), 'or', 'default'];
  if (value.kind !== 'path') return ['value'];
  const loop = /^(?:item|index|first|last)(?=\d)/.exec(value.variable)?.[0];
  if (loop) return [loop, ...value.segments];
  return value.segments.length > 0 ? [...value.segments] : [value.variable];
}

/** The parameters of a function that reads this much, in the order in which it reads them. */
export function parametersOf(reads: Reads, types: Types, taken: Set<string>, imports: Imports): Parameter[] {
  const free = [...reads.paths.values()].filter(({ variable }) => types.has(variable));
  const roots = new Map(free.map((path) => rootOf(path, reads)).map((path) => [keyOf(path), path]));
  const values = [...roots.values(), ...reads.made.values()].sort((a, b) => (keyOf(a) < keyOf(b) ? -1 : 1));
  return values.map((value) => {
    const name = nameFrom(wordsOf(value), taken);
    const keys = value.kind === 'path' ? optionalKeys(value, types) : [keyOf(value)];
    const absent = keys.some((key) => !reads.required.has(key));
    const steps = value.kind === 'path' ? [value.variable, ...value.segments] : [];
    const read = steps.reduce<Fields | undefined>((fields, step) => fields?.[step], reads.fields);
    const type = typeText(typeOf(value, types), read, imports);
    return { name, type: absent ? `${type} | undefined` : type, value };
  });
}
