import { describe, expect, test } from 'vitest';
import { has } from '../../tests/interpreters.ts';
import { hostileJsons, hostileTexts } from '../../tests/snippets/hostile-values.ts';
import type { Json } from '../shared/literal.ts';
import { escapeJavaComment, escapeJavaString } from './escape.ts';
import { javaJson, javaLiteral, javaText } from './literal.ts';
import { javaPointer } from './path.ts';
import { inspect } from './test-kit/inspect.ts';
import { decodeJava, programOf, runJava } from './test-kit/run.ts';

/** Besides what is hostile to every language: escapes of several kinds in a row, in pairs of surrogates too. */
const OWN = [
  '\\u000astray x;',
  'C:\\users',
  '\udb40\udc01\\\ufeff',
  '\ud800\\\ufeff',
  '\\u0022',
  '\\\\u000a',
  '\u00007',
  '\ufeffu',
  '"""',
  '\\"""',
  'a \n \n',
];
const texts = [...OWN, ...hostileTexts(10_000)];

/** In a string, half of a surrogate pair has become another character. */
const wellFormed = texts.map((text) => text.toWellFormed());

/** Texts of many words, which stand in several lines. */
const long = Array.from({ length: 500 }, (_, index) => texts.slice(index * 20, index * 20 + 20).join(' '));

/** The value at a JSON pointer, read by its own rules (RFC 6901, section 4). */
const stepsOf = (pointer: string): string[] =>
  pointer
    .split('/')
    .slice(1)
    .map((step) => step.replace(/~1/g, '/').replace(/~0/g, '~'));

describe.skipIf(!has('javac'))('the compiler of Java', () => {
  test('reads the text back from "…"', () => {
    expect(decodeJava(texts.map((text) => `"${escapeJavaString(text)}"`))).toEqual(wellFormed);
  });

  test('reads a long text back that stands in several lines', () => {
    expect(decodeJava(long.map((text, index) => javaText(text, 2 * (index % 5))))).toEqual(
      long.map((text) => text.toWellFormed()),
    );
  });

  test('reads every JSON value back from its text block', () => {
    const values: Json[] = [
      ...hostileJsons(4000),
      ...texts.slice(0, 6000).map((text) => ({ [text]: [text, { b: text }] })),
      ...long.map((text) => [text, { a: text }]),
      ...texts.slice(0, 200),
    ];
    const decoded = decodeJava(values.map((value, index) => javaJson(value, 2 * (index % 6))));
    expect(decoded.map((text) => JSON.parse(text))).toEqual(values.map((value) => JSON.parse(JSON.stringify(value))));
  });

  test('follows a path to where it says', () => {
    const paths = texts.map((text, index) => (index % 2 ? [text, index % 5, 'b'] : [index % 3, text]));
    expect(decodeJava(paths.map(javaPointer)).map(stepsOf)).toEqual(
      paths.map((path) => path.map((step) => String(step).toWellFormed())),
    );
  });

  test('takes no comment for code', () => {
    const comments = texts.map((text) => `//${escapeJavaComment(text)}\n// ${escapeJavaComment(text)}\n`).join('');
    const { stdout, stderr } = runJava(`${comments}\n${programOf(['"end"'])}${comments}`);
    expect({ stdout, stderr }).toEqual({ stdout: '0065006e0064\n', stderr: '' });
  });
});

test('the parser of Java reads the text back too', () => {
  for (const text of texts)
    expect(
      inspect(`class A { String x = "${escapeJavaString(text)}"; } // ${escapeJavaComment(text)}\n`),
    ).toMatchObject({
      literals: [text.toWellFormed()],
      names: ['A', 'String', 'x'],
    });
});

test('and the JSON of a text block', () => {
  for (const value of [...hostileJsons(2000), ...long]) {
    const { literals } = inspect(`class A {\n    String x =\n        ${javaJson(value, 8)};\n}\n`);
    expect(literals.map((text) => JSON.parse(text))).toEqual([JSON.parse(JSON.stringify(value))]);
  }
});

test('no line of a text block that has spaces is wider than 100 columns', () => {
  const value = { text: 'The quick brown fox jumps over the lazy dog. '.repeat(8) };
  const wide = javaJson(value, 8)
    .split('\n')
    .filter((line) => line.length > 100);
  expect(wide).toEqual([]);
});

test.each([
  [{ a: 1, b: [true, null] }, '"""\n{\n  "a": 1,\n  "b": [true, null]\n}\n"""'],
  [{}, '"""\n{}\n"""'],
  ['a"b\\', '"""\n"a\\\\"b\\\\\\\\"\n"""'],
  [Number.NaN, '"""\nnull\n"""'],
] as [Json, string][])('the JSON %j is %j', (value, text) => {
  expect(javaJson(value)).toBe(text);
});

test.each([
  ['\n\u0000\u001b\u2028\ud800😀', '"\\n\\000\\033\\u2028\\ufffd😀"'],
  [['a', 'b'], 'List.of("a", "b")'],
  [[], 'List.of()'],
  [['a', null], '"""\n["a", null]\n"""'],
  [1, '1'],
  [0.5, '0.5'],
  [2 ** 31 - 1, '2147483647'],
  [2 ** 31, '2147483648L'],
  [2 ** 63, '9.223372036854776e+18'],
  [Number.NaN, 'Double.NaN'],
  [true, 'true'],
] as [Json, string][])('%j is %s', (value, text) => {
  expect(javaLiteral(value)).toBe(text);
});

test.each([
  ['plain', 'plain'],
  ['two\nlines', 'two lines'],
  ['\\u000a x', '\\ u000a x'],
  ['C:\\users', 'C:\\ users'],
  ['/ a', ' / a'],
  ['DEPS a:b:1', ' DEPS a:b:1'],
  ['A sentence.', 'A sentence.'],
])('the comment of %j is %j', (text, comment) => {
  expect(escapeJavaComment(text)).toBe(comment);
});
