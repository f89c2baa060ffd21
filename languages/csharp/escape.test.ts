import { expect, test } from 'vitest';
import { hostileTexts } from '../../tests/snippets/hostile-values.ts';
import { escapeCsharpBlockComment, escapeCsharpLineComment, escapeCsharpString } from './escape.ts';
import { inspect } from './test-kit/inspect.ts';

const texts = hostileTexts(10_000);

test('the parser of C# reads the text back from "…"', () => {
  for (const text of texts) {
    const { error, literals, names } = inspect(`x = "${escapeCsharpString(text)}";`);
    expect({ error, literals, names }).toEqual({ error: undefined, literals: [text], names: ['x'] });
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
