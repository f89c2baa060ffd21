import { describe, expect, test } from 'vitest';
import { visible } from '../../languages/shared/characters.ts';
import { hostileJsons, hostileTexts } from '../../tests/snippets/hostile-values.ts';
import type { Command } from '../shared/shell.ts';
import { printCommand, setVariable } from './print.ts';
import { readPowerShell, startedBy, VERSIONS } from './test-kit/read.ts';

const TOKEN = { HF_TOKEN: 'hf_secret', HF_TOKENx: 'wrong' };

test.each<[string, Command, string]>([
  ['plain words', { words: ['pip', 'install', '-U', 'timm'] }, 'pip install -U timm'],
  ['a splat', { words: ['npm', 'install', '@a/b'] }, "npm install '@a/b'"],
  ['an operator', { words: ['pip', 'a[b]>=1.0', '1.0', '-a.b', '--%'] }, "pip 'a[b]>=1.0' '1.0' '-a.b' '--%'"],
  [
    'marks of every kind',
    { words: ['x', "a'\u2018\u2019\u201a\u201b"] },
    "x 'a''\u2018\u2018\u2019\u2019\u201a\u201a\u201b\u201b'",
  ],
  ['a variable', { words: ['x', { join: ['Bearer ', { env: 'T' }] }] }, 'x "Bearer $env:T"'],
  ['a variable in a word', { words: ['x', { join: ['$a`', { env: 'T' }, 'é'] }] }, 'x "`$a``${env:T}é"'],
  ['another name', { words: ['curl', 'u'] }, 'curl.exe u'],
  ['a program that is a word of the language', { words: ['for', 'u'] }, "& 'for' u"],
  ['a program with a space', { words: ['my prog', 'u'] }, "& 'my prog' u"],
  ['groups', { words: ['curl', 'u', ['-H', 'a: b'], ['-d', 'x']] }, "curl.exe u `\n  -H 'a: b' `\n  -d x"],
  [
    'a document',
    { words: ['curl', ['-d', { json: { a: "é ’@ \n'@" }, piped: '@-' }]] },
    "@'\n{\n  \"a\": \"\\u00e9 \\u2019@ \\n'@\"\n}\n'@ | curl.exe `\n  -d '@-'",
  ],
  [
    'a file that must be there',
    { words: ['curl', { file: "it's $x.jpg", before: '@', piped: '@-' }] },
    `curl.exe "@$(Resolve-Path -LiteralPath 'it''s $x.jpg' -ErrorAction Stop)"`,
  ],
  [
    'a file that is kept',
    { words: ['curl', 'u', ['-o', { result: 'my cat.png' }]] },
    `$answer = New-TemporaryFile
curl.exe u \`
  -o $answer
if ($LASTEXITCODE -ne 0) { throw (Get-Content -Raw $answer) }
Move-Item -Force $answer 'my cat.png'`,
  ],
])('prints %s', (_, command, code) => {
  expect(printCommand(command, { curl: 'curl.exe' })).toBe(code);
});

test.each<[string, Command, string]>([
  ['a quotation mark', { words: ['x', 'a"b'] }, 'quotation mark'],
  ['nothing', { words: ['x', ''] }, 'empty'],
  ['a last backslash', { words: ['x', 'a b\\'] }, 'backslash'],
  ['a last backslash behind a variable', { words: ['x', { join: [{ env: 'A' }, '\\'] }] }, 'backslash'],
  ['a document that cannot be piped', { words: ['x', { json: 1 }] }, 'JSON'],
  ['a document as a program', { words: [{ json: 1 }] }, 'JSON'],
  ['two documents', { words: ['x', { json: 1, piped: '-' }, { json: 1, piped: '-' }] }, 'two'],
  ['a file as input', { words: ['x'], input: 'a' }, 'input'],
  ['a file with a quotation mark', { words: ['x', { file: 'a"b', before: '@', piped: '@-' }] }, 'quotation mark'],
  ['a variable with another name', { words: ['x', { join: [{ env: 'a}b' }] }] }, 'variable'],
])('says why there is none for %s', (_, command, reason) => {
  expect(printCommand(command)).toEqual({ reason: expect.stringContaining(reason) });
});

/** Whether a text reaches a program from every version; what is refused beyond this would be lost without need. */
const canSay = (text: string): boolean =>
  text !== '' && !text.includes('"') && !(text.endsWith('\\') && /[\s\u0085]/.test(text));

describe.each(Object.keys(VERSIONS))('version %s starts programs with', (version) => {
  const expectWords = (code: string, words: string[]): boolean =>
    JSON.stringify(startedBy(version, code, TOKEN).words) === JSON.stringify(words);

  test('hostile texts', () => {
    const wrong = hostileTexts(10_000).filter((text, at, all) => {
      const held = visible(text);
      const other = visible(all[at - 1] ?? '');
      const code = printCommand({ words: ['prog', text, ['-H', `a=${other}`], 'end'] });
      if (typeof code !== 'string') return canSay(held) && canSay(`a=${other}`);
      return !expectWords(code, ['prog', held, '-H', `a=${other}`, 'end']);
    });
    expect(wrong).toEqual([]);
  });

  test('hostile texts beside a variable', () => {
    const wrong = hostileTexts(5000).filter((text) => {
      const held = visible(text);
      const code = printCommand({ words: ['prog', { join: [text, { env: 'HF_TOKEN' }, text] }, 'end'] });
      if (typeof code !== 'string') return !held.includes('"') && !held.endsWith('\\');
      return !expectWords(code, ['prog', `${held}hf_secret${held}`, 'end']);
    });
    expect(wrong).toEqual([]);
  });

  test('hostile programs', () => {
    for (const text of hostileTexts(3000)) {
      const code = printCommand({ words: [text, 'end'] });
      if (typeof code === 'string') expect(readPowerShell(code).words).toEqual([visible(text), 'end']);
    }
  });

  test('hostile documents by a pipe, in ASCII', () => {
    const wrong = hostileJsons(5000).filter((json) => {
      const code = printCommand({ words: ['prog', ['-d', { json, piped: '@-' }], 'end'] });
      if (typeof code !== 'string') return true;
      const { words, input = '' } = startedBy(version, code, TOKEN);
      const whole = JSON.stringify(words) === JSON.stringify(['prog', '-d', '@-', 'end']);
      return !whole || !/^[\n -~]*$/.test(input) || JSON.stringify(JSON.parse(input)) !== JSON.stringify(json);
    });
    expect(wrong).toEqual([]);
  });
});

test('hostile values of a variable', () => {
  for (const text of hostileTexts(3000)) {
    const code = setVariable('A', text);
    if (typeof code !== 'string') expect(text).toBe('');
    else expect(readPowerShell(`x ${code.replace('$env:A = ', '')}`).words).toEqual(['x', visible(text)]);
  }
});

test.each([
  ['A B', 'x'],
  ['A', ''],
  ['', 'x'],
  ['A;B', 'x'],
])('does not set %j to %j', (name, value) => {
  expect(setVariable(name, value)).toHaveProperty('reason');
});
