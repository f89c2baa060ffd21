import { globSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { expect, test } from 'vitest';

const RUNTIME = join(import.meta.dirname, '..');
const FOLDERS = ['http', 'queue', 'realtime', 'storage'];
const files = FOLDERS.flatMap((folder) => globSync(join(RUNTIME, folder, '**/*.ts')))
  .filter((path) => !/\.test\.ts$|\/test-kit\//.test(path))
  .map((path) => [relative(RUNTIME, path), readFileSync(path, 'utf8')] as const);
// Node's own module, by its name.
const NODE_ONLY = 'storage/node.ts';

test('the folders are looked through', () => {
  expect(files.length).toBeGreaterThan(30);
});

test.each(files.filter(([path]) => path !== NODE_ONLY))('%s uses nothing but the web platform', (_, text) => {
  const imports = [...text.matchAll(/(?:from|import\()\s*'([^']+)'/g)].map(([, name = '']) => name);
  expect(imports.filter((name) => !/^\.\.?\/[\w./-]+\.ts$/.test(name))).toEqual([]);
  expect(imports.filter((name) => name.endsWith('/node.ts'))).toEqual([]);
  expect(text.match(/\b(process|Buffer|require|__dirname|setImmediate)\b[.(]/)).toBeNull();
});
