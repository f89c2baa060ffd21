import { describe, expect, test } from 'vitest';
import { visible } from '../../languages/shared/characters.ts';
import { hostileJsons, hostileTexts } from '../../tests/snippets/hostile-values.ts';
import type { Command } from '../shared/shell.ts';
import { printCommand, setVariable } from './print.ts';
import { MODES, readCmd } from './test-kit/read.ts';

const TOKEN = { HF_TOKEN: 'hf_secret', PATH: 'C:\\bin' };

test.each<[string, Command, string]>([
  ['plain words', { words: ['pip', 'install', '-U', 'timm'] }, 'pip install -U timm'],
  ['an operator', { words: ['pip', 'install', 'a[b]>=1.0'] }, 'pip install "a[b]>=1.0"'],
  ['a last backslash', { words: ['x', 'a b\\', 'c\\'] }, 'x "a b\\\\" c\\'],
  ['a quotation mark', { words: ['x', 'say "hi"', '\\""'] }, 'x "say \\"hi\\"" "\\\\\\"\\""'],
  ['nothing', { words: ['x', ''] }, 'x ""'],
  ['a variable', { words: ['x', { join: ['Bearer ', { env: 'HF_TOKEN' }] }] }, 'x "Bearer %HF_TOKEN%"'],
  ['groups', { words: ['curl', 'u', ['-H', 'a: b'], ['-d', 'x']] }, 'curl u ^\n  -H "a: b" ^\n  -d x'],
  ['a file as input', { words: ['curl', '-'], input: 'my cat.jpg' }, 'curl - < "my cat.jpg"'],
  [
    'a document',
    { words: ['curl', ['-d', { json: { a: 'é & "q"', b: [1, true] } }]] },
    'curl ^\n  -d "{ \\"a\\": \\"\\u00e9 \\u0026 \\u0022q\\u0022\\", \\"b\\": [ 1, true ] }"',
  ],
])('prints %s', (_, command, code) => {
  expect(printCommand(command)).toBe(code);
});

test.each<[string, Command, string]>([
  ['a line break', { words: ['x', 'a\nb'] }, 'line break'],
  ['a percent sign', { words: ['x', '%PATH%'] }, 'percent sign'],
  ['an exclamation mark', { words: ['x', 'a!b!'] }, 'exclamation mark'],
  ['a way out of quotation marks', { words: ['x', 'a" & calc "'] }, 'operator'],
  ['a way out of the quotation marks of the next word', { words: ['x', 'a"', 'b & calc'] }, 'quotation mark'],
  ['a way out beside a variable', { words: ['x', { join: ['""', { env: 'HF_TOKEN' }] }] }, 'variable'],
  ['a program with an operator', { words: ['x&y'] }, 'program'],
  ['a file that ends the name', { words: ['x'], input: 'a"b' }, 'file'],
  ['a line that is too long', { words: ['x', 'y'.repeat(8191)] }, '8191'],
  ['a variable with another name', { words: ['x', { join: [{ env: 'a%b' }] }] }, 'variable'],
])('says why there is none for %s', (_, command, reason) => {
  expect(printCommand(command)).toEqual({ reason: expect.stringContaining(reason) });
});

/** Whether cmd can say a text at all; what is refused beyond this would be lost without need. */
const canSay = (text: string): boolean =>
  !/[\n%!]/.test(text) &&
  !(text.includes('"') && /[&|<>^()]/.test(text)) &&
  text.split('"').length % 2 === 1 &&
  text.length < 4000;

describe.each(MODES)('cmd with %o starts programs with', (mode) => {
  test('hostile texts', () => {
    const wrong = hostileTexts(10_000).filter((text, at, all) => {
      const held = visible(text);
      const other = visible(all[at - 1] ?? '');
      const code = printCommand({ words: ['prog', text, ['-H', `a=${other}`], 'end'] });
      if (typeof code !== 'string') return canSay(held) && canSay(`a=${other}`);
      const { words } = readCmd(code, TOKEN, mode);
      return JSON.stringify(words) !== JSON.stringify(['prog', held, '-H', `a=${other}`, 'end']);
    });
    expect(wrong).toEqual([]);
  });

  test('hostile texts beside a variable', () => {
    const wrong = hostileTexts(3000).filter((text) => {
      const held = visible(text);
      const code = printCommand({ words: ['prog', { join: [text, { env: 'HF_TOKEN' }, text] }, 'end'] });
      if (typeof code !== 'string') return canSay(held + held) && !held.includes('"');
      const { words } = readCmd(code, TOKEN, mode);
      return JSON.stringify(words) !== JSON.stringify(['prog', `${held}hf_secret${held}`, 'end']);
    });
    expect(wrong).toEqual([]);
  });

  test('hostile documents', () => {
    const wrong = hostileJsons(3000).filter((json) => {
      const code = printCommand({ words: ['prog', ['-d', { json }], 'end'] });
      if (typeof code !== 'string') return JSON.stringify(json).length < 1000;
      const { words } = readCmd(code, TOKEN, mode);
      const [, , text = ''] = words;
      return words.length !== 4 || JSON.stringify(JSON.parse(text)) !== JSON.stringify(json);
    });
    expect(wrong).toEqual([]);
  });

  test('hostile files as input', () => {
    for (const text of hostileTexts(2000)) {
      const held = visible(text);
      const code = printCommand({ words: ['prog', '-'], input: text });
      if (typeof code !== 'string' || held === '' || held.endsWith('\\')) continue;
      expect(readCmd(code, TOKEN, mode)).toEqual({ words: ['prog', '-'], input: held });
    }
  });
});

test.each([
  ['HF_TOKEN', 'hf_x', 'set "HF_TOKEN=hf_x"'],
  ['A', 'a & b', 'set "A=a & b"'],
])('sets %s to %s', (name, value, code) => {
  expect(setVariable(name, value)).toBe(code);
});

test.each([
  ['A', ''],
  ['A', '%B%'],
  ['A', 'a"'],
  ['A', '!B!'],
  ['A B', 'x'],
  ['', 'x'],
])('does not set %j to %j', (name, value) => {
  expect(setVariable(name, value)).toHaveProperty('reason');
});
