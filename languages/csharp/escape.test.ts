import { expect, test } from 'vitest';
import { csharpTokens } from '../../tests/snippets/csharp.ts';
import { hostileTexts } from '../../tests/snippets/hostile-values.ts';
import { escapeCsharpBlockComment, escapeCsharpLineComment, escapeCsharpString } from './escape.ts';

const texts = hostileTexts(10_000);

test('a reader of the C# grammar reads the text back from "…"', () => {
  for (const text of texts) {
    const source = `x = "${escapeCsharpString(text)}";`;
    expect(csharpTokens(source).map(({ kind, value }) => value ?? kind)).toEqual(['word', 'mark', text, 'mark']);
  }
});

test('comments hold no code and are one line', () => {
  for (const text of texts) {
    const line = escapeCsharpLineComment(text);
    const block = escapeCsharpBlockComment(text);
    expect(
      csharpTokens(`// ${line}\n/* ${block} *//*${block}*//*${block}${block}/ */x`).map(({ kind }) => kind),
    ).toEqual(['comment', 'comment', 'comment', 'comment', 'word']);
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
