import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { has } from '../../tests/interpreters.ts';
import { hostileText, hostileTexts } from '../../tests/snippets/hostile-values.ts';
import { csharpLiteral } from '../csharp/literal.ts';
import { inspect as inspectCsharp } from '../csharp/test-kit/inspect.ts';
import { jsLiteral } from '../js/literal.ts';
import { decodeJs } from '../js/test-kit/decode.ts';
import { jsonLiteral } from '../json/literal.ts';
import { pythonLiteral } from '../python/literal.ts';
import { decodePython } from '../python/test-kit/decode.ts';
import { shellJson } from '../sh/literal.ts';
import { decodeShell } from '../sh/test-kit/decode.ts';
import { type Json, printText } from './literal.ts';

const texts = hostileTexts(10_000);

const { value: json } = fc.letrec<{ value: Json }>((tie) => ({
  value: fc.oneof(
    { maxDepth: 4, withCrossShrink: true },
    hostileText,
    fc.constantFrom<Json>(null, true, false, 0, -0.5, 1e21, 1e-7, 2 ** 53),
    fc.integer(),
    fc.double({ noDefaultInfinity: true, noNaN: true }).map((number) => (Object.is(number, -0) ? 0 : number)),
    fc.array(tie('value'), { maxLength: 4 }),
    fc
      .array(fc.tuple(hostileText, tie('value')), { maxLength: 4 })
      .map((entries) =>
        JSON.parse(`{${entries.map(([key, value]) => `${JSON.stringify(key)}:${JSON.stringify(value)}`)}}`),
      ),
  ),
}));

const values = fc.sample(json, { numRuns: 3000, seed: 20_261_121 });
const indents = [0, 2, 4, 8];
const printed = (print: (value: Json, indent?: number) => string): string[] =>
  [...texts, ...values].map((value, index) => print(value, indents[index % 4]));
const expected = [...texts, ...values].map((value) => ({ value }));

test.skipIf(!has('python3'))('Python reads every value back', () => {
  expect(decodePython(printed(pythonLiteral))).toEqual(expected);
});

test('Node reads every value back', () => {
  // JSON on the way back would drop a key __proto__ only if the literal had set the prototype instead.
  expect(decodeJs(printed(jsLiteral))).toEqual(expected);
});

test('JSON.parse reads every value back', () => {
  expect(printed(jsonLiteral).map((text) => JSON.parse(text))).toEqual([...texts, ...values]);
});

test.skipIf(!has('bash'))('bash hands every value on as JSON', () => {
  const groups = decodeShell(
    'bash',
    [...texts.slice(0, 2000), ...values].map((value) => shellJson(value)),
  );
  expect(groups.map((words) => words.map((word) => JSON.parse(word)))).toEqual(
    [...texts.slice(0, 2000), ...values].map((value) => [value]),
  );
});

test('the parser of C# reads every text back', () => {
  for (const text of texts) expect(inspectCsharp(`x = ${csharpLiteral(text)};`).literals).toEqual([text]);
});

describe('layout and words', () => {
  const nested = { model: 'x', messages: [{ role: 'user', content: 'hi' }], n: 1, on: true, off: null };
  test.each([
    [pythonLiteral, ['a', 'b'], 0, '["a", "b"]'],
    [pythonLiteral, [], 0, '[]'],
    [pythonLiteral, {}, 0, '{}'],
    [pythonLiteral, { a: undefined, b: true }, 0, '{"b": True}'],
    [pythonLiteral, null, 0, 'None'],
    [pythonLiteral, Number.NaN, 0, 'None'],
    [pythonLiteral, Number.POSITIVE_INFINITY, 0, 'None'],
    [
      pythonLiteral,
      nested,
      4,
      '{\n        "model": "x",\n        "messages": [\n            {"role": "user", "content": "hi"},\n        ],\n        "n": 1,\n        "on": True,\n        "off": None,\n    }',
    ],
    [
      jsLiteral,
      nested,
      0,
      '{\n  model: "x",\n  messages: [\n    { role: "user", content: "hi" },\n  ],\n  n: 1,\n  on: true,\n  off: null,\n}',
    ],
    [jsLiteral, { 'a-b': 1, class: 2, __proto__x: 3, '0': 4 }, 0, '{ "0": 4, "a-b": 1, class: 2, __proto__x: 3 }'],
    [jsLiteral, JSON.parse('{"__proto__": 1}'), 0, '{ ["__proto__"]: 1 }'],
    [jsLiteral, Number.NEGATIVE_INFINITY, 0, 'null'],
    [jsonLiteral, { a: [1, 'b'] }, 2, '{\n    "a": [\n      1,\n      "b"\n    ]\n  }'],
    [jsonLiteral, Number.NaN, 0, 'null'],
    [shellJson, { a: "it's" }, 0, `'{\n  "a": "it'\\''s"\n}'`],
  ] as [
    (value: Json, indent?: number) => string,
    Json,
    number,
    string,
  ][])('%o of %j at column %i', (print, value, indent, text) => {
    expect(print(value, indent)).toBe(text);
  });

  test.each([
    [true, 'true'],
    [1.5, '1.5'],
    [Number.NaN, 'double.NaN'],
    ['a"', '"a\\""'],
  ])('C# prints %j as %s', (value, text) => {
    expect(csharpLiteral(value)).toBe(text);
  });

  test('a flat list of more than 72 characters has an item a line', () => {
    expect(pythonLiteral(['x'.repeat(40), 'y'.repeat(40)])).toBe(
      `[\n    "${'x'.repeat(40)}",\n    "${'y'.repeat(40)}",\n]`,
    );
  });
});

describe('a long text', () => {
  const words = fc.array(fc.oneof(hostileText, fc.constantFrom('word', 'a', 'Ω', '😀', '\n', '"', '\\')), {
    minLength: 20,
    maxLength: 120,
  });
  const longTexts = fc.sample(words, { numRuns: 300, seed: 20_261_122 }).map((list) => list.join(' '));
  const broken = (print: (value: Json, indent?: number) => string): string[] =>
    longTexts.map((text, index) => print(text, indents[index % 4]));

  test.skipIf(!has('python3'))('is read back by Python, as one text', () => {
    expect(decodePython(broken(pythonLiteral))).toEqual(longTexts.map((value) => ({ value })));
  });

  test('is read back by Node', () => {
    expect(decodeJs(broken(jsLiteral))).toEqual(longTexts.map((value) => ({ value })));
  });

  test('is broken into lines of at most 100 characters, whatever its indentation', () => {
    const text = 'The quick brown "fox" jumps over the lazy dog. '.repeat(80);
    for (const print of [pythonLiteral, jsLiteral])
      for (const indent of [0, 4, 8, 40])
        for (const line of print([text, { text }], indent).split('\n')) expect(line.length).toBeLessThanOrEqual(100);
  });

  test('is broken behind spaces and line ends alone, so that an address stays whole', () => {
    const address = `https://example.com/${'a'.repeat(200)}`;
    const pieces = (text: string): string =>
      printText(text, 0, { around: 6, quote: (piece) => `"${piece}"`, join: (quoted) => quoted.join('+') });
    expect(pieces(address)).toBe(`"${address}"`);
    expect(pieces(`see ${address} or\nnothing`)).toBe(`"see "+"${address} "+"or\n"+"nothing"`);
    expect(pieces('a short text')).toBe('"a short text"');
  });
});
