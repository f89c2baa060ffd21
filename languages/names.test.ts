import { expect, test } from 'vitest';
import { LANGUAGES } from './index.ts';

const isName = (language: string, text: string): boolean | undefined => LANGUAGES.get(language)?.isName(text);

test('every folder of a language is found', () => {
  expect([...LANGUAGES.keys()]).toEqual(['csharp', 'go', 'js', 'json', 'python', 'rust', 'sh']);
});

test.each([
  ['AutoModel', ['csharp', 'go', 'js', 'python', 'rust', 'sh']],
  ['_x1', ['csharp', 'go', 'js', 'python', 'rust', 'sh']],
  ['delete', ['csharp', 'go', 'python', 'rust', 'sh']],
  ['del', ['csharp', 'go', 'js', 'rust', 'sh']],
  ['None', ['csharp', 'go', 'js', 'rust', 'sh']],
  ['lambda', ['csharp', 'go', 'js', 'rust', 'sh']],
  ['virtual', ['go', 'js', 'python', 'sh']],
  ['undefined', ['csharp', 'go', 'python', 'rust', 'sh']],
  ['class', ['go', 'rust', 'sh']],
  ['import', ['csharp', 'rust', 'sh']],
  ['1x', []],
  ['a-b', []],
  ['a\n', []],
  ['é', []],
  ['', []],
])('%j is a name in %j', (text, languages) => {
  expect([...LANGUAGES.keys()].filter((language) => isName(language, text))).toEqual(languages);
});
