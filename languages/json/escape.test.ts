import { expect, test } from 'vitest';
import { hostileTexts } from '../../tests/snippets/hostile-values.ts';
import { escapeJsonString } from './escape.ts';

test('JSON.parse reads the text back', () => {
  const texts = hostileTexts(10_000);
  expect(texts.map((text) => JSON.parse(`"${escapeJsonString(text)}"`))).toEqual(texts);
});

test.each([
  ['a"b\\c', 'a\\"b\\\\c'],
  ['\n\u0000\u007f\u2028\ufeff\ud800', '\\n\\u0000\\u007f\\u2028\\ufeff\\ud800'],
  ['é漢😀', 'é漢😀'],
])('%j is %s', (text, escaped) => {
  expect(escapeJsonString(text)).toBe(escaped);
});
