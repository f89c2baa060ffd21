import { describe, expect, test } from 'vitest';
import type { KeptTexts } from '../kept.ts';
import { type Documents, validatorsOf } from './validators.ts';

const text = { type: 'string' };

/** Keeps texts for one test, and counts those that had to be made. */
function counted(): KeptTexts & { made(): number } {
  const known = new Map<string, string>();
  return {
    get: (from) => known.get(from),
    add: (from, kept) => {
      known.set(from, kept);
      return kept;
    },
    save() {},
    made: () => known.size,
  };
}

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

function told(of: Documents, value: unknown, texts = counted()): string[] {
  const validate = validatorsOf(of, texts)('whole');
  return validate(value)
    ? []
    : (validate.errors ?? []).map(({ instancePath, keyword }) => `${instancePath} ${keyword}`);
}

describe('a validator', () => {
  test('tells what is wrong, at any depth, when it is compiled and when its program was kept', () => {
    const texts = counted();
    const all = ['/name minLength', '/part/url format', '/part/day format'];
    expect(told(documents(2), WRONG, texts)).toEqual(all);
    const made = texts.made();
    expect(told(documents(2), WRONG, texts)).toEqual(all);
    expect(told(documents(2), {}, texts)).toEqual([' required']);
    expect(texts.made()).toBe(made);
  });

  test('is made anew for an edit of a schema that it refers to', () => {
    const texts = counted();
    told(documents(2), WRONG, texts);
    const edited = new Map([...documents(2), ['part', { type: 'string' }]]) as Documents;
    expect(told(edited, WRONG, texts)).toEqual(['/name minLength', '/part type']);
  });

  test('is another one for another schema', () => {
    const texts = counted();
    told(documents(2), WRONG, texts);
    expect(told(documents(1), WRONG, texts)).toEqual(['/part/url format', '/part/day format']);
  });

  test('gives the part of the schema and the value with what is wrong', () => {
    const validate = validatorsOf(documents(2), counted())('whole');
    validate(WRONG);
    expect(validate.errors?.[0]).toMatchObject({
      data: 'x',
      schema: 2,
      parentSchema: { type: 'string', minLength: 2 },
    });
  });

  test('is refused for a schema that is not there', () => {
    expect(() => validatorsOf(documents(1), counted())('other')).toThrow('no schema other');
  });

  test('of no schema is there beside a document that is none, also where nothing refers to it', () => {
    const texts = counted();
    told(documents(2), WRONG, texts);
    const broken = new Map([...documents(2), ['alone', { type: 'strng' }]]) as Documents;
    expect(() => validatorsOf(broken, texts)).toThrow(/^schemas\/alone\.schema\.json: schema is invalid: .*type/);
  });
});
