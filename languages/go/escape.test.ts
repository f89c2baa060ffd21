import { describe, expect, test } from 'vitest';
import { has, run } from '../../tests/interpreters.ts';
import { hostileJsons, hostileTexts } from '../../tests/snippets/hostile-values.ts';
import type { Json } from '../shared/literal.ts';
import { escapeGoComment, escapeGoString } from './escape.ts';
import { goLiteral } from './literal.ts';
import { goPath, goRoot } from './path.ts';
import { inspect } from './test-kit/inspect.ts';
import { decodeGo, programOf, runGo } from './test-kit/run.ts';

const texts = hostileTexts(10_000);

/** Go has no half of a surrogate pair. */
const wellFormed = (value: Json): unknown =>
  JSON.parse(JSON.stringify(value).replace(/(?<!\\)((?:\\\\)*)\\ud[89a-f][0-9a-f]{2}/g, '$1\\ufffd'));

describe.skipIf(!has('go'))('the compiler of Go', () => {
  test('reads the text back from "…"', () => {
    expect(decodeGo(texts.map((text) => `"${escapeGoString(text)}"`))).toEqual(
      texts.map((text) => text.toWellFormed()),
    );
  });

  test('reads every value back', () => {
    const values = hostileJsons(3000);
    expect(decodeGo(values.map((value, index) => goLiteral(value, index % 4)))).toEqual(values.map(wellFormed));
  });

  test('takes no comment for code or for a directive', () => {
    const comments = texts.map((text) => `//${escapeGoComment(text)}\n// ${escapeGoComment(text)}\n`).join('');
    const { stdout, stderr } = runGo(`${comments}\n${programOf(['1'])}${comments}`);
    expect({ stdout, stderr }).toEqual({ stdout: '1\n', stderr: '' });
  });

  test('follows a path to where it says', () => {
    const paths = texts.slice(0, 200).map((text, index) => (index % 2 ? [text, index % 5, 'b'] : [index % 3, text]));
    const literals = paths.map((path) => {
      const value = path.reduceRight<Json>(
        (inner, step) => (typeof step === 'number' ? [...Array(step).fill(0), inner] : { [step]: inner }),
        1,
      );
      return `func(value ${goRoot(path)}) any { return value${goPath(path)} }(${goLiteral(value)})`;
    });
    expect(decodeGo(literals)).toEqual(paths.map(() => 1));
  });
});

test.skipIf(!has('gofmt'))('gofmt leaves literals as they are', () => {
  const values: Json[] = [
    { model: 'x', messages: [{ role: 'user', content: 'hi' }], n: 1, on: true, off: null },
    { a: 1, bcd: 'x'.repeat(60), ef: { g: [1, 2, 3] }, long_name: 2, h: 3 },
    { text: 'The quick brown fox jumps over the lazy dog. '.repeat(8), b: 1 },
    [['a', 'b'], [], {}, [{ a: 1 }, 2]],
  ];
  const program = `package main\n\nfunc main() {\n${values.map((value) => `\tprint(${goLiteral(value, 1)})\n`).join('')}}\n`;
  expect(run(['gofmt'], program)).toMatchObject({ stdout: program, stderr: '' });
});

test('the parser of Go reads the text back too', () => {
  for (const text of texts)
    expect(inspect(`package a\nvar x = "${escapeGoString(text)}" // ${escapeGoComment(text)}\n`)).toMatchObject({
      literals: [text.toWellFormed()],
      names: ['a', 'x'],
    });
});

test.each([
  ['plain', 'plain'],
  ['two\nlines', 'two lines'],
  ['go:build ignore', ' go:build ignore'],
  ['line a.go:1', ' line a.go:1'],
  ['+build ignore', '＋build ignore'],
])('the comment of %j is %j', (text, comment) => {
  expect(escapeGoComment(text)).toBe(comment);
});

test.each([
  [1e21, '1e+21'],
  [2 ** 53, '9007199254740992'],
  [Number.NaN, 'nil'],
  [['a', 'b'], '[]string{"a", "b"}'],
  [[1, 'b'], '[]any{1, "b"}'],
  [{ a: undefined, b: null }, 'map[string]any{"b": nil}'],
  [{}, 'map[string]any{}'],
] as [Json, string][])('%j is %s', (value, text) => {
  expect(goLiteral(value)).toBe(text);
});
