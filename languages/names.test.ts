import { expect, test } from 'vitest';
import { LANGUAGES } from './index.ts';

const isName = (language: string, text: string): boolean | undefined => LANGUAGES.get(language)?.isName(text);

test('every folder of a language is found', () => {
  expect([...LANGUAGES.keys()]).toEqual([
    'csharp',
    'go',
    'java',
    'js',
    'json',
    'php',
    'powershell',
    'python',
    'ruby',
    'rust',
    'sh',
  ]);
});

test.each([
  ['AutoModel', ['csharp', 'go', 'java', 'js', 'php', 'powershell', 'python', 'ruby', 'rust', 'sh']],
  ['_x1', ['csharp', 'go', 'java', 'js', 'php', 'powershell', 'python', 'ruby', 'rust', 'sh']],
  ['delete', ['csharp', 'go', 'java', 'php', 'powershell', 'python', 'ruby', 'rust', 'sh']],
  ['del', ['csharp', 'go', 'java', 'js', 'php', 'powershell', 'ruby', 'rust', 'sh']],
  ['None', ['csharp', 'go', 'java', 'js', 'php', 'powershell', 'ruby', 'rust', 'sh']],
  ['lambda', ['csharp', 'go', 'java', 'js', 'php', 'powershell', 'ruby', 'rust', 'sh']],
  ['virtual', ['go', 'java', 'js', 'php', 'powershell', 'python', 'ruby', 'sh']],
  ['undefined', ['csharp', 'go', 'java', 'php', 'powershell', 'python', 'ruby', 'rust', 'sh']],
  ['class', ['go', 'powershell', 'rust', 'sh']],
  ['import', ['csharp', 'php', 'powershell', 'ruby', 'rust', 'sh']],
  ['instanceof', ['csharp', 'go', 'powershell', 'python', 'ruby', 'rust', 'sh']],
  ['_', ['csharp', 'go', 'js', 'php', 'powershell', 'python', 'ruby', 'sh']],
  ['1x', []],
  ['a-b', []],
  ['a\n', []],
  ['é', []],
  ['', []],
])('%j is a name in %j', (text, languages) => {
  expect([...LANGUAGES.keys()].filter((language) => isName(language, text))).toEqual(languages);
});
