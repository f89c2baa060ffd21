import { LANGUAGES } from '../../languages/index.ts';
import { isShapedAsName } from '../../languages/shared/names.ts';
import type { Model } from '../../out/types/model.ts';
import wishesSchema from '../../schemas/author-wishes.schema.json' with { type: 'json' };
import modelSchema from '../../schemas/model.schema.json' with { type: 'json' };
import recordSchema from '../../schemas/model-record.schema.json' with { type: 'json' };

/** Where a value stands in a model record. */
export type Path = readonly (string | number)[];

/** How a hostile text meets the text that was there. */
export type Mode = 'replace' | 'append' | 'prepend' | 'before extension';

/** One change of a model record. */
export type Edit = { path: Path; mode: Mode; text: string } | { path: Path; json: unknown };

interface SchemaNode {
  type?: string;
  properties?: Record<string, SchemaNode>;
  items?: SchemaNode;
  oneOf?: SchemaNode[];
  $ref?: string;
}

/** What the schema of records refers to. */
const REFERRED: Readonly<Record<string, SchemaNode>> = {
  [wishesSchema.$id]: wishesSchema as SchemaNode,
  ...Object.fromEntries(Object.entries(wishesSchema.$defs).map(([name, node]) => [`#/$defs/${name}`, node])),
};

function* schemaPaths(node: SchemaNode, path: Path): Generator<Path> {
  if (node.$ref !== undefined) yield* schemaPaths(REFERRED[node.$ref] ?? {}, path);
  if (node.type === 'string') yield path;
  for (const [key, child] of Object.entries(node.properties ?? {})) yield* schemaPaths(child, [...path, key]);
  if (node.items) yield* schemaPaths(node.items, [...path, 0]);
  for (const choice of node.oneOf ?? []) yield* schemaPaths(choice, path);
}

/** Every text field that a record may have. */
export const FIELDS: readonly Path[] = [...schemaPaths(recordSchema as unknown as SchemaNode, [])];

/** Every text of a record; of a list the first three. */
export function textPaths(value: unknown, path: Path = []): Path[] {
  if (typeof value === 'string') return [path];
  if (typeof value !== 'object' || value === null) return [];
  const entries = Array.isArray(value) ? [...value.entries()].slice(0, 3) : Object.entries(value);
  return entries.flatMap(([key, child]) => textPaths(child, [...path, key]));
}

const joined = (before: string, { mode, text }: { mode: Mode; text: string }): string => {
  if (mode === 'replace') return text;
  if (mode === 'append') return before + text;
  if (mode === 'prepend') return text + before;
  const dot = before.lastIndexOf('.');
  return dot < 0 ? before + text : before.slice(0, dot) + text + before.slice(dot);
};

/** A value with another one at a place of it; what the way there does not touch is of both. */
function withAt(value: unknown, [key, ...rest]: Path, change: (before: unknown) => unknown): unknown {
  if (key === undefined) return change(value);
  const held = typeof value === 'object' && value !== null ? value : typeof key === 'number' ? [] : {};
  const copy = (Array.isArray(held) ? [...held] : { ...held }) as Record<string | number, unknown>;
  copy[key] = withAt(copy[key], rest, change);
  return copy;
}

/** The record with the change made; the record itself stays as it is. */
export const edited = (record: unknown, edit: Edit): unknown =>
  withAt(record, edit.path, (before) =>
    'json' in edit ? edit.json : joined(typeof before === 'string' ? before : '', edit),
  );

/** Harmless words in the places of hostile texts, and what stands there instead. */
export type Marks = Map<string, string>;

const naming = [...LANGUAGES.values()].filter(({ isName }) => isName('x'));

/** Whether a text would be a name if a language had not reserved it: it decides what is printed, as no mark would. */
const isReserved = (text: string): boolean => isShapedAsName(text) && naming.some(({ isName }) => !isName(text));

/** What a model has where a record says nothing fit, and the words of the field that is one of its own words: no text of the record. */
const DEFAULTS: ReadonlySet<unknown> = new Set([
  ...[...JSON.stringify(modelSchema).matchAll(/"default":("[^"]+")/g)].map(([, text]) => JSON.parse(text as string)),
  ...modelSchema.properties.exportedFor['x-derived'].given.runtimes,
]);

/** What two texts begin and end with alike, and what the second has between. */
function between(base: string, text: string): { start: string; middle: string; end: string } {
  const most = Math.min(base.length, text.length);
  let start = 0;
  while (start < most && base[start] === text[start]) start += 1;
  let end = 0;
  while (end < most - start && base.at(-1 - end) === text.at(-1 - end)) end += 1;
  return {
    start: text.slice(0, start),
    middle: text.slice(start, text.length - end),
    end: text.slice(text.length - end),
  };
}

/**
 * A model of the same kind as a hostile one, with a harmless word in the place of each text that the unchanged model
 * does not have.
 */
export function harmless(model: Model, base: Model): { model: Model; marks: Marks } {
  const marks: Marks = new Map();
  const visit = (value: unknown, before: unknown): unknown => {
    if (typeof value === 'string') {
      const { start, middle, end } = between(typeof before === 'string' ? before : '', value);
      if (middle === '' || isReserved(value) || DEFAULTS.has(value)) return value;
      // A full stop is what conditions of the catalogue look for; the other words that they know are in no attack.
      const mark = `qz${marks.size}qz${middle.includes('.') ? '.' : ''}`;
      marks.set(mark, middle);
      return start + mark + end;
    }
    if (Array.isArray(value)) {
      const known = (before ?? []) as unknown[];
      return value.map((item, index) => (known.includes(item) ? item : visit(item, known[index])));
    }
    if (typeof value !== 'object' || value === null) return value;
    const fields = Object.entries(value).map(([key, child]) => [key, visit(child, (before as never)?.[key])]);
    return Object.fromEntries(fields);
  };
  return { model: visit(model, base) as Model, marks };
}

const MARK = /(qz\d+qz)(\.?)/g;

/** What stands at a mark in the hostile snippet; the full stop may be one of the template instead. */
const atMark = (marks: Marks, word: string, stop: string, form: (hostile: string) => string): string => {
  const whole = marks.get(word + stop);
  return whole === undefined ? form(marks.get(word) ?? word) + stop : form(whole);
};

/** A text of the harmless snippet with the hostile texts where their marks are. */
export const withHostile = (text: string, marks: Marks): string =>
  text.replace(MARK, (_, word: string, stop: string) => atMark(marks, word, stop, String));

const literally = (text: string): string => text.replace(/[\\^$.*+?()[\]{}|/-]/g, '\\$&');

/** Whether a text is the harmless one with a form of the hostile text at each of its marks. */
export function holds(
  text: string,
  calm: string,
  marks: Marks,
  forms: readonly ((hostile: string) => string)[],
): boolean {
  if (text === withHostile(calm, marks)) return true;
  const parts = calm.split(/(qz\d+qz\.?)/);
  const pattern = parts.map((part) => {
    const [, word, stop = ''] = /^(qz\d+qz)(\.?)$/.exec(part) ?? [];
    if (word === undefined) return literally(part);
    return `(?:${forms.map((form) => literally(atMark(marks, word, stop, form))).join('|')})`;
  });
  return new RegExp(`^${pattern.join('')}$`).test(text);
}
