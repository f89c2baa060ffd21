import { describe, expect, test } from 'vitest';
import { read, slotAfter } from '../shared/test-kit/table.ts';
import { js } from './contexts.ts';

/** ^ is the end of the text, where the context is looked at; ‹…› is text in a node of its own; «…» is a slot. */
describe('text -> context', () => {
  test.each([
    ['^', 'in code'],
    ['let x = "^', 'inside "…"'],
    ["let x = '^", "inside '…'"],
    ['let x = `^', 'inside a template literal'],
    ['let x = `a`^', 'in code'],
    ['let x = "`^', 'inside "…"'],
    ['let x = "a\\"^', 'inside "…"'],
    ['let x = "a\\\\"^', 'in code'],
    ["let x = 'a\\'^", "inside '…'"],
    ['let x = `\\`^', 'inside a template literal'],
    ['let x = `\\${^', 'inside a template literal'],
    ['let x = `${^', 'in code inside ${…}'],
    ['let x = `${a}^', 'inside a template literal'],
    ['let x = `${{a: 1}}^', 'inside a template literal'],
    ['let x = `${"}"}^', 'inside a template literal'],
    ['let x = `${`${a}`}^', 'inside a template literal'],
    ['let x = `${a}`; let y = "^', 'inside "…"'],
    ['let x = `$a^', 'inside a template literal'],
    ['let x = `$‹{a›^', 'in code inside ${…}'],
    ['{ let x = "^', 'inside "…"'],
    ['f(() => {\n  ^', 'in code'],
    ["// it's ^", 'in a comment'],
    ['// a\n^', 'in code'],
    ['/* a ^', 'in a comment'],
    ['/* a */^', 'in code'],
    ['/* a * b^', 'in a comment'],
    ['/** a */ "^', 'inside "…"'],
    ['/* a *‹/ "›^', 'inside "…"'],
    ['/‹/ a›^', 'in a comment'],
    ['"// a^', 'inside "…"'],
    ['"/* a" + ^', 'in code'],
    ['let x = "\\‹"›^', 'inside "…"'],
    ['let x = "«text»^', 'inside "…"'],
    ['let x = `«text»^', 'inside a template literal'],
    ['f(«text»^', 'in code'],
    ['/* «text»^', 'in a comment'],
  ])('%j is %s', (text, words) => {
    const { context, refused } = read(js, text.replace('^', ''));
    expect(refused).toEqual([]);
    expect(js.inWords(context)).toBe(words);
  });

  test.each([
    ['a / b', 2],
    ['x = /a/g', 4],
    ['a /= 2', 2],
    ['x.replace(/\'/, "")', 10],
  ])('a slash in code is refused: %j', (text, offset) => {
    expect(read(js, text).refused[0]).toMatchObject({ code: 'refused-text', offset });
  });
});

describe('slot -> printer or refusal', () => {
  test.each([
    ['x = y', 'path', 'jsPath'],
    ['x = ', 'path', 'refused: path in code'],
    ['"', 'path', 'refused: path inside "…"'],
    ['let x = ', 'text', 'jsText'],
    ['let x = ', 'number', 'jsLiteral'],
    ['let x = ', 'boolean', 'jsLiteral'],
    ['let x = ', 'json', 'jsLiteral'],
    ['let x = ', 'list of text', 'jsLiteral'],
    ['let x = ', 'identifier', 'name'],
    ['let x = ', 'object', 'refused: object in code'],
    ['f(\n  ', 'json', 'jsLiteral at 2'],
    ['x', 'text', 'refused: slot directly after a name'],
    ['x$', 'text', 'refused: slot directly after a name'],
    ['x.', 'identifier', 'name'],
    ['"', 'text', 'escapeJsDouble'],
    ["'", 'text', 'escapeJsSingle'],
    ['`', 'text', 'escapeJsTemplate'],
    ['`a$', 'text', 'escapeJsTemplate'],
    ['`', 'number', 'String'],
    ['"', 'identifier', 'escapeJsDouble'],
    ['"', 'boolean', 'refused: boolean inside "…"'],
    ['`', 'list of text', 'refused: list inside a template literal'],
    ['// ', 'text', 'escapeJsLineComment'],
    ['/* ', 'text', 'escapeJsBlockComment'],
    ['/* *', 'text', 'escapeJsBlockComment'],
    ['// ', 'json', 'refused: json in a comment'],
    ['sleep(', 'duration', 'jsDuration'],
    ['`${', 'text', 'refused: slot in code inside ${…}'],
    ['`${"', 'text', 'refused: slot inside "…" inside ${…}'],
    ['`${f({', 'text', 'refused: slot in code inside ${…}'],
    ['"\\', 'text', 'refused: slot after a backslash'],
    ['`\\', 'text', 'refused: slot after a backslash'],
    ['x = /', 'text', 'refused: slot after a slash'],
  ])('%j then %s: %s', (text, type, outcome) => {
    expect(slotAfter(js, text, type)).toBe(outcome);
  });
});

test.each([
  ['f();', undefined],
  ['// comment', undefined],
  ['f("a', 'inside "…"'],
  ['f(() => {', 'in code'],
  ['/* a', 'in a comment'],
  ['`${a', 'in code inside ${…}'],
])('a template that ends with %j is unfinished: %s', (text, words) => {
  expect(js.unfinished(read(js, text).context)).toBe(words);
});
