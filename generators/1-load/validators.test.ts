import { describe, expect, test } from 'vitest';
import { type Documents, validatorsOf } from './validators.ts';

const text = { type: 'string' };

/** Two schemas of which one refers to the other. */
const documents = (least: number): Documents =>
  new Map<string, Record<string, unknown>>([
    [
      'part',
      {
        type: 'object',
        properties: { url: { type: 'string', format: 'uri' }, day: { type: 'string', format: 'date' } },
      },
    ],
    [
      'whole',
      {
        type: 'object',
        required: ['name'],
        properties: { name: { ...text, minLength: least }, part: { $ref: 'part.schema.json' } },
      },
    ],
  ]);

const WRONG = { name: 'x', part: { url: 'http://example.com', day: '26.11.2026' } };

function told(of: Documents, value: unknown): string[] {
  const validate = validatorsOf(of)('whole');
  return validate(value)
    ? []
    : (validate.errors ?? []).map(({ instancePath, keyword }) => `${instancePath} ${keyword}`);
}

describe('a validator', () => {
  test('tells what is wrong, at any depth, when it is compiled and when its program was kept', () => {
    const least = 2 + Math.floor(Math.random() * 1e9);
    const all = ['/name minLength', '/part/url format', '/part/day format'];
    expect(told(documents(least), WRONG)).toEqual(all);
    expect(told(documents(least), WRONG)).toEqual(all);
    expect(told(documents(least), {})).toEqual([' required']);
  });

  test('is another one for another schema', () => {
    expect(told(documents(1), WRONG)).toEqual(['/part/url format', '/part/day format']);
  });

  test('gives the part of the schema and the value with what is wrong', () => {
    const validate = validatorsOf(documents(2))('whole');
    validate(WRONG);
    expect(validate.errors?.[0]).toMatchObject({
      data: 'x',
      schema: 2,
      parentSchema: { type: 'string', minLength: 2 },
    });
  });

  test('is refused for a schema that is not there', () => {
    expect(() => validatorsOf(documents(1))('other')).toThrow('no schema other');
  });
});
