import { describe, expect, test } from 'vitest';
import { read, slotAfter } from '../shared/test-kit/table.ts';
import { go } from './contexts.ts';

/** ^ is the end of the text, where the context is looked at; ‹…› is text in a node of its own; «…» is a slot. */
describe('text -> context', () => {
  test.each([
    ['^', 'in code'],
    ['x := "^', 'inside "…"'],
    ['x := "a"^', 'in code'],
    ['x := "\\"^', 'inside "…"'],
    ['x := "\\\\"^', 'in code'],
    ['x := `^', 'inside `…`'],
    ['x := `\\`^', 'in code'],
    ['x := `"//`^', 'in code'],
    ["x := '^", 'inside a rune literal'],
    ["x := '\"'^", 'in code'],
    ["x := '\\''^", 'in code'],
    ['// it\'s "^', 'in a comment'],
    ['// a\n^', 'in code'],
    ['a / b^', 'in code'],
    ['/‹/ a›^', 'in a comment'],
    ['"// a^', 'inside "…"'],
    ['x := "\\‹"›^', 'inside "…"'],
    ['x := "«text»^', 'inside "…"'],
    ['x := «text»\n^', 'in code'],
  ])('%j is %s', (text, words) => {
    const { context, refused } = read(go, text.replace('^', ''));
    expect(refused).toEqual([]);
    expect(go.inWords(context)).toBe(words);
  });

  test('general comments are refused', () => {
    expect(read(go, 'x := 1 /* a').refused[0]).toMatchObject({ code: 'refused-text', offset: 7 });
  });
});

describe('slot -> printer or refusal', () => {
  test.each([
    ['x := ', 'text', 'goLiteral'],
    ['\tx := ', 'text', 'goLiteral at 1'],
    ['x := ', 'number', 'goLiteral'],
    ['x := ', 'json', 'goLiteral'],
    ['x := ', 'list of text', 'goLiteral'],
    ['x := ', 'identifier', 'name'],
    ['x := ', 'object', 'refused: object in Go code'],
    ['x', 'text', 'refused: slot directly after a name or a string prefix'],
    ['result', 'path', 'goPath'],
    ['var result ', 'path', 'goRoot'],
    ['result.(', 'path', 'goRoot'],
    ['"', 'text', 'escapeGoString'],
    ['"', 'identifier', 'escapeGoString'],
    ['"', 'number', 'String'],
    ['"', 'json', 'refused: json inside "…"'],
    ['`', 'text', 'refused: slot inside `…`'],
    ["'", 'text', 'refused: slot inside a rune literal'],
    ['// ', 'text', 'escapeGoComment'],
    ['// ', 'list of text', 'refused: list in a comment'],
    ['"\\', 'text', 'refused: slot after a backslash'],
    ['x = /', 'text', 'refused: slot after a slash'],
    ['x := ""', 'text', 'refused: slot side by side with another string'],
  ])('%j then %s: %s', (text, type, outcome) => {
    expect(slotAfter(go, text, type)).toBe(outcome);
  });
});

test.each([
  ['f()', undefined],
  ['// comment', undefined],
  ['f("a', 'inside "…"'],
  ['`a', 'inside `…`'],
])('a template that ends with %j is unfinished: %s', (text, words) => {
  expect(go.unfinished(read(go, text).context)).toBe(words);
});
