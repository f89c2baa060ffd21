import { readdirSync, readFileSync } from 'node:fs';
import { Ajv2020 } from 'ajv/dist/2020.js';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { parseModel } from './parse.ts';

const MODEL = JSON.parse(readFileSync('schemas/model.schema.json', 'utf8'));
const RECORDS: unknown[] = readdirSync('seeds')
  .filter((name) => name.endsWith('.json'))
  .map((name) => JSON.parse(readFileSync(`seeds/${name}`, 'utf8')));

/** The places of all values inside a value. */
function places(value: unknown, path: string[] = []): string[][] {
  if (typeof value !== 'object' || value === null) return [path];
  return [path, ...Object.entries(value).flatMap(([key, inner]) => places(inner, [...path, key]))];
}

/** A copy of a record with another value in one of its places. */
function changed(record: unknown, nth: number, value: unknown): unknown {
  const all = places(record);
  const put = (inner: unknown, [key, ...rest]: string[]): unknown => {
    if (key === undefined) return value;
    if (Array.isArray(inner)) return inner.map((item, index) => (String(index) === key ? put(item, rest) : item));
    const object = inner as Record<string, unknown>;
    return { ...object, [key]: put(object[key], rest) };
  };
  return put(record, all[nth % all.length] ?? []);
}

test('a record changed anywhere never throws, and keeps to the schema of the model', () => {
  const validate = new Ajv2020({ strict: false }).compile(MODEL);
  fc.assert(
    fc.property(fc.constantFrom(...RECORDS), fc.nat(), fc.jsonValue(), (record, nth, value) => {
      const model = parseModel(changed(record, nth, value));
      expect(validate(model), JSON.stringify(validate.errors)).toBe(true);
    }),
    { numRuns: 2000 },
  );
});

test('anything at all never throws', () => {
  fc.assert(fc.property(fc.anything(), (value) => parseModel(value) !== undefined));
});

test('models have the same fields in the same order, and JSON leaves out what a record lacks', () => {
  const { file, ...fields } = parseModel({});
  for (const record of RECORDS) {
    const { file: own, ...others } = parseModel(record);
    expect([Object.keys(others), Object.keys(own)]).toEqual([Object.keys(fields), Object.keys(file)]);
  }
  const said = JSON.stringify(
    parseModel({ id: 'a/b', pipeline_tag: 'translation', siblings: [{ rfilename: 'x.pt' }] }),
  );
  expect(said).toMatch(
    /^\{"id":"a\/b","name":"b","moduleName":"b","tags":\[\],"task":"translation","cardBaseModels":\[\],"baseModels":\[\],/,
  );
  expect(said).toMatch(/"file":\{"pt":"x\.pt"\}\}$/);
});
