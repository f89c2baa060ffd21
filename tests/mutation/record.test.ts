import { readFileSync } from 'node:fs';
import { Ajv2020 } from 'ajv/dist/2020.js';
import { expect, test } from 'vitest';
import { installFaults } from './installs.ts';
import { answers, documented, results } from './record.ts';

const read = (path: string): string => readFileSync(new URL(path, import.meta.url), 'utf8');
const validate = new Ajv2020({ strict: false, validateFormats: false }).compile(
  JSON.parse(read('../../schemas/mutation-result.schema.json')),
);

test('the schema refuses a result that does not say how many were noticed', () => {
  expect(validate({ seed: 1, date: '2026-11-22', faults: 4, by: {}, operators: {}, survivors: [] })).toBe(false);
});

test.each([...results()])('the result of %s fits its schema, adds up, and answers every survivor', (_, result) => {
  validate(result);
  expect(validate.errors).toBeNull();
  const sum = (numbers: number[]): number => numbers.reduce((all, one) => all + one, 0);
  expect(sum(Object.values(result.by))).toBe(result.noticed);
  expect(result.faults - result.survivors.length).toBe(result.noticed);
  for (const counts of [result.operators, result.groups ?? { all: result }])
    expect(sum(Object.values(counts).map(({ faults }) => faults))).toBe(result.faults);
  const known = answers();
  expect(result.survivors.filter(({ fault }) => known[fault] === undefined)).toEqual([]);
});

test('the documentation says what the results say', () => {
  const text = read('./README.md');
  expect(documented(text, results())).toBe(text);
});

test('every fault in an install line that is said to be none can still be planted, in the variant that its sentence is about', () => {
  const said = Object.keys(JSON.parse(read('./equivalent.json'))).filter((key) => key.includes('install.'));
  const faults = [...new Set(said.map((key) => key.slice(0, key.indexOf(' '))))].flatMap((file) =>
    [...installFaults(file, read(`../../${file}`))].map(({ id }) => id),
  );
  expect(said.filter((key) => !faults.includes(key))).toEqual([]);
  expect(said.filter((key) => /variants\.\d/.test(key))).toEqual([]);
});
