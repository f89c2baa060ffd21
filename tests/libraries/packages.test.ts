import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { PackageCache, place } from './packages.ts';
import { parseRequirement } from './requirement.ts';

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

it.each<[string, string, boolean, number]>([
  ['its folder is there', '2026-11-27', true, 0],
  ['its folder was removed, or was elsewhere', '2026-11-27', false, 1],
  ['it was resolved on another day', '2026-11-26', true, 1],
])('a package is asked for again or not: %s', async (_, day, isThere, asked) => {
  const folder = join(cache, 'fox/1.0');
  if (isThere) mkdirSync(folder, { recursive: true });
  const unpacked = { name: 'fox', version: '1.0', kind: 'wheel' as const, folder };
  writeFileSync(join(cache, 'resolved.json'), JSON.stringify({ fox: { ...unpacked, day } }));
  let count = 0;
  const packages = new PackageCache(cache, '2026-11-27', async () => {
    count += 1;
    return unpacked;
  });
  await packages.load();
  expect((await packages.get(parseRequirement('fox')))?.folder).toBe(folder);
  expect(count).toBe(asked);
});
