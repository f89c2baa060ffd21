import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { createMemo } from './memo.ts';
import { watchedFolders } from './watched.ts';

const ROOT = '/project';

describe('the state of a watched folder', () => {
  test.each<[what: string, asked: string, touched: string | undefined, same: boolean]>([
    ['nothing', 'catalogue/libraries', 'seeds/a.json', true],
    ['a file in it', 'catalogue/libraries', 'catalogue/libraries/a.json', false],
    ['a file deep in it', 'catalogue', 'catalogue/libraries/a/b.json', false],
    ['the folder itself', 'catalogue/libraries', 'catalogue/libraries', false],
    ['a folder that it stands in', 'catalogue/libraries', 'catalogue', false],
    ['a folder whose name begins with its name', 'catalogue/libraries', 'catalogue/libraries-of-data/a.json', true],
    ['a folder beside it', 'catalogue/libraries', 'catalogue/tasks/a.json', true],
    ['the file that was asked for', 'catalogue/samples.json', 'catalogue/samples.json', false],
    ['a path that is written otherwise', './catalogue//libraries', 'catalogue/libraries/a.json', false],
    ['whatever it may be', 'seeds', undefined, false],
  ])('after %s was touched: %s', (_, asked, touched, same) => {
    const { stateOf, touch } = watchedFolders(ROOT, ['catalogue', 'seeds']);
    const before = stateOf(asked);
    expect(before).toBeDefined();
    expect(stateOf(asked)).toBe(before);
    touch(touched && join(ROOT, touched));
    expect(stateOf(asked) === before).toBe(same);
  });

  test('is not known of a folder that nobody watches: a memo takes it for changed each time', () => {
    const { stateOf } = watchedFolders(ROOT, ['catalogue']);
    expect(['out', 'catalogue-of-art', ''].map(stateOf)).toEqual([undefined, undefined, undefined]);
    const memo = createMemo(stateOf);
    const made = [1, 2].map((at) => memo('out', [memo.stateOf('out')], () => at));
    const kept = [1, 2].map((at) => memo('catalogue', [memo.stateOf('catalogue')], () => at));
    expect({ made, kept }).toEqual({ made: [1, 2], kept: [1, 1] });
  });
});
