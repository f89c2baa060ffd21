import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { Ajv2020 } from 'ajv/dist/2020.js';
import { expect, it } from 'vitest';
import { readLibraries } from './snippets.ts';

const read = (path: string): Record<string, unknown> =>
  JSON.parse(readFileSync(new URL(`../../${path}`, import.meta.url), 'utf8'));

it('out/verified.json fits its schema', () => {
  const validate = new Ajv2020({ strict: false }).compile(read('schemas/verified.schema.json'));
  validate(read('out/verified.json'));
  expect(validate.errors).toBeNull();
});

it('out/verified.json has every library with snippets, and no failure', () => {
  const { libraries } = read('out/verified.json') as { libraries: Record<string, { status: string }> };
  const root = fileURLToPath(new URL('../../', import.meta.url));
  expect(Object.keys(libraries).sort()).toEqual(
    readLibraries(root)
      .map(({ entry }) => entry.id)
      .sort(),
  );
  expect(Object.entries(libraries).filter(([, { status }]) => status === 'failed')).toEqual([]);
});
