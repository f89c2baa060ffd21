import { describe, expect, test } from 'vitest';
import { has } from '../../tests/interpreters.ts';
import { hostileJsons, hostileTexts } from '../../tests/snippets/hostile-values.ts';
import type { Json } from '../shared/literal.ts';
import { csharpString, escapeCsharpBlockComment, escapeCsharpLineComment, escapeCsharpString } from './escape.ts';
import { csharpJson, csharpLiteral, csharpText } from './literal.ts';
import { csharpNodePath, csharpPath } from './path.ts';
import { inspect } from './test-kit/inspect.ts';
import { decodeCsharp, programOf, runCsharp } from './test-kit/run.ts';

const texts = hostileTexts(10_000);

/** Texts of many words, which stand in several lines. */
const long = Array.from({ length: 500 }, (_, index) => texts.slice(index * 20, index * 20 + 20).join(' '));

const values: Json[] = [
  ...hostileJsons(4000),
  ...texts.slice(0, 6000).map((text) => ({ [text]: [text, { b: text }] })),
  ...long.map((text) => [text, { a: text }]),
  ...texts.slice(0, 200),
];
const parsed = (text: string): unknown => JSON.parse(text);

describe.skipIf(!has('dotnet'))('the compiler of C#', () => {
  test('reads the text back from "…", a long one in several lines', () => {
    const literals = [...texts.map(csharpString), ...long.map((text, index) => csharpText(text, 4 * (index % 4)))];
    expect(decodeCsharp(literals)).toEqual([...texts, ...long]);
  });

  test('reads every JSON value back from its raw string', () => {
    const decoded = decodeCsharp(values.map((value, index) => csharpJson(value, 4 * (index % 4))));
    expect(decoded.map(parsed)).toEqual(values.map((value) => parsed(JSON.stringify(value))));
  });

  test('follows a path to where it says, to read and to write', () => {
    const paths = texts.slice(0, 1000).map((text, index) => (index % 2 ? [text, index % 5, 'b'] : [index % 3, text]));
    const literals = paths.map((path) => {
      const value = path.reduceRight<Json>(
        (inner, step) =>
          typeof step === 'number' ? [...Array(step).fill(0), inner] : { [step.toWellFormed()]: inner },
        'old',
      );
      const known = path.map((step) => (typeof step === 'string' ? step.toWellFormed() : step));
      return `Put(${csharpJson(value)}, body => { body!${csharpNodePath(known)} = "new"; }, value => value${csharpPath(known)})`;
    });
    const put = `
    static string Put(
        string text, Action<System.Text.Json.Nodes.JsonNode> put, Func<System.Text.Json.JsonElement, object> get)
    {
        var body = System.Text.Json.Nodes.JsonNode.Parse(text)!;
        put(body);
        return $"{get(System.Text.Json.JsonDocument.Parse(body.ToJsonString()).RootElement)}";
    }
`;
    const program = programOf(literals).replace(/\n\}\n$/, `\n${put}}\n`);
    const { stdout, stderr } = runCsharp(program);
    expect({ lines: new Set(stdout.trimEnd().split('\n')), stderr }).toEqual({
      lines: new Set(['006e00650077']),
      stderr: '',
    });
    expect(stdout.trimEnd().split('\n')).toHaveLength(paths.length);
  });

  test('takes no comment for code or for a directive', () => {
    const comments = texts
      .map((text) => `//${escapeCsharpLineComment(text)}\n/*${escapeCsharpBlockComment(text)}*/\n`)
      .join('');
    const { stdout, stderr } = runCsharp(`${comments}\n${programOf(['"end"'])}${comments}`);
    expect({ stdout, stderr }).toEqual({ stdout: '0065006e0064\n', stderr: '' });
  });
});

test('the parser of C# reads the text back from "…"', () => {
  for (const text of texts) {
    const { error, literals, names } = inspect(`x = "${escapeCsharpString(text)}";`);
    expect({ error, literals, names }).toEqual({ error: undefined, literals: [text], names: ['x'] });
  }
});

test('and the JSON of a raw string', () => {
  for (const value of values.slice(0, 6000)) {
    const { error, literals } = inspect(`x = ${csharpJson(value)};`);
    expect({ error, values: literals.map(parsed) }).toEqual({
      error: undefined,
      values: [parsed(JSON.stringify(value))],
    });
  }
});

test('comments hold no code and are one line', () => {
  const calm = inspect('x = 1;');
  expect(calm).toMatchObject({ names: ['x'], literals: [] });
  for (const text of texts) {
    const line = escapeCsharpLineComment(text);
    const block = escapeCsharpBlockComment(text);
    expect(inspect(`// ${line}\n/* ${block} *//*${block}*//*${block}${block}/ */x = 1;`)).toEqual(calm);
    expect(line + block).toMatch(/^[^\p{Cc}\p{Zl}\p{Zp}\p{Cs}]+$/u);
  }
});

test.each([
  ['a"b\\c', 'a\\"b\\\\c'],
  ['\n\u0000\u0085\u2028', '\\n\\u0000\\u0085\\u2028'],
  ['\u{e0041}', '\\U000e0041'],
  ['{x} é漢😀', '{x} é漢😀'],
])('%j is "%s"', (text, regular) => {
  expect(escapeCsharpString(text)).toBe(regular);
});

test.each([
  [['a', 'b'], '["a", "b"]'],
  [[], '[]'],
  [['a', null], '"""\n    [\n      "a",\n      null\n    ]\n    """'],
  [{ a: 1 }, '"""\n    {\n      "a": 1\n    }\n    """'],
  ['x', '"x"'],
  [2 ** 31, '2147483648'],
  [2 ** 63, '9.223372036854776e+18'],
  [Number.NaN, 'double.NaN'],
  [true, 'true'],
] as [Json, string][])('%j is %s', (value, text) => {
  expect(csharpLiteral(value)).toBe(text);
});
