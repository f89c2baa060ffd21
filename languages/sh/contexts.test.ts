import { describe, expect, test } from 'vitest';
import { read, slotAfter } from '../shared/test-kit/table.ts';
import { shell } from './contexts.ts';

const COMMAND = 'refused: slot where the name of a command is expected';
const SUBSTITUTION = 'refused: slot inside a command substitution';
const BRACES = 'refused: A slot or block stands inside braces of a word, where a comma would make several words of it.';

/** ^ is the end of the text, where the context is looked at; ‹…› is text in a node of its own; «…» is a slot. */
describe('text -> context', () => {
  test.each([
    ['^', 'between words'],
    ['ls ^', 'between words'],
    ['ls -^', 'in a word'],
    ['ls "^', 'inside "…"'],
    ["ls '^", "inside '…'"],
    ["ls $'^", "inside $'…'"],
    ['ls "a"^', 'in a word'],
    ['ls "a" ^', 'between words'],
    ["ls 'a\\'^", 'in a word'],
    ['ls "a\\"^', 'inside "…"'],
    ["ls $'a\\'^", "inside $'…'"],
    ['ls "a\'^', 'inside "…"'],
    ['ls \'a"^', "inside '…'"],
    ["ls 'it'\\''s^", "inside '…'"],
    ['ls a#b ^', 'between words'],
    ["ls # it's ^", 'in a comment'],
    ['# a\n^', 'between words'],
    ['ls "#^', 'inside "…"'],
    ['ls $(^', 'inside a command substitution'],
    ['ls $(a)^', 'in a word'],
    ['ls "$(a "b")^', 'inside "…"'],
    ['ls "$(a "b)^', 'inside a command substitution'],
    ['ls `a^', 'inside a command substitution'],
    ['ls `a` ^', 'between words'],
    ['ls "`a`^', 'inside "…"'],
    ['ls ${a:-^', 'inside ${…}'],
    ['ls ${a} ^', 'between words'],
    ['ls "${a}^', 'inside "…"'],
    ['ls <(^', 'inside a command substitution'],
    ['ls <(a) ^', 'between words'],
    ['ls $((1 + 2)) ^', 'between words'],
    ['(cd a; ^', 'between words'],
    ['cat <<EOF\n^', 'in a here-document'],
    ['cat <<EOF\n$(a) "\n^', 'in a here-document'],
    ['cat <<EOF\na\nEOF\n^', 'between words'],
    ["cat <<'EOF'\na\nEOF\nls ^", 'between words'],
    ['cat <<-EOF\n\ta\n\tEOF\n^', 'between words'],
    ['cat <<< "a^', 'inside "…"'],
    ['a | b ^', 'between words'],
    ['a \\\n  ^', 'between words'],
    ['ls --x=«text»^', 'in a word'],
    ['ls «text» ^', 'between words'],
    ['ls "«text»^', 'inside "…"'],
    ['ls «text»‹ # a›^', 'in a comment'],
    ['case $x in a) ls ^', 'between words'],
    ['case $x in a) ls;; esac\n# ^', 'in a comment'],
  ])('%j is %s', (text, words) => {
    const { context, refused } = read(shell, text.replace('^', ''));
    expect(refused).toEqual([]);
    expect(shell.inWords(context)).toBe(words);
  });
});

