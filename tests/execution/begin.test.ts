import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import type { Recipe } from '../../generators/1-load/recipe.ts';
import { LEFT_FREE, notBegun } from './run.ts';
import type { Snippet } from './snippets.ts';
import type { Tools } from './tools.ts';

const root = mkdtempSync(join(tmpdir(), 'begin-'));
afterAll(() => rmSync(root, { recursive: true, force: true }));

const made: string[] = [];
const tools = (cargo?: string): Tools => ({
  uv: '',
  python: '',
  pythonName: 'Python 3.13.0',
  pythons: [],
  node: '',
  ...(cargo && { cargo }),
  uvCache: '',
  proxies: {},
  cache: (path) => {
    made.push(join(root, path));
    return join(root, path);
  },
});
const snippet = (install: string): Snippet => ({
  library: 'fox',
  key: 'seed/run',
  variant: 'run',
  file: '',
  language: 'sh',
  code: 'fox run\n',
  install,
  before: [],
  record: '',
});
const recipe = (installSeconds?: number): Recipe => ({
  file: '',
  files: [],
  hash: '',
  dependencies: [],
  ...(installSeconds && { installSeconds }),
});
const job = (install: string, seconds?: number) => ({
  snippet: snippet(install),
  recipe: recipe(seconds),
  reason: undefined,
});

const CARGO = 'cargo install fox-cli\n';
it.each([
  ['there is time', job(CARGO, 3600), '/bin/cargo', 3600, undefined],
  ['no end is set', job(CARGO, 3600), '/bin/cargo', Number.POSITIVE_INFINITY, undefined],
  ['its recipe says nothing', job('pip install fox\n'), '/bin/cargo', 1, undefined],
  ['nothing compiles, and nothing has to', job('pip install fox\n'), undefined, 1, undefined],
  [
    'it would be compiled beyond the end',
    job(CARGO, 3600),
    '/bin/cargo',
    1499.6,
    'its installation may take 3600 s, and 1500 s are left',
  ],
  ['there is nothing to compile it with', job(CARGO, 3600), undefined, 9999, 'there is no cargo on this machine'],
])('a snippet is begun or not: %s', (_, one, cargo, left, why) => {
  expect(notBegun(one, { tools: tools(cargo), newest: false }, left, LEFT_FREE)).toBe(why);
});

it('what was installed before is begun with any time left, unless the newest is asked for', () => {
  const setting = { tools: tools('/bin/cargo'), newest: false };
  expect(notBegun(job(CARGO, 3600), setting, 60, LEFT_FREE)).toBeDefined();
  const folder = made.at(-1) ?? '';
  mkdirSync(dirname(folder), { recursive: true });
  mkdirSync(folder);
  writeFileSync(join(folder, 'environment.json'), JSON.stringify({ folder }));
  expect(notBegun(job(CARGO, 3600), setting, 60, LEFT_FREE)).toBeUndefined();
  expect(notBegun(job(CARGO, 3600), { ...setting, newest: true }, 60, LEFT_FREE)).toBeDefined();
});

it.each([
  ['enough', LEFT_FREE, undefined],
  ['too little', LEFT_FREE - 1e8, '1.9 GB of the disk are free, and below 2 GB nothing is begun'],
  ['nothing', 0, '0.0 GB of the disk are free, and below 2 GB nothing is begun'],
])('a snippet is begun while the disk has room: %s', (_, free, why) => {
  expect(notBegun(job('pip install fox\n'), { tools: tools(), newest: false }, 60, free)).toBe(why);
});
