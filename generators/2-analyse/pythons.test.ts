import { describe, expect, test } from 'vitest';
import type { Pythons } from '../../out/types/pythons.ts';
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

type Systems = NonNullable<Pythons['packages'][string]['systems']>;

describe('operating systems', () => {
  test.each<[Systems, string[]]>([
    [['linux'], ['a 1.2 is published for Linux alone.']],
    [['windows'], ['a 1.2 is published for Windows alone.']],
    [['macos-arm64'], ['a 1.2 is published for macOS with Apple silicon alone.']],
    [['macos-arm64', 'macos-x86_64'], ['a 1.2 is published for macOS alone.']],
    [['linux', 'macos-x86_64'], ['a 1.2 is published for Linux and macOS with an Intel processor alone.']],
    [['linux', 'windows'], ['a 1.2 is published for Linux and Windows alone.']],
    [['linux', 'macos-arm64', 'windows'], []],
  ])('%j: %j', (systems, texts) => {
    const packages = { a: { version: '1.2', systems, on: '2026-11-22' } };
    const notices = pythonNotices({ sources: ['https://example.org/'], supported: ['3.12'], packages }, ['a']);
    expect(notices.map(({ said }) => said.text)).toEqual(texts);
  });

  test('one sentence for each thing that it asks', () => {
    const packages = { a: { version: '1.2', requires: '<3.12', systems: ['linux'] as Systems, on: '2026-11-22' } };
    const [notice] = pythonNotices({ sources: ['https://example.org/'], supported: ['3.12'], packages }, ['a']);
    expect(notice?.said.text).toBe('a 1.2 needs Python <3.12. a 1.2 is published for Linux alone.');
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
