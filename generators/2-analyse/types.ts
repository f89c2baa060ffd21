import type { Field, SlotType } from '../../languages/shared/slot.ts';

export type { Field, SlotType } from '../../languages/shared/slot.ts';

export type ObjectType = Extract<SlotType, { kind: 'object' }>;

/** What is read of a JSON Schema. */
export interface SchemaNode {
  title?: string;
  type?: string | string[];
  properties?: Record<string, SchemaNode>;
  required?: string[];
  items?: SchemaNode;
  $ref?: string;
  $defs?: Record<string, SchemaNode>;
  enum?: unknown[];
  const?: unknown;
  oneOf?: SchemaNode[];
  'x-slot'?: string;
  'x-from'?: string;
}

const scalarKind = (node: SchemaNode): SlotType['kind'] => {
  if (node.type === 'string') return 'text';
  if (node.type === 'number' || node.type === 'integer') return 'number';
  if (node.type === 'boolean') return 'boolean';
  return 'json';
};

/** The texts that are all that a value can be; undefined for any other value. */
function textsOf(node: SchemaNode): string[] | undefined {
  const values = node.enum ?? ('const' in node ? [node.const] : []);
  const texts = values.filter((value) => typeof value === 'string');
  return texts.length > 0 && texts.length === values.length ? texts : undefined;
}

/** The slot type that a JSON Schema describes; `x-slot` says what a plain type cannot (identifier, json, path, duration). */
export function typeOfSchema(node: SchemaNode, root: SchemaNode = node): SlotType {
  if (node.$ref?.startsWith('#/$defs/')) {
    const definition = root.$defs?.[node.$ref.slice('#/$defs/'.length)];
    return definition ? typeOfSchema(definition, root) : { kind: 'json' };
  }
  const slot = node['x-slot'];
  if (slot === 'identifier' || slot === 'json' || slot === 'path') return { kind: slot };
  if (slot === 'duration') return { kind: 'number', unit: 'seconds' };
  if (node.type === 'array') return { kind: 'list', item: typeOfSchema(node.items ?? {}, root) };
  if (node.type === 'object' && node.properties) {
    const fields = Object.entries(node.properties).map(([name, child]): [string, Field] => [
      name,
      { type: typeOfSchema(child, root), optional: !node.required?.includes(name) },
    ]);
    return { kind: 'object', fields: new Map(fields) };
  }
  const values = textsOf(node);
  return values ? { kind: 'text', values } : ({ kind: scalarKind(node) } as SlotType);
}

/** The type of the object that a schema document describes. */
export function objectTypeOf(document: Record<string, unknown>): ObjectType {
  const type = typeOfSchema(document);
  if (type.kind !== 'object') throw new Error('the schema describes no object');
  return type;
}

/** An object type from field types that are always there. */
export const objectOf = (fields: Record<string, SlotType>, optional = false): ObjectType => ({
  kind: 'object',
  fields: new Map(Object.entries(fields).map(([name, type]) => [name, { type, optional }])),
});

/** The type in words, for messages. */
export const typeInWords = (type: SlotType): string =>
  type.kind === 'list' ? `list of ${typeInWords(type.item)}` : type.kind;
