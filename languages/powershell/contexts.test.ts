import { describe, expect, test } from 'vitest';
import { read, slotAfter } from '../shared/test-kit/table.ts';
import { powershell } from './contexts.ts';

/** ^ is the end of the text, where the context is looked at; ‹…› is text in a node of its own; «…» is a slot. */
describe('text -> context', () => {
  test.each([
    ['^', 'in code'],
    ['$x = "^', 'inside "…"'],
    ['$x = "a"^', 'in code'],
    ['$x = "a`"^', 'inside "…"'],
    ['$x = "a``"^', 'in code'],
    ["$x = '^", "inside '…'"],
    ["$x = 'a''^", "inside '…'"],
    ["$x = '`'^", 'in code'],
    ['# it\'s "^', 'in a comment'],
    ['# a\n^', 'in code'],
    ["'# a^", "inside '…'"],
    ["$x = '«text»^", "inside '…'"],
    ['$x = «text»\n^', 'in code'],
    ['Get-Content @request^', 'in code'],
  ])('%j is %s', (text, words) => {
    const { context, refused } = read(powershell, text.replace('^', ''));
    expect(refused).toEqual([]);
    expect(powershell.inWords(context)).toBe(words);
  });

  test.each([
    ['block comments', '$x = 1 <# a', 7],
    ['here-strings', "$x = @'", 5],
    ['curly marks', '$x = ‘a', 5],
  ])('%s are refused', (_, text, offset) => {
    expect(read(powershell, text).refused[0]).toMatchObject({ code: 'refused-text', offset });
  });
});

describe('slot -> printer or refusal', () => {
  test.each([
    ['$x = ', 'text', 'powershellLiteral'],
    ['$x = ', 'json', 'powershellJson'],
    ['$x = ', 'list of text', 'powershellLiteral'],
    ['$x = ', 'number', 'powershellLiteral'],
    ['$x = ', 'object', 'refused: object in PowerShell code'],
    ['$env:', 'identifier', 'name'],
    ['$x', 'path', 'powershellPath'],
    ['$x', 'text', 'refused: slot directly after a name or a string prefix'],
    ['"', 'text', 'escapePowershellDouble'],
    ["'", 'text', 'escapePowershellSingle'],
    ["'", 'number', 'String'],
    ["'", 'json', "refused: json inside '…'"],
    ['# ', 'text', 'escapePowershellComment'],
    ['"`', 'text', 'refused: slot after a backslash'],
  ])('%j then %s: %s', (text, type, outcome) => {
    expect(slotAfter(powershell, text, type)).toBe(outcome);
  });
});

test.each([
  ['Get-Item', undefined],
  ['# comment', undefined],
  ['$x = "a', 'inside "…"'],
  ["$x = 'a", "inside '…'"],
])('a template that ends with %j is unfinished: %s', (text, words) => {
  expect(powershell.unfinished(read(powershell, text).context)).toBe(words);
});
