import { createHash } from 'node:crypto';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { BESIDES } from '../6-diff/besides.ts';
import { tellerOfVoid } from './void.ts';

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

const NAMES = ['demo/a-b/02-load.py', 'other/a-b/01-load.py', 'gone/a-b/01-x.py'];

it.each<[what: string, path: string, text: string, said: string[]]>([
  ['code as it ran', 'out/snippets/demo/a-b/02-load.py', 'load()\n', []],
  ['other code', 'out/snippets/demo/a-b/02-load.py', 'unload()\n', SAID],
  ['another install line', 'out/snippets/demo/a-b/01-install.sh', 'pip install other\n', SAID],
  ['code of which nothing is recorded', 'out/snippets/other/a-b/01-load.py', 'unload()\n', []],
])('%s', async (_, path, text, said) => {
  put(path, text);
  expect(await tellerOfVoid(root)({ snippets: NAMES, modules: [] })).toEqual(said);
});

it('another recipe is noticed by its module alone, once, and nothing is said of other libraries that are void', async () => {
  const ran = { outcome: 'ran', snippet: hash('\0load()\n'), recipe: hash('# long ago\n') };
  put('out/verified/other.json', JSON.stringify({ runs: { 'a-b/load': ran } }));
  const tell = tellerOfVoid(root);
  put('tests/models/demo.py', '# other\n');
  expect(await tell({ snippets: [], modules: ['libraries/demo.ts'] })).toEqual([]);
  expect(await tell({ snippets: [], modules: ['recipes.ts'] })).toEqual(SAID);
  expect(await tell({ snippets: [], modules: ['recipes.ts'] })).toEqual([]);
});

/** Has a program stand where the modules print what is not committed. */
const printing = (steps: Record<string, string>, printers: Record<string, string>): void =>
  put(
    BESIDES,
    `console.log(${JSON.stringify(JSON.stringify({ files: Object.entries(steps), printers, recipes: {} }))});`,
  );

describe('what is not committed', () => {
  beforeEach(() => {
    const clients = { 'python-x': { printer: 'p1', snippets: 7 }, 'go-y': { printer: 'p2', snippets: 9 } };
    put('out/executed.json', JSON.stringify({ clients }));
    const ran = { outcome: 'ran', snippet: hash('\0serve\n') };
    put('out/verified/apps/one.json', JSON.stringify({ runs: { 'a-b/start': ran } }));
  });
  const PRINTERS = { 'python-x': 'p1', 'go-y': 'p2' };

  it.each<[what: string, steps: Record<string, string>, said: string[]]>([
    ['a step as it ran', { 'apps/one/a-b/01-start.sh': 'serve\n' }, []],
    [
      'another step',
      { 'apps/one/a-b/01-start.sh': 'serve --fast\n' },
      ['1 proof is void until run: apps/one (`npm run -s verify -- --apps one`)'],
    ],
  ])('%s', async (_, steps, said) => {
    printing(steps, PRINTERS);
    expect(await tellerOfVoid(root)({ snippets: [], modules: ['apps/one.ts'] })).toEqual(said);
    expect(await tellerOfVoid(root)({ snippets: [], modules: ['tasks/one.ts'] })).toEqual([]);
  });

  it('calls of a client that neither the record nor the modules know a printer of', async () => {
    put('out/executed.json', JSON.stringify({ clients: { 'sh-z': { snippets: 3 } } }));
    printing({}, {});
    expect(await tellerOfVoid(root)({ snippets: [], modules: ['printers.ts'] })).toEqual([
      'The 3 executed calls of sh-z are void until run (`npm run -s verify -- --client sh-z --record`)',
    ]);
  });

  it.each<[what: string, printers: Record<string, string>, said: string[]]>([
    ['calls as they were made', PRINTERS, []],
    [
      'calls that are printed otherwise',
      { ...PRINTERS, 'go-y': 'p3' },
      ['The 9 executed calls of go-y are void until run (`npm run -s verify -- --client go-y --record`)'],
    ],
  ])('%s', async (_, printers, said) => {
    printing({}, printers);
    expect(await tellerOfVoid(root)({ snippets: [], modules: ['printers.ts'] })).toEqual(said);
  });
});
