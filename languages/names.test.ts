import { expect, test } from 'vitest';
import { LANGUAGES } from './index.ts';

const isName = (language: string, text: string): boolean | undefined => LANGUAGES.get(language)?.isName(text);

test('every folder of a language is found', () => {
  expect([...LANGUAGES.keys()]).toEqual(['csharp', 'go', 'js', 'json', 'python', 'sh']);
});

test.each([
  ['AutoModel', ['csharp', 'go', 'js', 'python', 'sh']],
  ['_x1', ['csharp', 'go', 'js', 'python', 'sh']],
  ['delete', ['csharp', 'go', 'python', 'sh']],
  ['del', ['csharp', 'go', 'js', 'sh']],
  ['None', ['csharp', 'go', 'js', 'sh']],
  ['lambda', ['csharp', 'go', 'js', 'sh']],
  ['virtual', ['go', 'js', 'python', 'sh']],
  ['undefined', ['csharp', 'go', 'python', 'sh']],
  ['class', ['go', 'sh']],
  ['import', ['csharp', 'sh']],
  ['1x', []],
  ['a-b', []],
  ['a\n', []],
  ['é', []],
  ['', []],
])('%j is a name in %j', (text, languages) => {
  expect([...LANGUAGES.keys()].filter((language) => isName(language, text))).toEqual(languages);
});
