import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';

const WIDTH = 100;
const folder = new URL('../../out/snippets', import.meta.url).pathname;

/** An address, an id, a path, a file or a dotted name: it has one form, however long. */
const NAME = /[\w.@-]*[/._][\w./@-]+/g;

/** Prose in quotation marks: what a language can break into several texts, unlike an id or a name. */
const PROSE = /(["'`])((?:(?!\1).)* (?:(?!\1).)*)\1/g;

/** The mark that begins a comment of Python and shells, or of the other languages. */
const COMMENT = /^\s*(?:#|\/\/) /;

/** Whether the whole of a line is a field of JSON, whose texts are of one line. */
const isJsonField = (line: string): boolean => /^\s*"[^"]+": "(?:[^"\\]|\\.)*",?$/.test(line);

/**
 * The lines of code that are wider than 100 characters through words that could be broken: comments, and texts of their
 * own. What a name makes wide, what JSON cannot break, and commands are as they are.
 */
function wideLines(code: string): string[] {
  return code.split('\n').filter((line) => {
    if (line.length <= WIDTH || line.includes('://') || isJsonField(line)) return false;
    const spoken = line.replace(NAME, 'name');
    if (spoken.length <= WIDTH) return false;
    return COMMENT.test(line) || [...spoken.matchAll(PROSE)].some(([text]) => text.length > 0.8 * WIDTH);
  });
}

describe('a line is too wide', () => {
  const words = 'many words '.repeat(9);

  test.each([
    ['a comment', `# ${words}`, 1],
    ['a comment of JavaScript', `  // ${words}`, 1],
    ['a text', `text = "${words}"`, 1],
    ['a text in an argument', `print(model("${words}"), end="")`, 1],
    ['a text beside a name', `model("org/name", '${words}')`, 1],
    ['a comment that a path makes wide', `# See ${'folder/'.repeat(14)}file.txt`, 0],
    ['an id', `model = AutoModel.from_pretrained("${'organisation/'.repeat(8)}")`, 0],
    ['a field of JSON', `  "inputs": "${words}",`, 0],
    ['an address', `image = "https://example.org/ ${words}"`, 0],
    ['an option', `command ${'--option '.repeat(12)}`, 0],
    [
      'a short text in a wide call',
      `payload := marshal(map[string]any{"inputs": "a few words"}) ${'+ more'.repeat(9)}`,
      0,
    ],
    ['a line of 100', `# ${'x'.repeat(98)}`, 0],
  ])('%s: %s: %i', (_, line, count) => expect(wideLines(`import x\n${line}\n`)).toHaveLength(count));
});

test('no printed line is wider than 100 characters through words that could be broken', () => {
  const files = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((file) => file.isFile());
  const found = files.flatMap(({ parentPath, name }) =>
    wideLines(readFileSync(join(parentPath, name), 'utf8')).map((line) => `${join(parentPath, name)}: ${line}`),
  );
  expect(files.length).toBeGreaterThan(3000);
  expect(found).toEqual([]);
});
