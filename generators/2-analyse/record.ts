import type { Field, ModelReading, Place } from '../../out/types/model-reading.ts';
import type { JsonFile } from '../1-load/json-file.ts';
import { type Diagnostic, diagnostic } from '../diagnostics/diagnostic.ts';
import { didYouMean } from '../diagnostics/suggest.ts';
import { MODEL_KIND, type RecordKind } from './record-kinds.ts';

/** A place in a record: the keys that lead to it, with indexes of lists; below `each`, in every item of a list. */
export interface RecordPlace {
  keys: readonly string[];
  each?: readonly string[];
}

/** How a field is read; the names are those of `x-as`. */
export type Reading =
  | { kind: Plain; places: readonly RecordPlace[] }
  | { kind: 'includes'; places: readonly RecordPlace[]; wanted: string }
  | { kind: 'mentions'; places: readonly RecordPlace[]; pieces: readonly string[] }
  | { kind: 'least'; places: readonly RecordPlace[]; least: number }
  | { kind: 'choice'; places: readonly RecordPlace[]; choices: Readonly<Record<string, string>>; otherwise: string }
  | { kind: 'file'; places: readonly RecordPlace[]; ending: string }
  | { kind: 'object'; places: readonly RecordPlace[]; fields: readonly RecordField[] }
  | { kind: 'derived'; by: string; of: readonly string[]; given?: Given };

/** Facts that a derived field is made with: lists of ids by name. */
type Given = Readonly<Record<string, readonly string[]>>;

/** A field of the model. */
export interface RecordField {
  name: string;
  /** What stands in for a text that is not there. */
  fallback?: string;
  /** The field of the author's wishes that comes before what is read. */
  wish?: string;
  reading: Reading;
}

type Reader = NonNullable<Field['x-as']>;
type Plain = Extract<Reader, string>;
type Shape = 'text' | 'identifier' | 'texts' | 'identifiers' | 'objects' | 'boolean' | 'number' | 'object';

/** The field that holds what the author of a card wishes. */
export const WISHES = 'wishes';

/** The plain readers: the shapes of fields that each fills, and whether it always finds a value. */
const PLAIN = {
  text: { fills: ['text'], always: false },
  name: { fills: ['text'], always: false },
  argument: { fills: ['text'], always: false },
  identifier: { fills: ['text', 'identifier'], always: false },
  'first-text': { fills: ['text'], always: false },
  'first-name': { fills: ['text'], always: false },
  names: { fills: ['texts'], always: true },
  texts: { fills: ['texts'], always: true },
  identifiers: { fills: ['texts', 'identifiers'], always: true },
  'every-text': { fills: ['texts'], always: true },
  keys: { fills: ['texts', 'identifiers'], always: true },
  'has-text': { fills: ['boolean'], always: true },
  'provider-mappings': { fills: ['objects'], always: false },
  'data-files': { fills: ['objects'], always: true },
  'data-splits': { fills: ['objects'], always: true },
  'is-true': { fills: ['boolean'], always: false },
  gate: { fills: ['text'], always: false },
  count: { fills: ['number'], always: false },
  'tensor-counts': { fills: ['objects'], always: false },
  'file-sizes': { fills: ['objects'], always: false },
  wishes: { fills: ['object'], always: false },
} as const satisfies Record<Plain, { fills: readonly Shape[]; always: boolean }>;

/** The reader of a field whose schema names none. */
const USUAL: Record<Shape, Plain> = {
  text: 'text',
  identifier: 'identifier',
  texts: 'texts',
  identifiers: 'identifiers',
  objects: 'provider-mappings',
  boolean: 'has-text',
  number: 'count',
  object: 'wishes',
};

/** Why a field cannot be read, and what to write instead. */
class Refusal extends Error {
  readonly hint: string;

  constructor(what: string, hint: string) {
    super(what);
    this.hint = hint;
  }
}

function shapeOf({ type, items, 'x-slot': slot }: Field): Shape {
  if (type === 'string') return slot ?? 'text';
  if (type === 'array' && items?.type === 'object') return 'objects';
  if (type === 'array') return items?.['x-slot'] === 'identifier' ? 'identifiers' : 'texts';
  return type;
}

function placeOf(text: Place): RecordPlace {
  const [before = '', each] = text.split('.*.');
  return each === undefined ? { keys: before.split('.') } : { keys: before.split('.'), each: each.split('.') };
}

const placesOf = ({ 'x-from': from }: Field): RecordPlace[] =>
  from === undefined ? [] : (typeof from === 'string' ? [from] : from).map(placeOf);

