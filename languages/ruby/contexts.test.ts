import { describe, expect, test } from 'vitest';
import { read, slotAfter } from '../shared/test-kit/table.ts';
import { ruby } from './contexts.ts';

/** ^ is the end of the text, where the context is looked at; ‹…› is text in a node of its own; «…» is a slot. */
describe('text -> context', () => {
  test.each([
    ['^', 'in code'],
    ['x = "^', 'inside "…"'],
    ['x = "a"^', 'in code'],
    ['x = "\\"^', 'inside "…"'],
    ['x = "#{^', 'inside #{…}'],
    ["x = \"#{a('b')^", 'inside #{…}'],
    ['x = "#{a} ^', 'inside "…"'],
    ['x = "#{a}"^', 'in code'],
    ['x = "\\#{a^', 'inside "…"'],
    ['x = "‹#›{a^', 'inside #{…}'],
    ['x = "# a^', 'inside "…"'],
    ["x = '^", "inside '…'"],
    ["x = '#{^", "inside '…'"],
    ["x = '\\'^", "inside '…'"],
    ["x = '\\\\'^", 'in code'],
    ['# it\'s "^', 'in a comment'],
    ['# a\n^', 'in code'],
    ['x << a % 2 / b^', 'in code'],
    ['x = "«text»^', 'inside "…"'],
    ['x = "«text»#{a}«text»^', 'inside "…"'],
    ["x = \"#{a('«identifier»')}^", 'inside "…"'],
    ['x = «text»^', 'in code'],
  ])('%j is %s', (text, words) => {
    const { context, refused } = read(ruby, text.replace('^', ''));
    expect(refused).toEqual([]);
    expect(ruby.inWords(context)).toBe(words);
  });

  test.each([
    ['block comments', '=begin\na', 0],
    ['heredocs', 'x = <<~END', 4],
    ['commands', 'x = `ls`', 4],
    ['arrays of words', 'x = %w[a b]', 4],
    ['marks that a slot could make one delimiter of', "x = «text»‹'›", 0],
  ])('%s are refused', (_, text, offset) => {
    expect(read(ruby, text).refused[0]).toMatchObject({ code: 'refused-text', offset });
  });
});

describe('slot -> printer or refusal', () => {
  test.each([
    ['x = ', 'text', 'rubyLiteral'],
    ['  x = ', 'json', 'rubyLiteral at 2'],
    ['x = ', 'list of text', 'rubyWords'],
    ['x = ', 'number', 'rubyLiteral'],
    ['x = ', 'identifier', 'name'],
    ['x = ', 'object', 'refused: object in Ruby code'],
    ['x', 'text', 'refused: slot directly after a name or a string prefix'],
    ['x', 'path', 'rubyPath'],
    ['x.', 'path', 'rubyFetch'],
    ['"', 'text', 'escapeRubyString'],
    ['"#', 'text', 'refused: slot after #'],
    ['"#{', 'text', 'refused: slot inside #{…}'],
    ['"#{', 'identifier', 'name'],
    ['"#{a} ', 'text', 'escapeRubyString'],
    ['"', 'json', 'refused: json inside "…"'],
    ["'", 'text', "refused: slot inside '…'"],
    ["'", 'identifier', 'name'],
    ['# ', 'text', 'escapeRubyComment'],
    ['"\\', 'text', 'refused: slot after a backslash'],
    ["x = ''", 'text', 'refused: slot side by side with another string'],
  ])('%j then %s: %s', (text, type, outcome) => {
    expect(slotAfter(ruby, text, type)).toBe(outcome);
  });
});

test.each([
  ['f', undefined],
  ['# comment', undefined],
  ["f('a", "inside '…'"],
  ['f("a', 'inside "…"'],
  ['f("#{a', 'inside #{…}'],
])('a template that ends with %j is unfinished: %s', (text, words) => {
  expect(ruby.unfinished(read(ruby, text).context)).toBe(words);
});
