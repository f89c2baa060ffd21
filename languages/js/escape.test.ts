import { expect, test } from 'vitest';
import { runScript } from '../../tests/interpreters.ts';
import { hostileTexts } from '../../tests/snippets/hostile-values.ts';
import {
  escapeJsBlockComment,
  escapeJsDouble,
  escapeJsLineComment,
  escapeJsSingle,
  escapeJsTemplate,
} from './escape.ts';
import { decodeJs } from './test-kit/decode.ts';

const texts = hostileTexts(10_000);

test.each([
  ['"…"', '"', '"', escapeJsDouble],
  ["'…'", "'", "'", escapeJsSingle],
  ['a template literal', '`', '`', escapeJsTemplate],
])('Node reads the text back from %s', (_, open, close, print) => {
  const decoded = decodeJs(texts.map((text) => open + print(text) + close));
  expect(decoded).toEqual(texts.map((value) => ({ value })));
});

test('Node reads two texts back that stand side by side after a dollar sign in a template literal', () => {
  const decoded = decodeJs(texts.map((text) => `\`\\$${escapeJsTemplate(text)}${escapeJsTemplate(text)}\``));
  expect(decoded).toEqual(texts.map((text) => ({ value: `$${text}${text}` })));
});

test('comments hold no code', () => {
  const sources = texts.flatMap((text) => [
    `1// ${escapeJsLineComment(text)}\n`,
    `2/* ${escapeJsBlockComment(text)} */`,
    `3/*${escapeJsBlockComment(text)}*/`,
    `4/**${escapeJsBlockComment(text)}${escapeJsBlockComment(text)}/ */`,
  ]);
  const values = decodeJs(sources);
  expect(values).toEqual(texts.flatMap(() => [1, 2, 3, 4].map((value) => ({ value }))));
});

test('comments are one line', () => {
  for (const text of texts) {
    for (const print of [escapeJsLineComment, escapeJsBlockComment])
      expect(print(text)).toMatch(/^[^\p{Cc}\p{Zl}\p{Zp}\p{Cs}]+$/u);
  }
});

test('a file of a thousand line comments runs to its end', () => {
  const lines = texts.slice(0, 1000).map((text) => `// ${escapeJsLineComment(text)}`);
  const run = runScript(process.execPath, 'comments.mjs', `${lines.join('\n')}\nconsole.log('end');\n`, '');
  expect(run).toEqual({ stdout: 'end\n', stderr: '', status: 0 });
});

test.each([
  ['a"b\'c`d', 'a\\"b\'c`d', 'a"b\\\'c`d', 'a"b\'c\\`d'],
  ['${x}', '${x}', '${x}', '\\${x}'],
  ['{x}', '{x}', '{x}', '\\{x}'],
  ['\u2028\u0000\ud800', '\\u2028\\x00\\ud800', '\\u2028\\x00\\ud800', '\\u2028\\x00\\ud800'],
  ['é漢😀', 'é漢😀', 'é漢😀', 'é漢😀'],
])('%j is "%s", \'%s\', `%s`', (text, double, single, template) => {
  expect([escapeJsDouble(text), escapeJsSingle(text), escapeJsTemplate(text)]).toEqual([double, single, template]);
});
