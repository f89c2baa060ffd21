import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Condition } from '../../out/types/condition.ts';
import { compileTemplate, evaluated, MODEL, SCOPE } from '../../tests/fixtures/template.ts';
import { hostileText } from '../../tests/snippets/hostile-values.ts';
import { testOf } from '../2-analyse/condition.ts';
import type { Test, Value } from '../2-analyse/plan.ts';
import { Imports, optionalExpression, testExpression, valueExpression } from './expression.ts';

const testFor = (condition: object): Test =>
  testOf(
    condition as Condition,
    SCOPE,
    ({ code }) => {
      throw new Error(code);
    },
    String,
  );

describe('condition -> TypeScript, and its truth for models', () => {
  const bare = { ...MODEL, words: [], tags: [], flag: false };
  const full = {
    ...MODEL,
    words: ['alpha', 'beta'],
    tags: ['one', 'two'],
    task: 'fill-mask',
    prompt: 'A "b"',
    maybe: 'Name',
    deep: { inner: 'i', note: 'Note' },
  };
  test.each<[object, string, boolean, boolean]>([
    [{ tag: 'one' }, 'm.tags.includes("one")', false, true],
    [{ tag: ['x', 'two'] }, 'includesAny(m.tags, ["x", "two"])', false, true],
    [{ task: 'fill-mask' }, 'm.task === "fill-mask"', false, true],
    [{ task: ['x', 'fill-mask'] }, 'isOneOf(m.task, ["x", "fill-mask"])', false, true],
    [{ has: 'prompt' }, 'm.prompt !== undefined', false, true],
    [{ has: 'deep.note' }, 'm.deep?.note !== undefined', false, true],
    [{ has: 'words' }, '(m.words?.length ?? 0) > 0', false, true],
    [{ has: 'flag' }, 'm.flag === true', false, true],
    [{ has: 'id' }, 'true', true, true],
    [{ has: 'lookup.family' }, 'lookUp(m.task, lookups.family) !== undefined', false, true],
    [{ field: 'prompt', equals: 'A "b"' }, 'm.prompt === "A \\"b\\""', false, true],
    [{ field: 'prompt', equals: '\u2028' }, 'm.prompt === "\\u2028"', false, false],
    [{ field: 'words', includes: 'beta' }, 'm.words.includes("beta")', false, true],
    [{ field: 'words', contains: 'ET' }, 'containsAny(m.words, ["ET"])', false, false],
    [{ field: 'words', contains: 'ET', ignoreCase: true }, 'containsAny(m.words, ["ET"], true)', false, true],
    [{ field: 'deep.note', startsWith: 'No' }, 'startsWithAny(m.deep?.note, ["No"])', false, true],
    [{ field: 'deep.note', endsWith: ['x', 'te'] }, 'endsWithAny(m.deep?.note, ["x", "te"])', false, true],
    [{ not: { has: 'prompt' } }, '!(m.prompt !== undefined)', true, false],
    [{ all: [{ has: 'prompt' }, { task: 'x' }] }, '(m.prompt !== undefined && m.task === "x")', false, false],
    [{ any: [{ has: 'prompt' }, { task: 'x' }] }, '(m.prompt !== undefined || m.task === "x")', false, true],
    [
      { all: [{ any: [{ has: 'prompt' }, { task: 'x' }] }, { not: { tag: 'y' } }] },
      '((m.prompt !== undefined || m.task === "x") && !(m.tags.includes("y")))',
      false,
      true,
    ],
  ])('%j: %s', async (condition, expression, ofBare, ofFull) => {
    const imports = new Imports();
    const code = testExpression(testFor(condition), imports);
    expect(code).toBe(expression);
    const run = await evaluated(code, imports, ['m']);
    expect([run(bare), run(full)]).toEqual([ofBare, ofFull]);
  });
});

describe('value -> TypeScript', () => {
  const path = (...segments: string[]): Value => ({ kind: 'path', variable: 'm', segments });
  test.each<[Value, string, string]>([
    [path('id'), 'm.id', 'm.id'],
    [path('deep', 'note'), 'm.deep!.note', 'm.deep?.note'],
    [{ kind: 'path', variable: 'item1', segments: [] }, 'item1', 'item1'],
    [{ kind: 'constant', value: 'a"\u2028' }, '"a\\"\\u2028"', '"a\\"\\u2028"'],
    [{ kind: 'constant', value: ['a', 'b'] }, '["a", "b"]', '["a", "b"]'],
    [
      { kind: 'lookup', name: 'family', from: path('task') },
      'lookUp(m.task, lookups.family)',
      'lookUp(m.task, lookups.family)',
    ],
    [
      { kind: 'default', value: path('deep', 'note'), fallback: { kind: 'constant', value: 'x' } },
      '(m.deep?.note ?? "x")',
      '(m.deep?.note ?? "x")',
    ],
    [
      { kind: 'concat', parts: [{ kind: 'constant', value: 'a' }, path('id')] },
      '["a", m.id!].join(\'\')',
      '["a", m.id!].join(\'\')',
    ],
    [{ kind: 'call', helper: 'urlPath', operands: [path('id')] }, 'urlPath(m.id!)', 'urlPath(m.id!)'],
  ])('%j', (value, sure, optional) => {
    expect(valueExpression(value, new Imports())).toBe(sure);
    expect(optionalExpression(value, new Imports())).toBe(optional);
  });

  test('the imports are what the code uses', () => {
    const imports = new Imports();
    testExpression(testFor({ all: [{ tag: ['a', 'b'] }, { has: 'lookup.family' }, { tag: ['c', 'd'] }] }), imports);
    expect([...imports.modules].map(([module, names]) => [module, [...names]])).toEqual([
      ['condition/tests', ['includesAny', 'lookUp']],
    ]);
  });
});

test('static text is printed as it stands, whatever it is', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(hostileText, { minLength: 1, maxLength: 4 }), async (texts) => {
      // Shell comments may hold anything but the braces of a template, trailing space and line ends.
      const lines = texts.map((text) => `# x${text.replace(/[{}\p{Cc}\p{Cs}\p{Zl}\p{Zp}\s\\]+/gu, '_')}`);
      const source = `${lines.join('{{! nothing }}\n')}\n`;
      const { problems, print } = compileTemplate(source, 'sh');
      expect(problems).toEqual([]);
      expect(await print(MODEL)).toBe(`${lines.join('\n')}\n`);
    }),
    { numRuns: 200 },
  );
});

test.each(['a $', '$', '`', '\\', '${x}', '$${x}', '`${x}`', '$\\{x}', '\\u0041', "'"])('as %j', async (text) => {
  const source = `# ${text}{{! a }}{x} ${text}\n`.replace('\\{{', '\\ {{');
  const { problems, print } = compileTemplate(source, 'sh');
  expect(problems).toEqual([]);
  expect(await print(MODEL)).toBe(source.replace('{{! a }}', ''));
});
