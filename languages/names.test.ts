import { expect, test } from 'vitest';
import { LANGUAGES } from './index.ts';

const isName = (language: string, text: string): boolean | undefined => LANGUAGES.get(language)?.isName(text);

test('every folder of a language is found', () => {
  expect([...LANGUAGES.keys()]).toEqual(['csharp', 'go', 'java', 'js', 'json', 'python', 'rust', 'sh']);
});

test.each([
  ['AutoModel', ['csharp', 'go', 'java', 'js', 'python', 'rust', 'sh']],
  ['_x1', ['csharp', 'go', 'java', 'js', 'python', 'rust', 'sh']],
  ['delete', ['csharp', 'go', 'java', 'python', 'rust', 'sh']],
  ['del', ['csharp', 'go', 'java', 'js', 'rust', 'sh']],
  ['None', ['csharp', 'go', 'java', 'js', 'rust', 'sh']],
  ['lambda', ['csharp', 'go', 'java', 'js', 'rust', 'sh']],
  ['virtual', ['go', 'java', 'js', 'python', 'sh']],
  ['undefined', ['csharp', 'go', 'java', 'python', 'rust', 'sh']],
  ['class', ['go', 'rust', 'sh']],
  ['import', ['csharp', 'rust', 'sh']],
  ['instanceof', ['csharp', 'go', 'python', 'rust', 'sh']],
  ['_', ['csharp', 'go', 'js', 'python', 'sh']],
  ['1x', []],
  ['a-b', []],
  ['a\n', []],
  ['é', []],
  ['', []],
])('%j is a name in %j', (text, languages) => {
  expect([...LANGUAGES.keys()].filter((language) => isName(language, text))).toEqual(languages);
});
