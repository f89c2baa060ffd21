import { describe, expect, test } from 'vitest';
import { read, slotAfter } from '../shared/test-kit/table.ts';
import { csharp } from './contexts.ts';

const MELTING =
  'refused: Quotation marks stand side by side across a block or slot, where they could become one delimiter.';

/** ^ is the end of the text, where the context is looked at; ‹…› is text in a node of its own; «…» is a slot. */
describe('text -> context', () => {
  test.each([
    ['^', 'in code'],
    ['var x = "^', 'inside "…"'],
    ['var x = "a"^', 'in code'],
    ['var x = ""^', 'in code'],
    ['var x = "\\"^', 'inside "…"'],
    ['var x = "\\\\"^', 'in code'],
    ['var x = @"^', 'inside @"…"'],
    ['var x = @"\\"^', 'in code'],
    ['var x = @"a""b^', 'inside @"…"'],
    ['var x = @"a""^', 'inside @"…"'],
    ['var x = $"^', 'inside an interpolated string'],
    ['var x = $"{a}"^', 'in code'],
    ['var x = $@"\\"^', 'in code'],
    ['var x = @$"a^', 'inside an interpolated string'],
    ["var x = '^", 'inside a character literal'],
    ["var x = '\"'^", 'in code'],
    ["var x = '\\''^", 'in code'],
    ['// it\'s "^', 'in a comment'],
    ['// a\n^', 'in code'],
    ['/* a^', 'in a comment'],
    ['/* a */^', 'in code'],
    ['/* a *‹/›^', 'in code'],
    ['a / b^', 'in code'],
    ['/‹/ a›^', 'in a comment'],
    ['"// a^', 'inside "…"'],
    ['var x = "\\‹"›^', 'inside "…"'],
    ['var x = "«text»^', 'inside "…"'],
    ['var x = «text»;^', 'in code'],
  ])('%j is %s', (text, words) => {
    const { context, refused } = read(csharp, text.replace('^', ''));
    expect(refused).toEqual([]);
    expect(csharp.inWords(context)).toBe(words);
  });

  test('raw strings are refused', () => {
    expect(read(csharp, 'var x = """a').refused[0]).toMatchObject({ code: 'refused-text', offset: 8 });
  });
});

describe('slot -> printer or refusal', () => {
  test.each([
    ['var x = ', 'text', 'csharpLiteral'],
    ['var x = ', 'number', 'csharpLiteral'],
    ['var x = ', 'boolean', 'csharpLiteral'],
    ['var x = ', 'identifier', 'name'],
    ['var x = ', 'json', 'csharpJson'],
    ['    Parse(', 'json', 'csharpJson at 4'],
    ['var x = ', 'list of text', 'csharpLiteral'],
    ['var x = ', 'object', 'refused: object in C# code'],
    ['result', 'path', 'csharpPath'],
    ['body!', 'path', 'csharpNodePath'],
    ['var x = @', 'text', 'refused: slot directly after a name or a string prefix'],
    ['var x = $', 'text', 'refused: slot directly after a name or a string prefix'],
    ['x', 'text', 'refused: slot directly after a name or a string prefix'],
    ['new ', 'identifier', 'name'],
    ['"', 'text', 'escapeCsharpString'],
    ['@"', 'text', 'refused: slot inside @"…"'],
    ['"', 'number', 'String'],
    ['"', 'boolean', 'refused: boolean inside "…"'],
    ['$"', 'text', 'refused: slot inside an interpolated string'],
    ['$@"', 'text', 'refused: slot inside an interpolated string'],
    ["'", 'text', 'refused: slot inside a character literal'],
    ['// ', 'text', 'escapeCsharpLineComment'],
    ['/* ', 'text', 'escapeCsharpBlockComment'],
    ['// ', 'list of text', 'refused: list in a comment'],
    ['"\\', 'text', 'refused: slot after a backslash'],
    ['x = /', 'text', 'refused: slot after a slash'],
    ['x = ""', 'text', 'refused: slot side by side with another string'],
    ['x = «text»', 'text', 'refused: slot side by side with another string'],
    ['x = «text»‹"›', 'text', MELTING],
    ['x = "«text»‹""›', 'text', MELTING],
  ])('%j then %s: %s', (text, type, outcome) => {
    expect(slotAfter(csharp, text, type)).toBe(outcome);
  });
});

test.each([
  ['f();', undefined],
  ['// comment', undefined],
  ['f("a', 'inside "…"'],
  ['/* a', 'in a comment'],
])('a template that ends with %j is unfinished: %s', (text, words) => {
  expect(csharp.unfinished(read(csharp, text).context)).toBe(words);
});
