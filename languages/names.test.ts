import { expect, test } from 'vitest';
import { LANGUAGES } from './index.ts';

const isName = (language: string, text: string): boolean | undefined => LANGUAGES.get(language)?.isName(text);

test('every folder of a language is found', () => {
  expect([...LANGUAGES.keys()]).toEqual(['csharp', 'js', 'json', 'python', 'sh']);
});

test.each([
  ['AutoModel', ['csharp', 'js', 'python', 'sh']],
  ['_x1', ['csharp', 'js', 'python', 'sh']],
  ['delete', ['csharp', 'python', 'sh']],
  ['del', ['csharp', 'js', 'sh']],
  ['None', ['csharp', 'js', 'sh']],
  ['lambda', ['csharp', 'js', 'sh']],
  ['virtual', ['js', 'python', 'sh']],
  ['undefined', ['csharp', 'python', 'sh']],
  ['class', ['sh']],
  ['import', ['csharp', 'sh']],
  ['1x', []],
  ['a-b', []],
  ['a\n', []],
  ['é', []],
  ['', []],
])('%j is a name in %j', (text, languages) => {
  expect([...LANGUAGES.keys()].filter((language) => isName(language, text))).toEqual(languages);
});
