import { describe, expect, test } from 'vitest';
import { has, run } from '../../tests/interpreters.ts';
import { hostileTexts } from '../../tests/snippets/hostile-values.ts';
import { escapePythonComment, escapePythonDouble, escapePythonSingle } from './escape.ts';
import { decodePython } from './test-kit/decode.ts';

const texts = hostileTexts(10_000);

describe.skipIf(!has('python3'))('Python reads the text back from', () => {
  test.each([
    ['"…"', '"', escapePythonDouble],
    ["'…'", "'", escapePythonSingle],
    ['"""…"""', '"""', escapePythonDouble],
    ["'''…'''", "'''", escapePythonSingle],
  ])('%s', (_, mark, print) => {
    const decoded = decodePython(texts.map((text) => mark + print(text) + mark));
    expect(decoded).toEqual(texts.map((value) => ({ value })));
  });

  test('a file whose first two lines are comments, as the one statement after them', () => {
    const files = texts.map((text) => [
      `# ${escapePythonComment(text)}\n#${escapePythonComment(text)}\nx = "\u00e9"\n`,
      `# ${escapePythonComment(text)}: ascii\nx = "\u00e9"\n`,
    ]);
    const script = `
import ast, json, sys
for files in json.load(sys.stdin):
    for file in files:
        tree = ast.parse(file.encode("utf-8"))
        [statement] = tree.body
        assert statement.value.value == "\\u00e9", file
print("all")
`;
    expect(run(['python3', '-c', script], JSON.stringify(files))).toMatchObject({ stdout: 'all\n', stderr: '' });
  });
});

test.each([
  ['plain', 'plain'],
  ['two\nlines', 'two lines'],
  ['a\u2028b\u0085c', 'a b c'],
  ['\u0000\n', '(empty)'],
  ['-*- coding: utf-7 -*-', '-*- co-ding: utf-7 -*-'],
  ['vim: fileencoding=utf-7', 'vim: fileenco-ding=utf-7'],
  ['encoding', 'enco-ding'],
  ['!/bin/sh', ' !/bin/sh'],
])('the comment of %j is %j', (text, comment) => {
  expect(escapePythonComment(text)).toBe(comment);
});

test('comments are one line', () => {
  for (const text of texts) expect(escapePythonComment(text)).toMatch(/^[^\p{Cc}\p{Zl}\p{Zp}\p{Cs}]+$/u);
});

test.each([
  ['a"b', 'a\\"b', 'a"b'],
  ["a'b", "a'b", "a\\'b"],
  ['a\\', 'a\\\\', 'a\\\\'],
  ['a\nb\tc\rd', 'a\\nb\\tc\\rd', 'a\\nb\\tc\\rd'],
  ['\u0000\u007f\u2028\ud800', '\\x00\\x7f\\u2028\\ud800', '\\x00\\x7f\\u2028\\ud800'],
  ['\u202eabc', '\\u202eabc', '\\u202eabc'],
  ['é漢😀{x}%', 'é漢😀{x}%', 'é漢😀{x}%'],
])('%j is "%s" in double and \'%s\' in single quotes', (text, double, single) => {
  expect([escapePythonDouble(text), escapePythonSingle(text)]).toEqual([double, single]);
});
