import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { ErrorObject } from 'ajv/dist/2020.js';
import { keeper } from '../../runtime/memo.ts';
import { type Diagnostic, diagnostic } from '../diagnostics/diagnostic.ts';
import { didYouMean } from '../diagnostics/suggest.ts';
import { type Memo, noMemo } from '../memo.ts';
import { type JsonFile, parsedJson, parseJsonText } from './json-file.ts';
import { isHttpsUrl, validatorsOf } from './validators.ts';
import { textsBelow, walk } from './walk.ts';

/** The schemas of a folder, compiled once. */
export interface Schemas {
  /** All problems that a file has with a schema, named without `.schema.json`. */
  check(schema: string, json: JsonFile): Diagnostic[];
  /** The schema document itself. */
  document(schema: string): Record<string, unknown>;
  names: string[];
}

const keep = keeper();

/** The folder of the schemas. */
export const SCHEMAS = 'schemas';

/** The schemas of texts by file name; the same object for the same texts, as compiling them takes longer than reading entries. */
export const schemasOf = (texts: ReadonlyMap<string, string>): Schemas =>
  keep('schemas', [...texts].flat(), () => readSchemas(texts));

/** Loads every `*.schema.json` of a folder. */
export const loadSchemas = (folder: string): Schemas =>
  schemasOf(new Map(walk(folder, '.').map((name) => [name, readFileSync(join(folder, name), 'utf8')])));

/** What is wrong with the JSON of schemas, by which nothing else can be looked at. */
export const schemaProblems = (root: string, memo: Memo = noMemo): Diagnostic[] =>
  [...textsBelow(root, SCHEMAS, '.schema.json', memo)].flatMap(([path, text]) =>
    memo(`problems of ${path}`, [text], () => parseJsonText(path, text).problems),
  );

function readSchemas(texts: ReadonlyMap<string, string>): Schemas {
  const documents = new Map<string, Record<string, unknown>>();
  for (const [name, text] of texts) {
    if (!name.endsWith('.schema.json')) continue;
    documents.set(name.replace('.schema.json', ''), parsedJson(`schemas/${name}`, text) as Record<string, unknown>);
  }
  const validatorFor = validatorsOf(documents);
  return {
    names: [...documents.keys()],
    document: (schema) => documents.get(schema) ?? {},
    check(schema, json) {
      const validate = validatorFor(schema);
      return validate(json.value) ? [] : explain(validate.errors ?? [], json);
    },
  };
}

const pathOf = (pointer: string): (string | number)[] =>
  pointer
    .split('/')
    .slice(1)
    .map((part) => part.replaceAll('~1', '/').replaceAll('~0', '~'))
    .map((part) => (/^\d+$/.test(part) ? Number(part) : part));

const isUnion = ({ keyword }: ErrorObject): boolean => keyword === 'oneOf' || keyword === 'anyOf';

/** Which keys a union asks one of, where it asks nothing else; ajv gives the union itself as `schema`. */
function neededOf({ schema }: ErrorObject): string | undefined {
  const alternatives = (schema ?? []) as { required?: string[] }[];
  const names = alternatives.map((one) => (Object.keys(one).length === 1 ? one.required?.[0] : undefined));
  return names.some((name) => name === undefined)
    ? undefined
    : `state ${names.map((name) => `"${name}"`).join(' or ')}.`;
}

/** The index of the alternative of a union that an error comes from. */
const alternativeOf = (error: ErrorObject, union: ErrorObject): string =>
  error.schemaPath.slice(union.schemaPath.length + 1).split('/')[0] ?? '';

const propertiesOf = (error: ErrorObject): string[] =>
  Object.keys((error.parentSchema as { properties?: object } | undefined)?.properties ?? {});

/**
 * Of the errors of a union keeps those of the alternative that was meant: the one whose own level is in order, else a
 * single unknown key with the keys of all alternatives to choose from, else the union's error alone.
 */
function resolveUnion(union: ErrorObject, errors: readonly ErrorObject[]): ErrorObject[] {
  const own = errors.filter(
    (error) => error.instancePath === union.instancePath && error.schemaPath.startsWith(`${union.schemaPath}/`),
  );
  const others = errors.filter((error) => error !== union && !own.includes(error));
  const count = Array.isArray(union.schema) ? union.schema.length : 0;
  const perAlternative = Array.from({ length: count }, (_, index) =>
    own.filter((error) => alternativeOf(error, union) === String(index)),
  );
  const deeper = others.some(({ instancePath }) => instancePath.startsWith(`${union.instancePath}/`));
  if (deeper && perAlternative.some((list) => list.length === 0)) return others;
  const fewest = Math.min(...perAlternative.map((list) => list.length));
  const closest = perAlternative.filter((list) => list.length === fewest);
  if (closest.length === 1 && fewest === 1) return [...others, ...(closest[0] ?? [])];
  const unknown = own.filter(({ keyword }) => keyword === 'additionalProperties');
  const everywhere = unknown.find(({ params }) =>
    perAlternative.every(
      (list) =>
        list.length === 0 || list.some((error) => error.params.additionalProperty === params.additionalProperty),
    ),
  );
  if (!everywhere) return [...others, union];
  const properties = Object.fromEntries(unknown.flatMap(propertiesOf).map((key) => [key, true]));
  return [...others, { ...everywhere, parentSchema: { properties } }];
}

function relevant(errors: readonly ErrorObject[]): ErrorObject[] {
  // What a condition of the schema asks for is told itself.
  const asked = errors.filter(({ keyword }) => keyword !== 'if');
  const unions = asked.filter(isUnion).sort((a, b) => b.instancePath.length - a.instancePath.length);
  return unions.reduce(
    (kept: ErrorObject[], union) => (kept.includes(union) ? resolveUnion(union, kept) : kept),
    asked,
  );
}

