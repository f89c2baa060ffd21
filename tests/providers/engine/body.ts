import { Ajv2020, type ErrorObject, type ValidateFunction } from 'ajv/dist/2020.js';
import type { Json } from '../../../languages/shared/literal.ts';
import { parseForm } from '../../recorder/multipart.ts';
import type { Recorded } from '../../recorder/recorder.ts';
import { fileKind, isTaken } from './file.ts';
import type { Route } from './load.ts';

/** Why a request is refused: an HTTP status and the sentence. */
export interface Refusal {
  readonly status: number;
  readonly message: string;
}

/** A body that was understood: what it says as JSON, forms as an object of their text fields. */
export interface Understood {
  readonly json: Json;
}

const ajv = new Ajv2020({
  allErrors: true,
  verbose: true,
  strict: true,
  strictTypes: false,
  strictRequired: false,
  allowUnionTypes: true,
});

/** The forms that a text which holds a file may have (x-file). */
interface FileRule {
  readonly as: readonly ('base64' | 'dataUrl' | 'url')[];
  readonly types: readonly string[];
  /** Whether the type that a data URL names may be another one than that of its content. */
  readonly loose?: true;
}

function holdsFile({ as, types, loose }: FileRule, text: string): boolean {
  const [, type, data] = /^data:([^;,]+);base64,(.*)$/.exec(text) ?? [];
  if (type !== undefined && data !== undefined)
    return as.includes('dataUrl') && isTaken(types, type) && isFileOf(data, loose ? types : [type], types);
  if (/^https?:\/\//.test(text)) return as.includes('url');
  return as.includes('base64') && isFileOf(text, types, types);
}

/** Whether base64 text is a file of what it is said to be, and that is taken. */
function isFileOf(base64: string, said: readonly string[], taken: readonly string[]): boolean {
  if (!/^[A-Za-z0-9+/]+={0,2}$/.test(base64)) return false;
  const kind = fileKind(Buffer.from(base64, 'base64'));
  const known = said.filter((type) => isTaken(taken, type));
  return kind?.some((type) => isTaken(known, type)) ?? false;
}

ajv.addKeyword({ keyword: 'x-file', type: 'string', schemaType: 'object', validate: holdsFile });

const validators = new WeakMap<object, ValidateFunction>();

function validatorOf(schema: object): ValidateFunction {
  const known = validators.get(schema) ?? ajv.compile(schema);
  validators.set(schema, known);
  return known;
}

const field = ({ instancePath, keyword, params }: ErrorObject): string => {
  const path = instancePath.split('/').slice(1);
  if (keyword === 'required') path.push(String(params.missingProperty));
  if (keyword === 'additionalProperties') path.push(String(params.additionalProperty));
  return path.join('.') || 'the whole';
};

const sentence = (error: ErrorObject): string => {
  if (error.keyword === 'additionalProperties') return `${field(error)} is not known`;
  if (error.keyword === 'required') return `${field(error)} is missing`;
  const shown = error.keyword === 'x-file' ? `must hold a file (${JSON.stringify(error.schema)})` : error.message;
  return `${field(error)} ${shown}`;
};

/** What is wrong with a value, each field in a sentence; nothing when it is as the schema says. */
function breaks(schema: object, value: unknown): string | undefined {
  const validate = validatorOf(schema);
  if (validate(value)) return undefined;
  return [...new Set((validate.errors ?? []).map(sentence))].join('; ');
}

function readForm({ form }: Route, { body, headers }: Recorded): Understood | Refusal {
  const parts = parseForm(body, headers['content-type'] ?? '');
  if (form === undefined || parts === undefined) return { status: 422, message: 'the body is not a form' };
  const file = parts.find(({ name }) => name === form.file.field);
  if (file?.filename === undefined) return { status: 422, message: `the file ${form.file.field} is missing` };
  const type = file.type ?? '';
  if (!isTaken(form.file.types, type)) return { status: 422, message: `${form.file.field} is of the type ${type}` };
  if (fileKind(file.bytes) === undefined)
    return { status: 422, message: `${form.file.field} is no file of a known kind` };
  const texts = parts.filter((part) => part !== file).map(({ name, bytes }) => [name, bytes.toString()]);
  const json = Object.fromEntries(texts) as Record<string, string>;
  const problem = breaks(form.fields, json);
  return problem === undefined ? { json } : { status: 422, message: problem };
}

function readJson({ body: schema }: Route, { body }: Recorded): Understood | Refusal {
  let json: Json;
  try {
    json = JSON.parse(body.toString());
  } catch {
    return { status: 400, message: 'the body is not JSON' };
  }
  const problem = breaks(schema ?? {}, json);
  return problem === undefined ? { json } : { status: 422, message: problem };
}

/** Reads a body as its route describes it: 415 for another media type, 400 for broken JSON, 422 for what breaks the schema. */
export function readBody(route: Route, request: Recorded): Understood | Refusal {
  const type = (request.headers['content-type'] ?? '').split(';')[0]?.trim().toLowerCase() ?? '';
  if (route.body !== undefined && type === 'application/json') return readJson(route, request);
  if (route.form !== undefined && type === 'multipart/form-data') return readForm(route, request);
  if (route.bytes === undefined || !isTaken(route.bytes, type))
    return { status: 415, message: `the media type ${type || '(none)'} is not taken` };
  return fileKind(request.body)?.includes(type)
    ? { json: null }
    : { status: 422, message: `the body is no file of the type ${type}` };
}

const adapterSchemas = new Map<string, object>();

/** What a body lacks that a model which is an adapter needs; nothing when the model is none. */
export function adapterProblem(
  { adapters = {} }: Route,
  json: Json,
  { adapter, hubModel, weights = '' }: { adapter?: string | undefined; hubModel: string; weights?: string | undefined },
): string | undefined {
  const schema = adapter === undefined ? undefined : adapters[adapter];
  if (schema === undefined) return undefined;
  const inText = (text: string): string => JSON.stringify(text).slice(1, -1);
  const text = JSON.stringify(schema)
    .replaceAll('{hubModel}', () => inText(hubModel))
    .replaceAll('{weights}', () => inText(weights));
  const filled = adapterSchemas.get(text) ?? (JSON.parse(text) as object);
  adapterSchemas.set(text, filled);
  return breaks(filled, json);
}

export const isRefusal = (value: object): value is Refusal => 'status' in value && 'message' in value;
