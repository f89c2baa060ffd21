import { describe, expect, test } from 'vitest';
import { has, run } from '../../tests/interpreters.ts';
import { hostileTexts } from '../../tests/snippets/hostile-values.ts';
import { visible } from '../shared/characters.ts';
import { escapeShellComment, escapeShellDouble, escapeShellSingle, shellWord, shellWords } from './escape.ts';
import { decodeShell } from './test-kit/decode.ts';

const all = hostileTexts(10_000);

describe.each(['bash', 'zsh', 'dash'])('%s', (shell) => {
  describe.skipIf(!has(shell))('reads the text back from', () => {
    // Every shell reads the attacks; bash, which expands history too, also everything else.
    const texts = shell === 'bash' ? all : all.slice(0, 2000);
    const held = texts.map(visible);

    test.each([
      ["'…'", (text: string) => `'${escapeShellSingle(text)}'`],
      ['"…"', (text: string) => `"${escapeShellDouble(text)}"`],
      ['a word', shellWord],
    ])('%s', (_, print) => {
      expect(decodeShell(shell, texts.map(print))).toEqual(held.map((text) => [text]));
    });

    test('a part of a word', () => {
      const decoded = decodeShell(
        shell,
        texts.map((text) => `--flag=${shellWord(text)}/x"${escapeShellDouble(text)}"`),
      );
      expect(decoded).toEqual(held.map((text) => [`--flag=${text}/x${text}`]));
    });

    test('several words', () => {
      const pairs = texts.slice(1).map((text, index) => [text, texts[index] ?? '']);
      const decoded = decodeShell(shell, pairs.map(shellWords));
      expect(decoded).toEqual(pairs.map((pair) => pair.map(visible)));
    });

    test('an assignment', () => {
      const lines = texts.slice(0, 1000).map((text) => `x; x=${shellWord(text)}; printf '%s\\0' "$x"`);
      const decoded = decodeShell(shell, lines);
      expect(decoded).toEqual(held.slice(0, 1000).map((text) => ['x', text]));
    });
  });
});

test('comments hold no code', () => {
  const lines = all.map((text) => `# ${escapeShellComment(text)}\n#${escapeShellComment(text)}\n`);
  const result = run(['bash', '--norc'], `set -o history -o histexpand\n${lines.join('')}echo end\n`);
  expect(result).toEqual({ stdout: 'end\n', stderr: '', status: 0 });
});

test('comments have no character that means something to a shell that knows no comments', () => {
  // biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what may not be there.
  const inert = /^(?:[\w %+,./:@-]|[^\x00-\xa0\p{Cs}\u2028\u2029])+$/u;
  for (const text of all) expect(escapeShellComment(text)).toMatch(inert);
});

test.each([
  ['gpt2', 'gpt2'],
  ['org/name-1.0_x', 'org/name-1.0_x'],
  ['a b', "'a b'"],
  ["it's", "'it'\\''s'"],
  ['', "''"],
  ['~root', "'~root'"],
  ['a=b', "'a=b'"],
  ['!x', "'!x'"],
  ['a\n!x! y!', "'a\n'\\!'x! y'\\!''"],
  ['a\u0000\tb', "'a\ufffd\ufffdb'"],
  ['a\u200bb', "'a\ufffdb'"],
  ['\u0645\u06cc\u200c\u062e', "'\u0645\u06cc\u200c\u062e'"],
  ['é', "'é'"],
])('%j is the word %s', (text, word) => {
  expect(shellWord(text)).toBe(word);
});

test.each([
  ['a\n^b', 'a\n""^b'],
  ['a$b`c"d\\e', 'a\\$b\\`c\\"d\\\\e'],
  ['hi!', 'hi"\\!"'],
])('%j is "%s" in double quotes', (text, escaped) => {
  expect(escapeShellDouble(text)).toBe(escaped);
});

test.each([
  ['a $(id) `id` & b', 'a __id_ _id_ _ b'],
  ['it\u2028is "x"; ls', 'it is _x__ ls'],
  ['!!', '__'],
])('the comment of %j is %j', (text, comment) => {
  expect(escapeShellComment(text)).toBe(comment);
});
