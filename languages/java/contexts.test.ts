import { describe, expect, test } from 'vitest';
import { read, slotAfter } from '../shared/test-kit/table.ts';
import { java } from './contexts.ts';

/** ^ is the end of the text, where the context is looked at; ‹…› is text in a node of its own; «…» is a slot. */
describe('text -> context', () => {
  test.each([
    ['^', 'in code'],
    ['String x = "^', 'inside "…"'],
    ['String x = "a"^', 'in code'],
    ['String x = "\\"^', 'inside "…"'],
    ['String x = ""; ^', 'in code'],
    ['String x = """\n  a "b" ^', 'inside a text block'],
    ['String x = """\n  \\"""^', 'inside a text block'],
    ['String x = """\n  a""";^', 'in code'],
    ["char x = '\"'^", 'in code'],
    ["char x = '^", 'inside a character literal'],
    ["char x = '\\''^", 'in code'],
    ['// it\'s "^', 'in a comment'],
    ['// a\n^', 'in code'],
    ['a / b^', 'in code'],
    ['/‹/ a›^', 'in a comment'],
    ['"// a^', 'inside "…"'],
    ['String x = "«text»^', 'inside "…"'],
    ['String x = «text»;^', 'in code'],
  ])('%j is %s', (text, words) => {
    const { context, refused } = read(java, text.replace('^', ''));
    expect(refused).toEqual([]);
    expect(java.inWords(context)).toBe(words);
  });

  test.each([
    ['block comments', 'int x = 1; /* a', 11],
    ['marks that a slot could make one delimiter of', 'String x = "‹"" a›', 0],
  ])('%s are refused', (_, text, offset) => {
    expect(read(java, text).refused[0]).toMatchObject({ code: 'refused-text', offset });
  });
});

describe('slot -> printer or refusal', () => {
  test.each([
    ['String x = ', 'text', 'javaLiteral'],
    ['    String x =\n        ', 'json', 'javaJson at 8'],
    ['var x = ', 'list of text', 'javaLiteral'],
    ['var x = ', 'number', 'javaLiteral'],
    ['var x = ', 'identifier', 'name'],
    ['var x = ', 'object', 'refused: object in Java code'],
    ['x', 'text', 'refused: slot directly after a name or a string prefix'],
    ['result.at(', 'path', 'javaPointer'],
    ['result', 'path', 'refused: slot directly after a name or a string prefix'],
    ['"', 'text', 'escapeJavaString'],
    ['"', 'identifier', 'escapeJavaString'],
    ['"', 'number', 'String'],
    ['"', 'json', 'refused: json inside "…"'],
    ['"""\n', 'text', 'refused: slot inside a text block'],
    ["'", 'text', 'refused: slot inside a character literal'],
    ['// ', 'text', 'escapeJavaComment'],
    ['"\\', 'text', 'refused: slot after a backslash'],
    ['x = /', 'text', 'refused: slot after a slash'],
  ])('%j then %s: %s', (text, type, outcome) => {
    expect(slotAfter(java, text, type)).toBe(outcome);
  });
});

test.each([
  ['f();', undefined],
  ['// comment', undefined],
  ['f("a', 'inside "…"'],
  ['"""\na', 'inside a text block'],
])('a template that ends with %j is unfinished: %s', (text, words) => {
  expect(java.unfinished(read(java, text).context)).toBe(words);
});