describe('slot -> printer or refusal', () => {
  test.each([
    ['ls ', 'text', 'shellWord'],
    ['ls ', 'identifier', 'shellWord'],
    ['ls ', 'number', 'String'],
    ['ls ', 'json', 'shellJson'],
    ['ls ', 'list of text', 'shellWords'],
    ['ls ', 'boolean', 'refused: boolean in a shell word'],
    ['ls ', 'object', 'refused: object in a shell word'],
    ['ls --x=', 'text', 'shellWord'],
    ['ls --x=', 'list of text', 'refused: list in the middle of a word'],
    ['ls \\\n  ', 'text', 'shellWord'],
    ['ls "', 'text', 'escapeShellDouble'],
    ["ls '", 'text', 'escapeShellSingle'],
    ['ls "', 'number', 'String'],
    ['ls "', 'json', 'refused: json inside "…"'],
    ['ls "', 'list of text', 'refused: list inside "…"'],
    ['# ', 'text', 'escapeShellComment'],
    ['# ', 'list of text', 'refused: list in a comment'],
    ['jq ', 'path', 'jqWord'],
    ['filter=', 'path', 'jqWord'],
    ["jq '", 'path', 'jqInQuotes'],
    ["jq '(.a)", 'path', 'jqSteps'],
    ["jq '(", 'path', 'jqInQuotes'],
    ["jq '(«path»)", 'path', 'jqSteps'],
    ["jq '(.a)«path»", 'path', 'jqInQuotes'],
    ['jq "', 'path', 'refused: path inside "…"'],
    ["ls $'", 'text', "refused: slot inside $'…'"],
    ['cat <<EOF\n', 'text', 'refused: slot in a here-document'],
    ["cat <<'EOF'\n", 'text', 'refused: slot in a here-document'],
    ['ls $(a ', 'text', SUBSTITUTION],
    ['ls "$(a ', 'text', SUBSTITUTION],
    ['ls "$(a "', 'text', SUBSTITUTION],
    ['ls `a ', 'text', SUBSTITUTION],
    ['ls <(a ', 'text', SUBSTITUTION],
    ['ls ${a:-', 'text', 'refused: slot inside ${…}'],
    ['ls \\', 'text', 'refused: slot after a backslash'],
    ['ls "\\', 'text', 'refused: slot after a backslash'],
    ['ls $', 'text', 'refused: slot after a dollar sign'],
    ['ls "$', 'text', 'refused: slot after a dollar sign'],
    ['ls "$', 'identifier', 'name'],
    ['ls ~', 'text', 'refused: A tilde before a slot or block could name a home directory.'],
    ['ls --x=~', 'text', 'refused: A tilde before a slot or block could name a home directory.'],
    ['ls a~', 'text', 'shellWord'],
    ['ls ~/', 'text', 'shellWord'],
    ['ls {a,', 'text', BRACES],
    ['ls x{a,', 'text', BRACES],
    ['ls {a,b}/', 'text', 'shellWord'],
    ['ls «text»‹#›', 'text', 'refused: A # directly after a block or slot may or may not start a comment.'],
  ])('%j then %s: %s', (text, type, outcome) => {
    expect(slotAfter(shell, text, type)).toBe(outcome);
  });
});

describe('a slot is never the name of a command', () => {
  test.each([
    '',
    '\n',
    'ls; ',
    'ls && ',
    'ls || ',
    'ls | ',
    'ls & ',
    'ls\n',
    'ls # a\n',
    '(',
    '( ',
    '{ ',
    'if ',
    '! ',
    'then ',
    'while ',
    'do ',
    'time ',
    'X=1 ',
    'X= ',
    'X="a b" ',
    "X='a b' Y=2 ",
    'X=«text» ',
    'X="«text» a" ',
    'X=‹1› ',
    'X=$(date) ',
    'X="$(date +%s)" ',
    'X=`date` ',
    'X=${y:-a b} ',
    'X=(a b) ',
    'case $x in a) ',
    'case $x in (a) ',
    'f() { ',
    'cat <<EOF\nEOF\n',
  ])('%j', (text) => {
    expect(slotAfter(shell, text, 'text')).toBe(COMMAND);
  });

  test.each([
    'ls ',
    'X=1 ls ',
    'X="a b" ls ',
    'X=$(date) ls ',
    'X=«text» ls ',
    'X=',
    'X="a b',
    'echo if ',
    'ls «text» ',
    'a -x="$(b)" ',
  ])('but %j lets one stand', (text) => {
    expect(slotAfter(shell, text, 'text')).toMatch(/^(?:shellWord|escapeShellDouble)$/);
  });
});

test.each([
  ['ls', undefined],
  ['# comment', undefined],
  ['ls "a', 'inside "…"'],
  ["ls 'a", "inside '…'"],
  ['ls $(a', 'inside a command substitution'],
  ['ls ${a', 'inside ${…}'],
  ['cat <<EOF\na', 'in a here-document'],
])('a template that ends with %j is unfinished: %s', (text, words) => {
  expect(shell.unfinished(read(shell, text).context)).toBe(words);
});
