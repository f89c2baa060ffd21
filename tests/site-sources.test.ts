import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { expect, it } from 'vitest';

const ROOT = join(import.meta.dirname, '..');
const SOURCES = join(ROOT, 'site/src');

/** Folders that pages and islands may read from: what was generated, what is shipped, texts, what a language owns. */
const READ = ['site', 'out', 'runtime', 'docs', 'languages'];

const files = readdirSync(SOURCES, { recursive: true, encoding: 'utf8' }).filter((name) =>
  /\.(?:astro|m?[jt]sx?)$/.test(name),
);

/** The first folder, from the root of the repository, of every relative path that a source names: imports, globs, reads. */
const foldersNamed = (text: string, name: string): string[] =>
  [...text.matchAll(/['"`]!?(\.{1,2}\/[^'"`\n]*)['"`]/g)].map(
    ([, path = '']) => relative(ROOT, join(SOURCES, dirname(name), path)).split('/')[0] ?? '',
  );

it.each(files)('site/src/%s reads what was generated, not what it was generated from', (name) => {
  const text = readFileSync(join(SOURCES, name), 'utf8');
  expect(foldersNamed(text, name).filter((folder) => !READ.includes(folder))).toEqual([]);
  expect(text).not.toMatch(/from '(?:node:)?fs/);
});

it.each([
  [`import x from '../../../catalogue/hub.json';`, 'catalogue'],
  [`import.meta.glob('../../../seeds/*.json')`, 'seeds'],
  ['readFileSync(`../../../templates/${x}`)', 'templates'],
  [`import type { A } from '../../../generators/a.ts';`, 'generators'],
])('sees %s', (text, folder) => {
  expect(foldersNamed(text, 'data/a.ts')).toContain(folder);
});
