import { expect, test } from 'vitest';
import { paint } from './paint.ts';

test('code in pieces is the code', () => {
  const code = 'x = "a" # b\n';
  const pieces = paint(code, 'python');
  expect(pieces.map(({ text }) => text).join('')).toBe(code);
  expect(pieces.length).toBeGreaterThan(2);
});

test.each([
  ['a language without a grammar', 'x = "a"', 'cobol'],
  ['code without measure', '"\\'.repeat(500_000), 'python'],
])('%s stays plain', (_, code, language) => {
  expect(paint(code, language)).toEqual([{ text: code }]);
});
