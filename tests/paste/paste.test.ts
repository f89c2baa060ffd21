import { describe, expect, test } from 'vitest';
import { unprintablePattern } from '../../languages/shared/characters.ts';
import { has } from '../interpreters.ts';
import { ATTACK, MARKER, paste, runAsScripts, TERMINALS } from './paste.ts';
import { shellSnippets } from './samples.ts';

const { libraries, calls } = shellSnippets();
const all = [...libraries, ...calls];
const expected = has('bash') ? runAsScripts(all) : [];

test('there are snippets of libraries and of calls, most of them with hostile values', () => {
  expect(libraries.length).toBeGreaterThan(200);
  expect(calls.length).toBeGreaterThan(400);
});

test('no shell snippet holds a character that a terminal obeys or a reader cannot see', () => {
  const found = all.filter((code) => (code.match(unprintablePattern()) ?? []).some((character) => character !== '\n'));
  expect(found).toEqual([]);
});

describe.each(TERMINALS)('pasted into $shell, bracketed: $bracketed', (terminal) => {
  test.skipIf(!has(terminal.shell) || !has('python3'))(
    'every shell snippet does what it does as a script, and nothing else',
    () => {
      // dash knows no pipefail, which the snippets of several steps are written with for bash and zsh.
      const pasted = [...all.keys()].filter((at) => terminal.shell !== 'dash' || !all[at]?.includes('pipefail'));
      const { commands, made } = paste(
        terminal,
        pasted.map((at) => all[at] ?? ''),
      );
      expect(made).toEqual([]);
      const wrong = pasted.flatMap((at, index) =>
        JSON.stringify(commands[index]) === JSON.stringify(expected[at])
          ? []
          : [{ code: all[at], script: expected[at], pasted: commands[index] }],
      );
      expect(wrong).toEqual([]);
    },
    300_000,
  );
});

test.skipIf(!has('bash') || !has('python3'))('the terminal obeys what is hostile when it is not kept from it', () => {
  const { made } = paste({ shell: 'bash', bracketed: true }, [`curl 'x\u0003\r${ATTACK} ${MARKER}\r: ''\n`]);
  expect(made).toEqual([`work/${MARKER}`]);
});
