import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { TOGETHER, textFiles } from './text-files.mjs';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'snippetry-text-files-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

/** Takes apart what the route gave. */
const apart = (files: readonly (readonly [path: string, text: string])[]): Promise<void> => {
  writeFileSync(join(folder, TOGETHER), JSON.stringify(files));
  const logger = { info: () => {} };
  return textFiles().hooks['astro:build:done']({ dir: pathToFileURL(`${folder}/`), logger });
};

test('each file has its bytes at its path, and nothing else is left', async () => {
  const files = [
    ['a.md', 'é\n'],
    ['models/x#y?z%20/a.json', '{}\n'],
    ['models/x#y?z%20/b.json', ''],
  ] as const;
  await apart(files);
  for (const [path, text] of files) expect(readFileSync(join(folder, path), 'utf8')).toBe(text);
  const left = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
  expect(left).toHaveLength(files.length);
});

test.each([
  ['a page', [['index.html', 'x']]],
  [
    'another of them',
    [
      ['a.md', '1'],
      ['a.md', '2'],
    ],
  ],
] as [string, [string, string][]][])('a file at the address of %s is refused', async (_, files) => {
  writeFileSync(join(folder, 'index.html'), 'the page');
  await expect(apart(files)).rejects.toThrow('EEXIST');
  expect(readFileSync(join(folder, 'index.html'), 'utf8')).toBe('the page');
});
