import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Condition } from '../../out/types/condition.ts';
import { evaluated, MODEL, SCOPE, testFor } from '../../tests/test-kit/template.ts';
import type { Test } from '../2-analyse/plan.ts';
import { environmentOf } from '../3-compile/environment.ts';
import { testCode } from '../3-compile/expression.ts';
import { Imports } from '../3-compile/imports.ts';
import { typesOf } from '../3-compile/reads.ts';
import { questionsOf } from './question.ts';

/** The functions and the questions of a module, as text. */
function texts(tests: readonly Test[]): { shared: string[]; asked: string[]; imports: Imports } {
  const imports = new Imports();
  const { of, shared } = questionsOf(tests, SCOPE.root, imports);
  const code = (value: unknown): string => (value as { code: string }).code;
  const asked = tests.map((one) => of(one).code);
  return { shared: shared.map(({ name, value }) => `const ${name} = ${code(value)};`), asked, imports };
}

const LONG: Condition = { tag: ['one', 'another-tag', 'a-third-tag', 'a-fourth'] };
const LONG_CODE = "includesAny(m.tags, ['one', 'another-tag', 'a-third-tag', 'a-fourth'])";

describe('what a module asks more than once', () => {
  test.each<[string, Condition[], string[], string[]]>([
    [
      'gets a function, also where it is denied',
      [{ all: [{ task: 'a' }, LONG] }, { not: LONG }],
      [`const question = (m) => ${LONG_CODE};`],
      ["(m) => m.task === 'a' && question(m)", '(m) => !question(m)'],
    ],
    [
      'is counted once inside of what is itself asked twice',
      [{ any: [{ task: 'a' }, LONG] }, { all: [{ has: 'prompt' }, { any: [{ task: 'a' }, LONG] }] }],
      [`const question = (m) => m.task === 'a' || ${LONG_CODE};`],
      ['(m) => question(m)', '(m) => m.prompt !== undefined && question(m)'],
    ],
    [
      'stays where it stands when it is short',
      [{ tag: 'one' }, { not: { tag: 'one' } }],
      [],
      ["(m) => m.tags.includes('one')", "(m) => !m.tags.includes('one')"],
    ],
    [
      'shows nothing to what is asked after it',
      [
        { all: [{ all: [{ has: 'deep' }, LONG] }, { field: 'deep.note', startsWith: 'N' }] },
        { all: [{ has: 'deep' }, LONG] },
      ],
      [`const question = (m) => m.deep !== undefined && ${LONG_CODE};`],
      ["(m) => question(m) && m.deep?.note !== undefined && m.deep.note.startsWith('N')", '(m) => question(m)'],
    ],
  ])('%s', (_, conditions, functions, questions) => {
    const { shared, asked } = texts(conditions.map(testFor));
    expect({ shared, asked }).toEqual({ shared: functions, asked: questions });
  });
});

const { condition } = fc.letrec<{ condition: Condition }>((tie) => ({
  condition: fc.oneof(
    { maxDepth: 4 },
    fc.constantFrom<Condition>(
      LONG,
      { has: 'deep' },
      { has: 'prompt' },
      { field: 'deep.note', startsWith: ['N', 'x'] },
    ),
    tie('condition').map((not) => ({ not })),
    fc.array(tie('condition'), { minLength: 1, maxLength: 3 }).map((all) => ({ all })),
    fc.array(tie('condition'), { minLength: 1, maxLength: 3 }).map((any) => ({ any })),
  ),
}));

test('the answers are those of the tests as they stand', () => {
  const models = [
    MODEL,
    { ...MODEL, tags: ['one'], deep: { inner: 'i', note: 'Note' } },
    { ...MODEL, prompt: 'A', deep: { inner: 'i', note: 'other' } },
    { ...MODEL, tags: ['a-fourth'], deep: undefined, prompt: '' },
  ];
  const plain = environmentOf(typesOf(SCOPE));
  let made = 0;
  fc.assert(
    fc.property(fc.array(condition, { minLength: 2, maxLength: 4 }), (conditions) => {
      const tests = conditions.map(testFor);
      const { shared, asked, imports } = texts(tests);
      made += shared.length;
      for (const [at, one] of tests.entries()) {
        const expected = evaluated(testCode(one, plain, imports).text, imports, ['m']);
        const answer = evaluated(`(() => { ${shared.join('\n')} return (${asked[at]})(m); })()`, imports, ['m']);
        for (const model of models) expect(answer(model)).toBe(expected(model));
      }
    }),
    { numRuns: 300 },
  );
  expect(made).toBeGreaterThan(100);
});
