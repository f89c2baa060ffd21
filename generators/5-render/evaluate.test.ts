import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Condition } from '../../out/types/condition.ts';
import { evaluated, LOOKUPS, MODEL, SCOPE } from '../../tests/fixtures/template.ts';
import { hostileText } from '../../tests/snippets/hostile-values.ts';
import { testOf } from '../2-analyse/condition.ts';
import type { Test, Value } from '../2-analyse/plan.ts';
import { environmentOf } from '../3-compile/environment.ts';
import { testCode, valueCode } from '../3-compile/expression.ts';
import { Imports } from '../3-compile/imports.ts';
import { typesOf } from '../3-compile/reads.ts';
import { evaluateTest, evaluateValue } from './evaluate.ts';

const testFor = (condition: object): Test =>
  testOf(
    condition as Condition,
    SCOPE,
    ({ code }) => {
      throw new Error(code);
    },
    String,
  );

const lookups = Object.fromEntries(Object.entries(LOOKUPS).map(([name, values]) => [name, { values }]));

/** Words of which models and conditions are made, few enough that they meet. */
const word = fc.constantFrom(
  'a',
  'A',
  'ab',
  'b',
  'fill-mask',
  'text-generation',
  '',
  'constructor',
  '__proto__',
  '"',
  '\\',
);

const model = fc
  .record(
    {
      task: word,
      prompt: word,
      maybe: word,
      words: fc.array(word, { maxLength: 3 }),
      tags: fc.array(word, { maxLength: 3 }),
      flag: fc.boolean(),
      deep: fc.record({ inner: word, note: word }, { requiredKeys: ['inner'] }),
    },
    { requiredKeys: ['words', 'tags', 'flag'] },
  )
  .map((fields) => ({ ...MODEL, ...fields }));

const among = fc.oneof(word, fc.uniqueArray(word, { minLength: 1, maxLength: 3 }));
const { value: condition } = fc.letrec<{ value: object }>((tie) => ({
  value: fc.oneof(
    { maxDepth: 3, withCrossShrink: true },
    fc.record({ tag: among }),
    fc.record({ task: among }),
    fc.record({ has: fc.constantFrom('prompt', 'maybe', 'words', 'flag', 'id', 'deep', 'deep.note', 'lookup.family') }),
    fc.record({ field: fc.constantFrom('prompt', 'deep.note', 'maybe', 'id'), equals: among }),
    fc.record({ field: fc.constantFrom('words', 'tags'), includes: among }),
    fc.record({ field: fc.constantFrom('words', 'prompt', 'deep.note'), contains: among, ignoreCase: fc.boolean() }),
    fc.record({ field: fc.constantFrom('prompt', 'deep.note'), startsWith: among, ignoreCase: fc.boolean() }),
    fc.record({ field: fc.constantFrom('prompt', 'deep.inner'), endsWith: among, ignoreCase: fc.boolean() }),
    fc.record({ not: tie('value') }),
    fc.record({ all: fc.array(tie('value'), { minLength: 2, maxLength: 3 }) }),
    fc.record({ any: fc.array(tie('value'), { minLength: 2, maxLength: 3 }) }),
  ),
}));

test('what the compiler evaluates is what the emitted code does', async () => {
  await fc.assert(
    fc.asyncProperty(condition, fc.array(model, { minLength: 1, maxLength: 8 }), async (some, models) => {
      const compiled = testFor(some);
      const imports = new Imports();
      const run = await evaluated(testCode(compiled, environmentOf(typesOf(SCOPE)), imports).text, imports, ['m']);
      for (const m of models) expect(run(m)).toBe(evaluateTest(compiled, { m }, lookups));
    }),
    { numRuns: 400 },
  );
});

test('and so for values', async () => {
  const path = (...segments: string[]): Value => ({ kind: 'path', variable: 'm', segments });
  const values: Value[] = [
    path('id'),
    path('words'),
    { kind: 'lookup', name: 'family', from: path('task') },
    { kind: 'lookup', name: 'family', from: path('words') },
    { kind: 'default', value: path('deep', 'note'), fallback: path('id') },
    { kind: 'concat', parts: [path('id'), { kind: 'constant', value: '/' }, path('name')] },
    { kind: 'call', helper: 'stripPrefix', operands: [path('id'), { kind: 'constant', value: 'org/' }] },
    { kind: 'call', helper: 'urlPath', operands: [path('name')] },
    { kind: 'call', helper: 'jsonText', operands: [path('name')] },
  ];
  for (const value of values) {
    const imports = new Imports();
    const run = await evaluated(valueCode(value, environmentOf(typesOf(SCOPE)), imports).text, imports, ['m']);
    fc.assert(
      fc.property(model, hostileText, (some, name) => {
        const m = { ...some, name };
        expect(run(m)).toEqual(evaluateValue(value, { m }, lookups));
      }),
    );
  }
});
