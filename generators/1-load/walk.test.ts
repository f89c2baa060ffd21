import { execFileSync } from 'node:child_process';
import {
  mkdirSync,
  mkdtempSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  symlinkSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { createMemo, type Memo, noMemo } from '../memo.ts';
import { readRegular, textsBelow } from './walk.ts';

const HOUR = 3_600_000;

let folder: string;
let file: string;
let reads: number;
let memo: Memo;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'snippetry-walk-'));
  file = join(folder, 'a.json');
  writeFileSync(file, 'one');
  reads = 0;
  const kept = createMemo();
  const counting = <Result>(name: string, inputs: readonly unknown[], make: () => Result): Result =>
    kept(name, inputs, () => {
      reads += 1;
      return make();
    });
  memo = Object.assign(counting, { stateOf: () => ({}) });
  // What has just been written may be written again within the same step of the clock of the file system.
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + HOUR });
});
afterEach(() => {
  vi.useRealTimers();
  rmSync(folder, { recursive: true });
});

describe.each([
  ['with a memo', () => memo],
  ['without', () => noMemo],
])('%s', (_, memoOf) => {
  test.each<[what: string, put: (path: string) => void]>([
    ['nothing', () => {}],
    ['a folder', (path) => mkdirSync(path)],
    ['a link to a file', (path) => symlinkSync(file, path)],
    ['a link to nothing', (path) => symlinkSync(join(folder, 'missing'), path)],
    // Nobody writes into it: who waits for that waits for ever.
    ['a pipe', (path) => execFileSync('mkfifo', [path])],
  ])('%s has no text', (_what, put) => {
    const path = join(folder, 'b.json');
    put(path);
    expect(readRegular(path, memoOf())).toBe(undefined);
    expect(() => readRegular(join(file, 'below-a-file'), memoOf())).toThrow('ENOTDIR');
    expect(readRegular(file, memoOf())).toBe('one');
  });
});

describe('a text that a memo keeps', () => {
  test('is read once while nothing touches the file', () => {
    expect([1, 2, 3].map(() => readRegular(file, memo))).toEqual(['one', 'one', 'one']);
    expect(reads).toBe(1);
  });

  test.each<[string, () => void, string | undefined]>([
    ['another text', () => writeFileSync(file, 'three'), 'three'],
    [
      'a text of the same length, with the old time of change',
      () => {
        const { atime, mtime } = statSync(file);
        writeFileSync(file, 'two');
        utimesSync(file, atime, mtime);
      },
      'two',
    ],
    [
      'another file in its place',
      () => {
        writeFileSync(join(folder, 'b.json'), 'two');
        renameSync(join(folder, 'b.json'), file);
      },
      'two',
    ],
    ['nothing', () => rmSync(file), undefined],
    [
      'a link to a file with the same text',
      () => {
        renameSync(file, join(folder, 'b.json'));
        symlinkSync('b.json', file);
      },
      undefined,
    ],
  ])('is read again after an edit: %s', (_, edit, expected) => {
    expect(readRegular(file, memo)).toBe('one');
    // The times of a file move on with the clock of the system, which no test can set.
    const before = statSync(file).ctimeMs;
    do edit();
    while (expected !== undefined && statSync(file).ctimeMs === before);
    expect(readRegular(file, memo)).toBe(expected);
  });

  test('is not kept of a file that has just been written', () => {
    vi.setSystemTime(statSync(file).ctimeMs + 1);
    expect([1, 2].map(() => readRegular(file, memo))).toEqual(['one', 'one']);
    expect(reads).toBe(0);
  });
});

test('the texts below a folder are those of regular files with the end that is asked for', () => {
  writeFileSync(join(folder, 'b.txt'), 'text');
  symlinkSync('a.json', join(folder, 'c.json'));
  expect([...textsBelow(folder, '.', '.json', memo)]).toEqual([['a.json', readFileSync(file, 'utf8')]]);
});
