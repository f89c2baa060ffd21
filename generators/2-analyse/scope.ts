import type { NameReader } from '../../languages/shared/slot.ts';
import type { Value } from './plan.ts';
import type { Field, ObjectType, SlotType } from './types.ts';

/** A name that a template can read: where its value is, and its type. */
export interface Binding extends Field {
  value: Value;
  /** Keys of the optional values on the way to this one; each must be known to be present. */
  needs?: readonly string[];
}

/** The names that a place of a template can read, and the optional values that are known to be there. */
export interface Scope {
  /** Names beside the fields of the root: samples, lookup, item, this, parameters of a partial. */
  readonly names: ReadonlyMap<string, Binding>;
  readonly root: ObjectType;
  /** Variable of the emitted function that holds the root. */
  readonly variable: string;
  /** Keys of values that conditions around this place have shown to be present (true) or absent (false). */
  readonly known: ReadonlyMap<string, boolean>;
  /** Where given, an identifier is there only when it can be a name in the language that is printed. */
  readonly reader?: NameReader;
}

/** A stable key of a value, to compare what conditions say about it. */
export const keyOf = (value: Value): string =>
  value.kind === 'path'
    ? [value.variable, ...value.segments].join('.')
    : value.kind === 'name'
      ? `${value.reader.print.name} ${keyOf(value.from)}`
      : JSON.stringify(value);

/** Of a value deep in optional objects, the keys of all that must be there too. */
export const keysUpTo = (value: Value): string[] =>
  value.kind === 'path'
    ? value.segments.map((_, index) => [value.variable, ...value.segments.slice(0, index + 1)].join('.'))
    : [keyOf(value)];

export const withKnown = (scope: Scope, facts: ReadonlyMap<string, boolean>): Scope => ({
  ...scope,
  known: new Map([...scope.known, ...facts]),
});

export const withNames = (scope: Scope, names: Iterable<[string, Binding]>): Scope => ({
  ...scope,
  names: new Map([...scope.names, ...names]),
});

/** What a path led to, or where it went wrong. */
export type Resolution = { binding: Binding } | { unknown: string; candidates: string[] };

const child = (binding: Binding, name: string): Binding | undefined => {
  if (binding.type.kind !== 'object' || binding.value.kind !== 'path') return undefined;
  const field = binding.type.fields.get(name);
  if (!field) return undefined;
  const { variable, segments } = binding.value;
  const value: Value = { kind: 'path', variable, segments: [...segments, name] };
  const needs = [...(binding.needs ?? []), ...(field.optional ? [keyOf(value)] : [])];
  return { value, type: field.type, optional: needs.length > 0, needs };
};

const fieldNames = (type: SlotType): string[] => (type.kind === 'object' ? [...type.fields.keys()] : []);

/** An identifier as a name in the language that is printed: a reserved word of it counts as absent. */
function asName(binding: Binding, { reader }: Scope): Binding {
  const { type, value } = binding;
  if (!reader || type.kind !== 'identifier' || value.kind !== 'path') return binding;
  return { type, optional: true, value: { kind: 'name', from: value, reader } };
}

/** Follows a dotted path through the scope. */
export function resolvePath(scope: Scope, parts: readonly string[]): Resolution {
  const [head = '', ...rest] = parts;
  const root: Binding = {
    value: { kind: 'path', variable: scope.variable, segments: [] },
    type: scope.root,
    optional: false,
  };
  const dotted = scope.names.get(parts.join('.'));
  if (dotted) return { binding: dotted };
  let binding = scope.names.get(head) ?? child(root, head);
  if (!binding) return { unknown: parts.join('.'), candidates: [...scope.names.keys(), ...scope.root.fields.keys()] };
  for (const [index, part] of rest.entries()) {
    const next = child(binding, part);
    if (!next) {
      const prefix = parts.slice(0, index + 1).join('.');
      return { unknown: parts.join('.'), candidates: fieldNames(binding.type).map((name) => `${prefix}.${name}`) };
    }
    binding = next;
  }
  return { binding: asName(binding, scope) };
}

/** Whether the value may be absent at this place. */
export const mayBeAbsent = (scope: Scope, binding: Binding): boolean => {
  if (!binding.optional) return false;
  return (binding.needs ?? [keyOf(binding.value)]).some((key) => scope.known.get(key) !== true);
};
