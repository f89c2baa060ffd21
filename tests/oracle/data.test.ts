import { readFileSync } from 'node:fs';
import { Ajv2020 } from 'ajv/dist/2020.js';
import { expect, test } from 'vitest';
import { catalogue, samples } from '../recorder/catalogue.ts';
import { Allowances } from './allowances.ts';
import { filled, SDKS } from './sdk.ts';

const read = (path: string) => JSON.parse(readFileSync(new URL(path, import.meta.url), 'utf8'));

const validator = (schema: string) =>
  new Ajv2020({ strict: false, validateFormats: false }).compile(read(`../../schemas/${schema}.schema.json`));

test.each(SDKS)('$slug fits its schema and calls providers and tasks of the catalogue', ({ slug, clients, calls }) => {
  const validate = validator('oracle-sdk');
  validate(read(`./sdks/${slug}.json`));
  expect(validate.errors).toBeNull();
  const providers = Object.values(clients).flatMap(({ providers = [] }) => providers);
  expect(providers.filter((id) => !Object.hasOwn(catalogue, id))).toEqual([]);
  const tasks = new Set([
    ...Object.keys(samples),
    ...Object.values(catalogue).flatMap(({ tasks }) => Object.keys(tasks)),
  ]);
  expect(Object.keys(calls).filter((key) => !tasks.has(key.replace(/ stream$/, '')))).toEqual([]);
});

test('the allowances fit their schema', () => {
  const validate = validator('oracle-allowances');
  validate(read('./allowances.json'));
  expect(validate.errors).toBeNull();
});

const DIFFERENCE = { place: 'body.stream', ours: 'nothing', theirs: 'false' };
const WHERE = { sdk: 'one', provider: 'acme', task: 'conversational', mode: 'routed' };
const ROW = { place: 'body\\.stream', sdks: ['one'], theirs: 'false', reason: 'says so' };

test('an allowance holds where it says, for what it says, and is counted', () => {
  const allowances = new Allowances({ noise: { 'x-lib-.*': 'its name' }, allowances: [ROW] });
  expect(allowances.unused(['one'])).toEqual([ROW]);
  expect(allowances.unused(['two'])).toEqual([]);
  expect(allowances.refused([{ ...DIFFERENCE, theirs: 'true' }], WHERE)).toHaveLength(1);
  expect(allowances.refused([{ ...DIFFERENCE, place: 'body.streams' }], WHERE)).toHaveLength(1);
  expect(allowances.refused([DIFFERENCE], { ...WHERE, sdk: 'two' })).toHaveLength(1);
  expect(allowances.unused(['one'])).toEqual([ROW]);
  expect(allowances.refused([DIFFERENCE], WHERE)).toEqual([]);
  expect(allowances.unused(['one'])).toEqual([]);
  expect(allowances.counts()).toEqual([{ reason: 'says so', count: 1 }]);
  expect([allowances.isNoise('x-lib-version'), allowances.isNoise('x-library')]).toEqual([true, false]);
});

test('arguments are filled from the values, and a value that is missing is an error', () => {
  const file = { path: '/tmp/a.png', type: 'image/png', bytes: Buffer.from('x') };
  const values = { values: { prompt: 'p' }, file };
  expect(filled({ a: [{ $: 'prompt' }], b: { $file: 'dataUrl' }, c: { $file: 'blob' } }, values)).toEqual({
    a: ['p'],
    b: 'data:image/png;base64,eA==',
    c: { $file: 'blob', path: '/tmp/a.png', type: 'image/png' },
  });
  expect(() => filled({ $: 'text' }, values)).toThrow('no value called text');
  expect(() => filled({ $file: 'path' }, { values: {} })).toThrow('no sample file');
});
