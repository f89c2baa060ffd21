import { expect, it } from 'vitest';
import type { Diagnostic } from './diagnostic.ts';
import { excerptOf, type Paint, withExcerpt } from './excerpt.ts';

const TEXT = 'one\ntwo {{x}\nthree\n';
const at = (line: number, column: number) => ({ file: 'a.hbs', line, column });

it.each<[string, ReturnType<typeof at>, string[]]>([
  [TEXT, at(2, 5), ['  1 | one', '  2 | two {{x}', '    |     ^', '  3 | three']],
  [TEXT, at(1, 1), ['  1 | one', '    | ^', '  2 | two {{x}']],
  [TEXT, at(3, 6), ['  2 | two {{x}', '  3 | three', '    |      ^']],
  // The place behind the last line break, where a missing end is told.
  [TEXT, at(4, 1), ['  3 | three', '  4 |', '    | ^']],
  ['\tx\n', at(1, 2), ['  1 |  x', '    |  ^']],
  [`${'\n'.repeat(9)}x\n`, at(10, 1), ['   9 |', '  10 | x', '     | ^']],
  ['', at(3, 1), []],
])('%j at %j', (text, place, lines) => expect(excerptOf(text, place)).toEqual(lines));

it('shows of a long line what stands around the place', () => {
  const [row = '', caret = ''] = excerptOf(`${'a'.repeat(300)}B${'c'.repeat(300)}\n`, at(1, 301));
  expect(row.length).toBeLessThan(135);
  expect(row[caret.indexOf('^')]).toBe('B');
});

it('colours what it is told to, and nothing else', () => {
  const marked: Paint = (part, text) => `<${part}>${text}</${part}>`;
  const found: Diagnostic = { ...at(1, 2), code: 'c', sentence: 'S.', hint: 'h.' };
  expect(withExcerpt(found, 'ab\n', marked)).toBe(
    '<place>a.hbs:1:2</place>: c: S.\n<line>  1 | </line>ab\n<line>    | </line> <caret>^</caret>\n    <hint>hint:</hint> h.',
  );
  expect(withExcerpt(found, undefined)).toBe('a.hbs:1:2: c: S.\n    hint: h.');
});

it('what a terminal would hide, or take as a command, is shown as what it is not', () => {
  const text = 'a\u001b[2J \u202eb\u{e0001}c\r\n';
  expect(excerptOf(text, { file: 'a', line: 1, column: 11 })).toEqual([
    '  1 | a\ufffd[2J \ufffdb\ufffd\ufffdc',
    '    |           ^',
  ]);
});
