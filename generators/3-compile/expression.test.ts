import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { hostileText } from '../../tests/snippets/hostile-values.ts';
import { compileTemplate, evaluated, MODEL, SCOPE, testFor } from '../../tests/test-kit/template.ts';
import type { Value } from '../2-analyse/plan.ts';
import { type Environment, environmentOf, when } from './environment.ts';
import { testCode, valueCode } from './expression.ts';
import { Imports } from './imports.ts';
import { type Known, typesOf } from './reads.ts';

const ENV: Environment = environmentOf(typesOf(SCOPE));

const CONDITIONS: [condition: object, code: string, ofBare: boolean, ofFull: boolean][] = [
  [{ tag: 'one' }, "m.tags.includes('one')", false, true],
  [{ tag: ['x', 'two'] }, "includesAny(m.tags, ['x', 'two'])", false, true],
  [{ task: 'fill-mask' }, "m.task === 'fill-mask'", false, true],
  [{ task: ['x', 'fill-mask'] }, "isOneOf(m.task, ['x', 'fill-mask'])", false, true],
  [{ has: 'prompt' }, 'm.prompt !== undefined', false, true],
  [{ has: 'deep.note' }, 'm.deep?.note !== undefined', false, true],
  [{ has: 'words' }, 'm.words.length > 0', false, true],
  [{ has: 'flag' }, 'm.flag', false, true],
  [{ has: 'id' }, 'true', true, true],
  [{ has: 'lookup.family' }, 'lookUp(m.task, lookups.family) !== undefined', false, true],
  [{ field: 'prompt', equals: 'A "b"' }, `m.prompt === 'A "b"'`, false, true],
  [{ field: 'prompt', equals: '\u2028' }, "m.prompt === '\\u2028'", false, false],
  [{ field: 'words', includes: 'beta' }, "m.words.includes('beta')", false, true],
  [{ field: 'words', contains: 'ET' }, "containsAny(m.words, ['ET'])", false, false],
  [{ field: 'words', contains: 'ET', ignoreCase: true }, "containsAny(m.words, ['et'], true)", false, true],
  [{ field: 'deep.note', startsWith: 'No' }, "m.deep?.note !== undefined && m.deep.note.startsWith('No')", false, true],
  [
    { field: 'deep.note', endsWith: ['x', 'te'] },
    "m.deep?.note !== undefined && endsWithAny(m.deep.note, ['x', 'te'])",
    false,
    true,
  ],
  [{ not: { has: 'prompt' } }, 'm.prompt === undefined', true, false],
  [{ all: [{ has: 'prompt' }, { task: 'x' }] }, "m.prompt !== undefined && m.task === 'x'", false, false],
  [{ any: [{ has: 'prompt' }, { task: 'x' }] }, "m.prompt !== undefined || m.task === 'x'", false, true],
  [
    { all: [{ any: [{ has: 'prompt' }, { task: 'x' }] }, { not: { tag: 'y' } }] },
    "(m.prompt !== undefined || m.task === 'x') && !m.tags.includes('y')",
    false,
    true,
  ],
  [{ not: { has: 'flag' } }, '!m.flag', true, false],
  [{ not: { has: 'words' } }, 'm.words.length === 0', true, false],
  [{ not: { task: 'fill-mask' } }, "m.task !== 'fill-mask'", true, false],
  [{ not: { task: ['x', 'fill-mask'] } }, "!isOneOf(m.task, ['x', 'fill-mask'])", true, false],
  [
    { not: { all: [{ has: 'deep' }, { field: 'deep.note', equals: 'Note' }] } },
    "!(m.deep !== undefined && m.deep.note === 'Note')",
    true,
    false,
  ],
];

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
  test.each(CONDITIONS)('%j: %s', (condition, expression, ofBare, ofFull) => {
    const imports = new Imports();
    const code = testCode(testFor(condition), ENV, imports).text;
    expect(code).toBe(expression);
    const run = evaluated(code, imports, ['m']);
    expect([run(bare), run(full)]).toEqual([ofBare, ofFull]);
  });
});

describe('value -> TypeScript, where nothing is known of it and where it is known to be there', () => {
  const path = (...segments: string[]): Value => ({ kind: 'path', variable: 'm', segments });
  const known: Known = new Map([
    ['m.deep', true],
    ['m.deep.note', true],
  ]);
  test.each<[Value, string, string]>([
    [path('id'), 'm.id', 'm.id'],
    [path('deep', 'note'), 'm.deep?.note', 'm.deep.note'],
    [{ kind: 'path', variable: 'm', segments: [] }, 'm', 'm'],
    [{ kind: 'constant', value: 'a"\u2028' }, "'a\"\\u2028'", "'a\"\\u2028'"],
    [{ kind: 'constant', value: "it's" }, '"it\'s"', '"it\'s"'],
    [{ kind: 'constant', value: ['a', 'b'] }, "['a', 'b']", "['a', 'b']"],
    [
      { kind: 'lookup', name: 'family', from: path('deep', 'note') },
      'lookUp(m.deep?.note, lookups.family)',
      'lookUp(m.deep.note, lookups.family)',
    ],
    [
      { kind: 'default', value: path('prompt'), fallback: { kind: 'constant', value: 'x' } },
      "m.prompt ?? 'x'",
      "m.prompt ?? 'x'",
    ],
    [{ kind: 'concat', parts: [{ kind: 'constant', value: '$' }, path('id')] }, '`\\$${m.id}`', '`\\$${m.id}`'],
    [{ kind: 'call', helper: 'urlPath', operands: [path('id')] }, 'urlPath(m.id)', 'urlPath(m.id)'],
  ])('%j', (value, unknown, there) => {
    expect(valueCode(value, ENV, new Imports()).text).toBe(unknown);
    expect(valueCode(value, when(ENV, known), new Imports()).text).toBe(there);
  });

  test('the imports are what the code uses', () => {
    const imports = new Imports();
    testCode(testFor({ all: [{ tag: ['a', 'b'] }, { has: 'lookup.family' }, { tag: ['c', 'd'] }] }), ENV, imports);
    expect([...imports.modules].map(([module, names]) => [module, [...names.keys()]])).toEqual([
      ['condition/tests', ['includesAny', 'lookUp']],
    ]);
  });
});

test('static text is printed as it stands, whatever it is', () => {
  fc.assert(
    fc.property(fc.array(hostileText, { minLength: 1, maxLength: 4 }), (texts) => {
      // Shell comments may hold anything but the braces of a template, trailing space and line ends, and what cannot be seen.
      const unseen = /[{}\p{Cc}\p{Cs}\p{Zl}\p{Zp}\p{DI}\ufff9-\ufffd\s\\]+/gu;
      const lines = texts.map((text) => `# x${text.replace(unseen, '_')}`);
      const source = `${lines.join('{{! nothing }}\n')}\n`;
      const { problems, print } = compileTemplate(source, 'sh');
      expect(problems).toEqual([]);
      expect(print(MODEL)).toBe(`${lines.join('\n')}\n`);
    }),
    { numRuns: 200 },
  );
});

test.each(['a $', '$', '`', '\\', '${x}', '$${x}', '`${x}`', '$\\{x}', '\\u0041', "'"])('as %j', (text) => {
  const source = `# ${text}{{! a }}{x} ${text}\n`.replace('\\{{', '\\ {{');
  const { problems, print } = compileTemplate(source, 'sh');
  expect(problems).toEqual([]);
  expect(print(MODEL)).toBe(source.replace('{{! a }}', ''));
});
