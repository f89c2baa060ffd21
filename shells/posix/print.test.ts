import { spawnSync } from 'node:child_process';
import { describe, expect, test } from 'vitest';
import { decodeShell } from '../../languages/sh/test-kit/decode.ts';
import { visible } from '../../languages/shared/characters.ts';
import { has } from '../../tests/interpreters.ts';
import { hostileJsons, hostileTexts } from '../../tests/snippets/hostile-values.ts';
import type { Command, Word } from '../shared/shell.ts';
import { printCommand, setVariable } from './print.ts';

test.each<[string, Command, string]>([
  ['plain words', { words: ['pip', 'install', '-U', 'timm'] }, 'pip install -U timm'],
  ['a word to quote', { words: ['pip', 'install', 'a[b]>=1.0'] }, "pip install 'a[b]>=1.0'"],
  ['a variable', { words: ['x', { join: ['Bearer ', { env: 'T' }] }] }, 'x "Bearer $T"'],
  ['a variable in a word', { words: ['x', { join: ['$a"', { env: 'T' }, 'é'] }] }, 'x "\\$a\\"${T}é"'],
  ['groups', { words: ['curl', 'u', ['-H', 'a: b'], ['-d', 'x']] }, "curl u \\\n  -H 'a: b' \\\n  -d x"],
  ['a file as input', { words: ['curl', '-'], input: 'my cat.jpg' }, "curl - < 'my cat.jpg'"],
  ['a document', { words: ['curl', ['-d', { json: { a: 1 }, piped: '@-' }]] }, 'curl \\\n  -d \'{\n    "a": 1\n  }\''],
  [
    'a file that must be there',
    { words: ['curl', 'u', ['--data-binary', { file: 'my cat.jpg', before: '@', piped: '@-' }]] },
    "curl u \\\n  --data-binary @- < 'my cat.jpg'",
  ],
  [
    'a file that is kept',
    { words: ['curl', 'u', ['-o', { result: 'my cat.png' }]] },
    `answer=$(mktemp)
if curl u \\
  -o "$answer"
then
  mv "$answer" 'my cat.png'
else
  cat "$answer" >&2
  rm "$answer"
  false
fi`,
  ],
  [
    'an answer',
    { words: ['curl', 'u', ['-d', { file: 'a.json', before: '@', piped: '@-' }]], answer: true },
    `if answer=$(curl u \\
  -d @- < a.json)
then
  printf '%s\\n' "$answer"
else
  printf '%s\\n' "$answer" >&2
  false
fi`,
  ],
])('prints %s', (_, command, code) => {
  expect(printCommand(command)).toBe(code);
});

test('knows no variable of another name', () => {
  expect(printCommand({ words: ['x', { join: [{ env: 'a}b' }] }] })).toHaveProperty('reason');
  expect(setVariable('A B', 'x')).toHaveProperty('reason');
});

const ANSWER = '{"a": "\\\\n"}';

describe.each(['bash', 'zsh', 'dash'])('%s tells', (shell) => {
  test.skipIf(!has(shell)).each([
    ['an answer', 0, { status: 0, stdout: `${ANSWER}\n`, stderr: '' }],
    ['the reason of a failure as an error', 22, { status: 1, stdout: '', stderr: `${ANSWER}\n` }],
  ])('%s', (_, code, said) => {
    const command: Command = { words: ['sh', '-c', `printf '%s' '${ANSWER}'; exit ${code}`], answer: true };
    const { status, stdout, stderr } = spawnSync(shell, ['-c', String(printCommand(command))], { encoding: 'utf8' });
    expect({ status, stdout, stderr }).toEqual(said);
  });
});

/** The command line of a word, without the program, which the reader puts in front. */
const lineOf = (...words: Word[]): string => String(printCommand({ words: ['x', ...words] })).slice(2);

describe.each(['bash', 'zsh', 'dash'])('%s', (shell) => {
  describe.skipIf(!has(shell))('gives programs', () => {
    const texts = hostileTexts(10_000);
    const held = texts.map(visible);

    test('hostile words', () => {
      expect(
        decodeShell(
          shell,
          texts.map((text) => lineOf(text, 'end')),
        ),
      ).toEqual(held.map((text) => [text, 'end']));
    });

    test('hostile words beside a variable', () => {
      const lines = texts.slice(0, 3000).map((text) => lineOf({ join: [text, { env: 'HOME' }, text] }));
      const [[home = ''] = []] = decodeShell(shell, ['"$HOME"']);
      const decoded = decodeShell(shell, lines).map((words) => words.map((word) => word));
      expect(decoded.length).toBe(lines.length);
      const wrong = decoded.filter(([word = ''], at) => {
        const text = held[at] ?? '';
        return !(
          word.startsWith(text) &&
          word.endsWith(text) &&
          /^\/.*snippetry-\w+$/.test(word.slice(text.length, word.length - text.length))
        );
      });
      expect(home).toMatch(/snippetry-/);
      expect(wrong).toEqual([]);
    });

    test('hostile documents', () => {
      const documents = hostileJsons(3000);
      const decoded = decodeShell(
        shell,
        documents.map((json) => lineOf({ json })),
      );
      expect(decoded.map(([text = '']) => JSON.parse(text))).toEqual(documents);
    });

    test('hostile values of a variable', () => {
      const some = texts.slice(0, 2000);
      const lines = some.map((text) => `x; ${setVariable('A', text)}; printf '%s\\0' "$A"`);
      expect(decodeShell(shell, lines)).toEqual(some.map((text) => ['x', visible(text)]));
    });
  });
});