/** The reading that a reader with options describes, when it fills fields of the shape. */
function specialOf(reader: Exclude<Reader, string>, places: RecordPlace[], shape: Shape): Reading | undefined {
  const isText = shape === 'text' || shape === 'identifier';
  if ('includes' in reader)
    return shape === 'boolean' ? { kind: 'includes', places, wanted: reader.includes } : undefined;
  if ('mentions' in reader)
    return shape === 'boolean' ? { kind: 'mentions', places, pieces: reader.mentions } : undefined;
  if ('least' in reader) return shape === 'boolean' ? { kind: 'least', places, least: reader.least } : undefined;
  if ('choice' in reader)
    return isText ? { kind: 'choice', places, choices: reader.choice, otherwise: reader.otherwise } : undefined;
  return shape === 'text' ? { kind: 'file', places, ...reader } : undefined;
}

function readerOf(field: Field, shape: Shape): Reading {
  const places = placesOf(field);
  if (places.length === 0)
    throw new Refusal(
      'the schema does not say where in the record it stands',
      'add "x-from" with the place in the record, or "x-derived" with the function that makes it.',
    );
  const reader = field['x-as'] ?? USUAL[shape];
  const special = typeof reader === 'string' ? undefined : specialOf(reader, places, shape);
  if (special) return special;
  const fitting = Object.entries(PLAIN).filter(([, { fills }]) => (fills as readonly Shape[]).includes(shape));
  if (typeof reader === 'string' && fitting.some(([name]) => name === reader)) return { kind: reader, places };
  throw new Refusal(
    `"x-as" says ${JSON.stringify(reader)}, which reads no field of this type`,
    `use one of: ${fitting.map(([name]) => name).join(', ')}.`,
  );
}

function derivedOf(
  { by, of, given }: NonNullable<Field['x-derived']>,
  fields: readonly RecordField[],
  kind: RecordKind,
): Reading {
  const functions = Object.keys(kind.derived);
  if (!functions.includes(by))
    throw new Refusal(`there is no function ${by} in runtime/${kind.name}/derived.ts`, didYouMean(by, functions));
  const names = fields.map(({ name }) => name);
  const unknown = of.find((name) => !names.includes(name));
  if (unknown !== undefined)
    throw new Refusal(`it is made of ${unknown}, which is no field before it`, didYouMean(unknown, names));
  return { kind: 'derived', by, of, ...(given && { given }) };
}

/** The wish that comes before what is read of a field; the wishes have to be read before it. */
function wishOf({ 'x-wish': wish }: Field, fields: readonly RecordField[]): string | undefined {
  if (wish !== undefined && !fields.some(({ name }) => name === WISHES))
    throw new Refusal(`"x-wish" asks for ${WISHES}, which is no field before it`, `put the field ${WISHES} before it.`);
  return wish;
}

function readingOf(field: Field, fields: readonly RecordField[], kind: RecordKind): Reading {
  if (field['x-derived']) return derivedOf(field['x-derived'], fields, kind);
  const shape = shapeOf(field);
  return shape === 'object' && field['x-as'] === undefined
    ? { kind: 'object', places: placesOf(field), fields: [] }
    : readerOf(field, shape);
}

/** Whether a reading finds a value in every record. */
const isAlways = ({ reading, fallback }: Omit<RecordField, 'name'>): boolean =>
  fallback !== undefined ||
  (reading.kind === 'object' && reading.places.length === 0) ||
  reading.kind === 'derived' ||
  reading.kind === 'includes' ||
  reading.kind === 'mentions' ||
  reading.kind === 'least' ||
  (reading.kind in PLAIN && PLAIN[reading.kind as Plain].always);

/** What a schema says about reading a record: its fields in order, and what is wrong with them. */
export function analyseRecord(
  json: JsonFile<ModelReading>,
  kind: RecordKind = MODEL_KIND,
): { fields: RecordField[]; problems: Diagnostic[] } {
  const problems: Diagnostic[] = [];
  const fieldsOf = (
    object: Pick<Field, 'properties' | 'required'>,
    path: readonly string[],
    before: readonly RecordField[] = [],
  ): RecordField[] => {
    const fields: RecordField[] = [];
    for (const [name, field] of Object.entries(object.properties ?? {})) {
      if (field['x-chosen']) continue;
      const own = [...path, 'properties', name];
      try {
        const known = [...before, ...fields];
        const read = readingOf(field, known, kind);
        const reading = read.kind === 'object' ? { ...read, fields: fieldsOf(field, own, known) } : read;
        const fallback = field.default === undefined ? {} : { fallback: field.default };
        const required = object.required?.includes(name) ?? false;
        if (required && !isAlways({ reading, ...fallback }))
          throw new Refusal(
            'it is required, but a record may lack it',
            'add a "default", or take it out of "required".',
          );
        const wish = wishOf(field, known);
        fields.push({ name, ...fallback, ...(wish !== undefined && { wish }), reading });
      } catch (error) {
        if (!(error instanceof Refusal)) throw error;
        const values = { field: own.filter((part) => part !== 'properties').join('.'), what: error.message };
        problems.push(
          diagnostic('unread-field', json.placeOf(own), { ...values, record: kind.label, suggestion: error.hint }),
        );
      }
    }
    return fields;
  };
  return { fields: fieldsOf(json.value, []), problems };
}
