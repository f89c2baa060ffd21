import { describe, expect, test } from 'vitest';
import { read, slotAfter } from '../shared/test-kit/table.ts';
import { rust } from './contexts.ts';

/** ^ is the end of the text, where the context is looked at; ‹…› is text in a node of its own; «…» is a slot. */
describe('text -> context', () => {
  test.each([
    ['^', 'in code'],
    ['let x = "^', 'inside "…"'],
    ['let x = "a"^', 'in code'],
    ['let x = "\\"^', 'inside "…"'],
    ["let x = '\\'' ^", 'in code'],
    ["fn f<'a>(x: &'a str) {^", 'in code'],
    ['// it\'s "^', 'in a comment'],
    ['// a\n^', 'in code'],
    ['a / b^', 'in code'],
    ['/‹/ a›^', 'in a comment'],
    ['"// a^', 'inside "…"'],
    ['let x = "«text»^', 'inside "…"'],
    ['let x = «text»;^', 'in code'],
  ])('%j is %s', (text, words) => {
    const { context, refused } = read(rust, text.replace('^', ''));
    expect(refused).toEqual([]);
    expect(rust.inWords(context)).toBe(words);
  });

  test.each([
    ['let x = r#"a"#', 9],
    ['1 /* a', 2],
  ])('%j is refused', (text, offset) => {
    expect(read(rust, text).refused[0]).toMatchObject({ code: 'refused-text', offset });
  });
});

describe('slot -> printer or refusal', () => {
  test.each([
    ['let x = ', 'text', 'rustLiteral'],
    ['    let x = ', 'json', 'rustJson at 4'],
    ['let x = ', 'list of text', 'rustLiteral'],
    ['let x = ', 'number', 'rustLiteral'],
    ['let x = ', 'identifier', 'name'],
    ['let x = ', 'object', 'refused: object in Rust code'],
    ['x', 'text', 'refused: slot directly after a name or a string prefix'],
    ['result', 'path', 'rustPath'],
    ['let x = ', 'path', 'refused: path in Rust code'],
    ['"', 'text', 'escapeRustString'],
    ['"', 'identifier', 'escapeRustString'],
    ['"', 'json', 'refused: json inside "…"'],
    ['// ', 'text', 'escapeRustComment'],
    ['"\\', 'text', 'refused: slot after a backslash'],
    ['x = /', 'text', 'refused: slot after a slash'],
  ])('%j then %s: %s', (text, type, outcome) => {
    expect(slotAfter(rust, text, type)).toBe(outcome);
  });
});
