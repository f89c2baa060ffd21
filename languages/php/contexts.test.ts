import { describe, expect, test } from 'vitest';
import { read, slotAfter } from '../shared/test-kit/table.ts';
import { php } from './contexts.ts';

/** ^ is the end of the text, where the context is looked at; ‹…› is text in a node of its own; «…» is a slot. */
describe('text -> context', () => {
  test.each([
    ['<?php\n^', 'in code'],
    ['$x = "^', 'inside "…"'],
    ['$x = "a"^', 'in code'],
    ['$x = "\\"^', 'inside "…"'],
    ['$x = ""^', 'in code'],
    ["$x = '^", "inside '…'"],
    ["$x = '\\'^", "inside '…'"],
    ["$x = '\\\\'^", 'in code'],
    ["$x = '\"'^", 'in code'],
    ['// it\'s "^', 'in a comment'],
    ['// a\n^', 'in code'],
    ['a / b^', 'in code'],
    ['$a->b ?: $c ?? [] < 1^', 'in code'],
    ['/‹/ a›^', 'in a comment'],
    ['"// a^', 'inside "…"'],
    ['$x = «text»;^', 'in code'],
  ])('%j is %s', (text, words) => {
    const { context, refused } = read(php, text.replace('^', ''));
    expect(refused).toEqual([]);
    expect(php.inWords(context)).toBe(words);
  });

  test.each([
    ['block comments', '$x = 1; /* a', 8],
    ['comments with another sign', '$x = 1; # a', 8],
    ['attributes', '#[A]', 0],
    ['heredocs', '$x = <<<END', 5],
    ['commands', '$x = `ls`', 5],
    ['text outside of PHP', 'f(); ?> a', 5],
    ['marks that a slot could make one delimiter of', "$x = «text»‹'›", 0],
  ])('%s are refused', (_, text, offset) => {
    expect(read(php, text).refused[0]).toMatchObject({ code: 'refused-text', offset });
  });
});

describe('slot -> printer or refusal', () => {
  test.each([
    ['$x = ', 'text', 'phpLiteral'],
    ['    $x = ', 'json', 'phpLiteral at 4'],
    ['$x = ', 'list of text', 'phpLiteral'],
    ['$x = ', 'number', 'phpLiteral'],
    ['new ', 'identifier', 'name'],
    ['$x = ', 'object', 'refused: object in PHP code'],
    ['$x', 'text', 'refused: slot directly after a name or a string prefix'],
    ['$x', 'path', 'phpPath'],
    ['$x = ', 'path', 'refused: path in PHP code'],
    ['"', 'text', 'refused: slot inside "…"'],
    ['"', 'identifier', 'refused: slot inside "…"'],
    ["'", 'text', "refused: slot inside '…'"],
    ["'", 'identifier', 'name'],
    ['// ', 'text', 'escapePhpComment'],
    ["'\\", 'identifier', 'refused: slot after a backslash'],
    ['$x = /', 'text', 'refused: slot after a slash'],
    ["$x = ''", 'text', 'refused: slot side by side with another string'],
  ])('%j then %s: %s', (text, type, outcome) => {
    expect(slotAfter(php, text, type)).toBe(outcome);
  });
});

test.each([
  ['f();', undefined],
  ['// comment', undefined],
  ["f('a", "inside '…'"],
  ['f("a', 'inside "…"'],
])('a template that ends with %j is unfinished: %s', (text, words) => {
  expect(php.unfinished(read(php, text).context)).toBe(words);
});
