import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { place } from './packages.ts';

let cache: string;
beforeEach(() => {
  cache = mkdtempSync(join(tmpdir(), 'packages-test-'));
});
afterEach(() => rmSync(cache, { recursive: true, force: true }));

const unpacked = (name: string): string => {
  const tree = join(cache, name);
  mkdirSync(tree);
  writeFileSync(join(tree, 'module.py'), 'x = 1\n');
  return tree;
};

it('a release that two requirements name is unpacked once, whichever was first', async () => {
  const trees = ['one', 'two'].map(unpacked);
  const folder = join(cache, '1.0');
  await Promise.all(trees.map((tree) => place(tree, folder)));
  expect(readFileSync(join(folder, 'module.py'), 'utf8')).toBe('x = 1\n');
  expect(trees.map((tree) => existsSync(tree))).toEqual([false, false]);
});

it('says when a release cannot be put into its place', async () => {
  await expect(place(unpacked('one'), join(cache, 'nowhere/1.0'))).rejects.toThrow('ENOENT');
});
