import { describe, expect, test } from 'vitest';
import { pythonNotices, runsWith } from './pythons.ts';

describe('runsWith', () => {
  test.each<[string, string, boolean]>([
    ['>=3.12', '3.11', false],
    ['>=3.12', '3.12', true],
    ['>=3.10.1', '3.10', true],
    ['>=3.10.1,<=3.10.12', '3.10', true],
    ['>=3.10.1,<=3.10.12', '3.11', false],
    ['<3.15,>=3.10', '3.14', true],
    ['<3.15,>=3.10', '3.15', false],
    ['<4.0,>=3.9', '3.15', true],
    ['>=3.8,!=3.9.*', '3.9', false],
    ['>=3.8,!=3.9.7', '3.9', true],
    ['~=3.10', '3.12', true],
    ['~=3.10.0', '3.12', false],
    ['==3.*', '3.13', true],
    ['==3.11.*', '3.13', false],
    ['>3.10', '3.10', true],
    ['>=3.9,', '3.13', true],
  ])('%s with %s: %s', (requires, minor, runs) => {
    expect(runsWith(requires, minor)).toBe(runs);
  });
});

describe('pythonNotices', () => {
  const supported: [string, ...string[]] = ['3.11', '3.12'];
  const told = (requires: string, words: string[]): unknown[] =>
    pythonNotices(
      {
        sources: ['https://example.org/'],
        supported,
        packages: { 'a-b': { version: '1.2', requires, on: '2026-11-22' } },
      },
      words,
    ).map(({ said }) => [said.text, said.installs]);

  test.each<[string, string, string[], unknown[]]>([
    ['a first version, which the newest Python has', '>=3.12', ['a-b'], []],
    ['an earlier last version', '<3.12,>=3.9', ['a_b'], [['a-b 1.2 needs Python >=3.9, <3.12.', ['a_b']]]],
    [
      'extras and versions',
      '<3.12',
      ['A.B[c]', 'a-b<2', 'a-bc'],
      [['a-b 1.2 needs Python <3.12.', ['A.B[c]', 'a-b<2']]],
    ],
    ['every version that gets fixes', '>=3.9', ['a-b'], []],
    ['a package that nothing installs', '<3.12', ['b'], []],
  ])('%s', (_, requires, words, expected) => {
    expect(told(requires, words)).toEqual(expected);
  });
});