/** A value of a type in which the one that was written was meant, as JSON; undefined where that is not certain. */
function meantAs(value: unknown, type: string): string | undefined {
  if (type === 'array' && typeof value === 'string')
    return `[${value
      .split(/\s*,\s*/)
      .map((item) => JSON.stringify(item))
      .join(', ')}]`;
  if (type === 'string' && (typeof value === 'number' || typeof value === 'boolean')) return `"${value}"`;
  if (type === 'boolean' && (value === 'true' || value === 'false')) return value;
  const isNumber = type === 'number' || type === 'integer';
  return isNumber && typeof value === 'string' && /^-?\d+$/.test(value) ? value : undefined;
}

/** What to write for an address: the same with https, where only that is missing. */
function addressHint(value: unknown): string {
  const whole = typeof value === 'string' ? `https://${value.replace(/^(http:)?\/\//, '')}` : '';
  return /^https:\/\/[\w-]+(\.[\w-]+)+(\/\S*)?$/.test(whole) && isHttpsUrl(whole)
    ? `write "${whole}".`
    : 'write the whole address, beginning with https:// and without spaces.';
}

/** The pattern of a text that readers see in one line. */
const LINE = '^\\S(.*\\S)?$';

/** What a value breaks, in words, by the keyword of the schema. */
const BROKEN: Readonly<Record<string, string>> = {
  pattern: 'has a form that is not allowed there',
  minLength: 'is too short',
  maxLength: 'is too long',
  minItems: 'has too few items',
  uniqueItems: 'holds the same item twice',
  'false schema': 'the rest of the entry leaves no room for',
  minProperties: 'has too few keys',
};

/** What a text breaks that readers would see in one line. */
const BROKEN_LINE = 'is not one line of text, without space at its ends';

/** The key that an unknown one was meant for, where that is certain. */
function meantKey(error: ErrorObject, json: JsonFile): string | undefined {
  return error.keyword === 'additionalProperties' ? explainOne(error, json).fix?.to : undefined;
}

/** Without the errors of keys that are missing only because they are written in another way. */
function withoutMisspelt(errors: readonly ErrorObject[], json: JsonFile): ErrorObject[] {
  const written = new Set(
    errors.flatMap((error) => {
      const key = meantKey(error, json);
      return key === undefined ? [] : [`${error.instancePath}/${key}`];
    }),
  );
  return errors.filter(
    ({ keyword, instancePath, params }) =>
      keyword !== 'required' || !written.has(`${instancePath}/${params.missingProperty}`),
  );
}

function explain(errors: readonly ErrorObject[], json: JsonFile): Diagnostic[] {
  const seen = new Set<string>();
  const found: Diagnostic[] = [];
  for (const error of withoutMisspelt(relevant(errors), json)) {
    const problem = explainOne(error, json);
    const key = `${problem.line}:${problem.column}:${problem.code}:${problem.sentence}`;
    if (!seen.has(key)) found.push(problem);
    seen.add(key);
  }
  return found;
}

function explainOne(error: ErrorObject, json: JsonFile): Diagnostic {
  const path = pathOf(error.instancePath);
  const place = json.placeOf(path);
  const where = path.length === 0 ? 'the file' : path.join('.');
  const shown = JSON.stringify(error.data)?.slice(0, 60) ?? '';
  const parent = error.parentSchema as { properties?: Record<string, unknown>; description?: string } | undefined;
  switch (error.keyword) {
    case 'additionalProperties': {
      const key = String(error.params.additionalProperty);
      const hint = didYouMean(key, Object.keys(parent?.properties ?? {}));
      return diagnostic('unknown-key', json.placeOf([...path, key]), { key, where, suggestion: hint });
    }
    case 'required':
      return diagnostic('missing-key', place, { key: String(error.params.missingProperty), where });
    case 'enum':
      return diagnostic('wrong-value', place, {
        where,
        value: shown,
        suggestion: didYouMean(String(error.data), (error.params.allowedValues as unknown[]).map(String)),
      });
    case 'format':
      return diagnostic('bad-url', place, { where, value: shown, correction: addressHint(error.data) });
    case 'type': {
      const expected = String(error.params.type);
      const meant = meantAs(error.data, expected);
      const correction = meant === undefined ? `write a value of type ${expected}.` : `write ${meant}.`;
      return diagnostic('wrong-type', place, { where, expected, value: shown, correction });
    }
    case 'discriminator': {
      const tag = String(error.params.tag);
      return diagnostic('schema', json.placeOf([...path, tag]), {
        where: `${where}.${tag}`,
        message: `is ${JSON.stringify(error.params.tagValue)}, which names none of the forms that are allowed there`,
        description: parent?.description ?? 'see the schema',
      });
    }
    case 'oneOf':
    case 'anyOf':
      return diagnostic('no-alternative', place, {
        where,
        description: neededOf(error) ?? parent?.description ?? 'see the schema',
      });
    default: {
      if (error.keyword === 'pattern' && String(error.params.pattern).startsWith('^https'))
        return diagnostic('bad-url', place, { where, value: shown, correction: addressHint(error.data) });
      const isLine = error.params.pattern === LINE;
      const broken = isLine && error.data !== '' ? BROKEN_LINE : BROKEN[isLine ? 'minLength' : error.keyword];
      return diagnostic('schema', place, {
        where,
        message: broken === undefined ? (error.message ?? error.keyword) : `is ${shown}, which ${broken}`,
        description: parent?.description ?? 'see the schema',
      });
    }
  }
}
