import { describe, expect, test } from 'vitest';
import { printWords } from './command.ts';
import { holding } from './condition/holding.ts';
import { mergePackages, withPackages } from './install.ts';
import { parseModel } from './model/parse.ts';
import { installSnippet, wordsParted } from './snippet.ts';

test.each([
  [['pip', 'install', '-U', 'a>=1,<2', 'b[c]', 'git+https://github.com/a/b.git'], true],
  [['npm', 'install', '@a/b@2'], true],
  [['pip', 'install', 'a b'], false],
  [['pip', 'install', "it's"], false],
])('the words of a command, %j, are those that its spaces part: %s', (words, are) => {
  const parted = wordsParted(printWords(words));
  if (are) expect(parted).toEqual(words);
  else expect(parted).not.toEqual(words);
});

describe('mergePackages', () => {
  test.each<[string, string[], string]>([
    ['pip install a', ['b'], 'pip install a b'],
    ['pip install a', ['a'], 'pip install a'],
    ['pip install a b', ['A<5'], 'pip install a<5 b'],
    ['pip install a<5', ['a'], 'pip install a<5'],
    ['pip install a<5', ['a<5'], 'pip install a<5'],
    ['pip install a>=2', ['a<5'], 'pip install a>=2,<5'],
    ['pip install a_b.c', ['a-b-c==1'], 'pip install a_b.c==1'],
    ['pip install a[x]', ['a'], 'pip install a[x]'],
    ['pip install a', ['a[x]'], 'pip install a[x]'],
    ['pip install a>=2', ['a[x]'], 'pip install a[x]>=2'],
    ['pip install a[x]<5', ['A[y]>=2'], 'pip install a[x,y]<5,>=2'],
    ['npm install @a/b', ['@a/b@2', 'c'], 'npm install @a/b@2 c'],
    ['pip install -U a', [], 'pip install -U a'],
  ])('%s and %j', (command, packages, merged) => {
    expect(mergePackages(command.split(' '), packages).join(' ')).toBe(merged);
  });
});

test('nobody can change an install command, which every model is given', () => {
  const install = installSnippet('pip install a\n') as { code: string; command?: { words: unknown[] } };
  expect(() => {
    install.code = 'pip install b\n';
  }).toThrow(TypeError);
  expect(() => install.command?.words.push('b')).toThrow(TypeError);
});

test('an install command is made anew only where a model needs more', () => {
  const words = ['pip', 'install', 'a'];
  const install = installSnippet('pip install a\n', words);
  const requirements = holding([{ packages: ['b<2'], among: [[['tags'], ['x']]] }] as const);
  expect(withPackages(install, requirements, parseModel({ id: 'a/b' }))).toBe(install);
  expect(withPackages(install, requirements, parseModel({ id: 'a/b', tags: ['x'] }))).toMatchObject({
    code: "pip install a 'b<2'\n",
    command: { words: ['pip', 'install', 'a', 'b<2'] },
  });
});
