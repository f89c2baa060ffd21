import { createHash } from 'node:crypto';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { saidVoid } from './void.ts';

let root: string;
const put = (path: string, text: string): void => {
  mkdirSync(dirname(join(root, path)), { recursive: true });
  writeFileSync(join(root, path), text);
};
const hash = (text: string): string => createHash('sha256').update(text).digest('hex').slice(0, 16);
const INSTALL = 'pip install demo\n';

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'void-test-'));
  const ran = (code: string, recipe = hash('# recipe\n')) => ({
    outcome: 'ran',
    snippet: hash(`${INSTALL}\0${code}`),
    recipe,
  });
  put('tests/models/demo.py', '# recipe\n');
  put('out/snippets/demo/a-b/01-install.sh', INSTALL);
  put('out/snippets/demo/a-b/02-load.py', 'load()\n');
  put('out/snippets/other/a-b/01-load.py', 'load()\n');
  put('out/verified/demo.json', JSON.stringify({ runs: { 'a-b/load': ran('load()\n'), 'c-d/load': ran('x') } }));
});
afterEach(() => rmSync(root, { recursive: true, force: true }));

const SAID = ['1 proof is void until run: demo (`npm run -s verify -- --run demo`)'];

it.each<[what: string, path: string, text: string, said: string[]]>([
  ['code as it ran', 'out/snippets/demo/a-b/02-load.py', 'load()\n', []],
  ['other code', 'out/snippets/demo/a-b/02-load.py', 'unload()\n', SAID],
  ['another install line', 'out/snippets/demo/a-b/01-install.sh', 'pip install other\n', SAID],
  ['another recipe', 'tests/models/demo.py', '# other\n', SAID],
  ['code of which nothing is recorded', 'out/snippets/other/a-b/01-load.py', 'unload()\n', []],
])('%s', (_, path, text, said) => {
  put(path, text);
  expect(saidVoid(root, ['demo/a-b/02-load.py', 'other/a-b/01-load.py', 'gone/a-b/01-x.py'])).toEqual(said);
});
