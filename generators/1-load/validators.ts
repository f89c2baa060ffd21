import { createRequire } from 'node:module';
import { compileFunction } from 'node:vm';
import type { Ajv2020, ValidateFunction } from 'ajv/dist/2020.js';
import { keptTexts, madeOnce } from '../kept.ts';

/** The documents of schemas by name, without `.schema.json`. */
export type Documents = ReadonlyMap<string, Record<string, unknown>>;

/** Whether a text is an address that a reader can open: https, and a name of a host. */
export const isHttpsUrl = (text: string): boolean => {
  if (/\s/.test(text) || !URL.canParse(text)) return false;
  const { protocol, hostname } = new URL(text);
  return protocol === 'https:' && hostname.includes('.');
};

const FORMATS = { uri: isHttpsUrl, date: /^\d{4}-\d{2}-\d{2}$/ };

/** What schemas say besides, for the generator. */
const KEYWORDS = ['x-slot', 'x-from', 'x-as', 'x-derived', 'x-main', 'x-keys'];

const require = createRequire(import.meta.url);

/** A document and those that it refers to, at any depth, by name. */
function reached(documents: Documents, schema: string): Map<string, string> {
  const found = new Map<string, string>();
  const waiting = [schema];
  for (let name = waiting.pop(); name !== undefined; name = waiting.pop()) {
    if (found.has(name)) continue;
    const text = JSON.stringify(documents.get(name) ?? null);
    found.set(name, text);
    for (const [, other = ''] of text.matchAll(/"\$ref":"([\w-]+)\.schema\.json/g)) waiting.push(other);
  }
  return found;
}

/** An ajv that knows all documents; it is loaded where a validator has to be compiled. */
function ajvWith(documents: Documents): Ajv2020 {
  const { Ajv2020: Ajv } = require('ajv/dist/2020.js') as typeof import('ajv/dist/2020.js');
  const { _ } = require('ajv') as typeof import('ajv');
  const ajv = new Ajv({
    discriminator: true,
    allErrors: true,
    verbose: true,
    strict: true,
    allowUnionTypes: true,
    strictRequired: false,
    strictTypes: false,
    // The code of a validator runs for a few files only: to make it smaller takes longer than it saves.
    code: { optimize: false, source: true, formats: _`require("formats")` },
  });
  for (const keyword of KEYWORDS) ajv.addKeyword({ keyword });
  for (const [name, format] of Object.entries(FORMATS)) ajv.addFormat(name, format);
  for (const [name, document] of documents) {
    try {
      ajv.addSchema(document, `${name}.schema.json`);
    } catch (error) {
      throw new Error(`schemas/${name}.schema.json: ${(error as Error).message}`);
    }
  }
  return ajv;
}

/** The program of a validator, as ajv writes it for use without ajv. */
function programOf(ajv: Ajv2020, schema: string): string {
  const { default: standalone } = require('ajv/dist/standalone') as typeof import('ajv/dist/standalone/index.js');
  const validate = ajv.getSchema(`${schema}.schema.json`);
  if (!validate) throw new Error(`no schema ${schema}`);
  return standalone(ajv, validate);
}

function run(program: string): ValidateFunction {
  const module = { exports: {} };
  const given = (name: string): unknown => (name === 'formats' ? FORMATS : require(name));
  compileFunction(program, ['require', 'module', 'exports'])(given, module, module.exports);
  return module.exports as ValidateFunction;
}

/**
 * What validates by a schema; compiled once, and once for all runs while the documents that it is made of are the same.
 * @param texts Where programs are kept.
 * @throws For a document that is no schema, whether anything is validated by it or not.
 */
export function validatorsOf(documents: Documents, texts = keptTexts()): (schema: string) => ValidateFunction {
  const validators = new Map<string, ValidateFunction>();
  let known: Ajv2020 | undefined;
  const ajv = (): Ajv2020 => {
    known ??= ajvWith(documents);
    return known;
  };
  // Ajv looks at each document when it gets to know it.
  const all = `schemas\0${JSON.stringify([...documents])}`;
  madeOnce(all, () => `${ajv() && documents.size} are schemas`, texts);
  const compiled = (schema: string): ValidateFunction => {
    const from = `validator\0${JSON.stringify([schema, ...reached(documents, schema)])}`;
    return run(madeOnce(from, () => programOf(ajv(), schema), texts));
  };
  return (schema) => {
    const validate = validators.get(schema) ?? compiled(schema);
    validators.set(schema, validate);
    return validate;
  };
}
