import { describe, expect, test } from 'vitest';
import { read, slotAfter } from '../shared/test-kit/table.ts';
import { python } from './contexts.ts';

/** ^ is the end of the text, where the context is looked at; ‹…› is text in a node of its own; «…» is a slot. */
describe('text -> context', () => {
  test.each([
    ['^', 'in code'],
    ['x = ^', 'in code'],
    ['x = "^', 'inside "…"'],
    ["x = '^", "inside '…'"],
    ['x = """^', 'inside """…"""'],
    ["x = '''^", "inside '''…'''"],
    ['x = "a"^', 'in code'],
    ['x = ""^', 'in code'],
    ["x = ''^", 'in code'],
    ['x = """a""^', 'inside """…"""'],
    ['x = """a"""^', 'in code'],
    ['x = """a"b""c^', 'inside """…"""'],
    ['x = "a\\"^', 'inside "…"'],
    ['x = "a\\\\"^', 'in code'],
    ['x = "a\'^', 'inside "…"'],
    ['x = \'a"^', "inside '…'"],
    ['x = """\\"""^', 'inside """…"""'],
    ["# it's ^", 'in a comment'],
    ['# a\n^', 'in code'],
    ['x = 1  # "a^', 'in a comment'],
    ['x = "#^', 'inside "…"'],
    ['x = r"a^', 'inside "…" of a raw string'],
    ['x = rb"a^', 'inside "…" of a bytes string'],
    ["x = B'a^", "inside '…' of a bytes string"],
    ['x = f"a^', 'inside "…" of a formatted string'],
    ['x = Rf"""a^', 'inside """…""" of a formatted string'],
    ['x = t"a^', 'inside "…" of a formatted string'],
    ['x = u"a^', 'inside "…"'],
    ['x = of"a^', 'inside "…"'],
    ['x = f"{a["b"]}"^', 'in code'],
    ['print("a", \'b\')\n^', 'in code'],
    ['"a"‹ + "b›^', 'inside "…"'],
    ['x = "a\\‹"›^', 'inside "…"'],
    ['x = "\\‹\\›"^', 'in code'],
    ['x = "«text»^', 'inside "…"'],
    ['x = «text»^', 'in code'],
    ['x = «text» + "^', 'inside "…"'],
    ['# «text»^', 'in a comment'],
  ])('%j is %s', (text, words) => {
    const { context, refused } = read(python, text.replace('^', ''));
    expect(refused).toEqual([]);
    expect(python.inWords(context)).toBe(words);
  });
});

describe('slot -> printer or refusal', () => {
  test.each([
    ['x = y', 'path', 'pythonPath'],
    ['x = ', 'path', 'refused: path in code'],
    ['"', 'path', 'refused: path inside "…"'],
    ['x = ', 'text', 'pythonText'],
    ['x = ', 'number', 'pythonLiteral'],
    ['x = ', 'boolean', 'pythonLiteral'],
    ['x = ', 'json', 'pythonLiteral'],
    ['x = ', 'list of text', 'pythonLiteral'],
    ['x = ', 'identifier', 'name'],
    ['x = ', 'object', 'refused: object in code'],
    ['x = ', 'list of objects', 'refused: list in code'],
    ['f(\n    ', 'text', 'pythonText at 4'],
    ['f(\n    a=', 'list of text', 'pythonLiteral at 4'],
    ['from x import ', 'identifier', 'name'],
    ['Auto', 'identifier', 'name'],
    ['x', 'text', 'refused: slot directly after a name, where a literal could take it for a prefix'],
    ['f', 'text', 'refused: slot directly after a name, where a literal could take it for a prefix'],
    ['x[', 'text', 'pythonText'],
    ['"', 'text', 'escapePythonDouble'],
    ["'", 'text', 'escapePythonSingle'],
    ['"""', 'text', 'escapePythonDouble'],
    ["'''", 'text', 'escapePythonSingle'],
    ['"', 'identifier', 'escapePythonDouble'],
    ['"', 'number', 'String'],
    ['"', 'boolean', 'refused: boolean inside "…"'],
    ['"', 'list of text', 'refused: list inside "…"'],
    ['"', 'json', 'refused: json inside "…"'],
    ['# ', 'text', 'escapePythonComment'],
    ['# ', 'identifier', 'escapePythonComment'],
    ['# ', 'number', 'String'],
    ['# ', 'boolean', 'refused: boolean in a comment'],
    ['# ', 'list of text', 'refused: list in a comment'],
    ['r"', 'text', 'refused: slot inside "…" of a raw string'],
    ['b"', 'text', 'refused: slot inside "…" of a bytes string'],
    ['f"', 'text', 'refused: slot inside "…" of a formatted string'],
    ['f"', 'identifier', 'refused: slot inside "…" of a formatted string'],
    ['f"""', 'number', 'refused: slot inside """…""" of a formatted string'],
    ['"\\', 'text', 'refused: slot after a backslash'],
    ['x = \\', 'text', 'refused: slot after a backslash'],
    ['"\\\\', 'text', 'escapePythonDouble'],
    ['x = ""', 'text', 'refused: slot side by side with another string'],
    ['x = «text»', 'text', 'refused: slot side by side with another string'],
    [
      'x = «text»"',
      'text',
      'refused: Quotation marks stand side by side across a block or slot, where they could become one delimiter.',
    ],
    [
      'x = "«text»‹""a"›',
      'text',
      'refused: Quotation marks stand side by side across a block or slot, where they could become one delimiter.',
    ],
    ['x = "a«text»"‹ "b"›, ', 'text', 'pythonText'],
    [
      'x = ""‹"›',
      'text',
      'refused: Quotation marks stand side by side across a block or slot, where they could become one delimiter.',
    ],
    [
      '«identifier»‹"›',
      'text',
      'refused: A string begins directly after a name, which could be a prefix of the string.',
    ],
    ['f‹"›', 'text', 'refused: A string begins directly after a name, which could be a prefix of the string.'],
  ])('%j then %s: %s', (text, type, outcome) => {
    expect(slotAfter(python, text, type)).toBe(outcome);
  });
});

test.each([
  ['x = "a"', undefined],
  ['# comment', undefined],
  ['x = "a', 'inside "…"'],
  ["x = '''a''", "inside '''…'''"],
  ['x = r"a', 'inside "…" of a raw string'],
])('a template that ends with %j is unfinished: %s', (text, words) => {
  expect(python.unfinished(read(python, text).context)).toBe(words);
});
