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
    'rust',
    'sh',
  ]);
});

test.each([
  ['AutoModel', ['csharp', 'go', 'java', 'js', 'php', 'powershell', 'python', 'rust', 'sh']],
  ['_x1', ['csharp', 'go', 'java', 'js', 'php', 'powershell', 'python', 'rust', 'sh']],
  ['delete', ['csharp', 'go', 'java', 'php', 'powershell', 'python', 'rust', 'sh']],
  ['del', ['csharp', 'go', 'java', 'js', 'php', 'powershell', 'rust', 'sh']],
  ['None', ['csharp', 'go', 'java', 'js', 'php', 'powershell', 'rust', 'sh']],
  ['lambda', ['csharp', 'go', 'java', 'js', 'php', 'powershell', 'rust', 'sh']],
  ['virtual', ['go', 'java', 'js', 'php', 'powershell', 'python', 'sh']],
  ['undefined', ['csharp', 'go', 'java', 'php', 'powershell', 'python', 'rust', 'sh']],
  ['class', ['go', 'powershell', 'rust', 'sh']],
  ['import', ['csharp', 'php', 'powershell', 'rust', 'sh']],
  ['instanceof', ['csharp', 'go', 'powershell', 'python', 'rust', 'sh']],
  ['_', ['csharp', 'go', 'js', 'php', 'powershell', 'python', 'sh']],
  ['1x', []],
  ['a-b', []],
  ['a\n', []],
  ['é', []],
  ['', []],
])('%j is a name in %j', (text, languages) => {
  expect([...LANGUAGES.keys()].filter((language) => isName(language, text))).toEqual(languages);
});
