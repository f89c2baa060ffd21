import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { recipeOf } from '../../generators/1-load/recipe.ts';
import { ALONE, executesOwnCode } from './recipe.ts';

const root = mkdtempSync(join(tmpdir(), 'snippetry-'));
const models = join(root, 'tests/models');
mkdirSync(join(models, 'shared'), { recursive: true });
mkdirSync(join(models, 'long'));
const write = (name: string, text: string): void => writeFileSync(join(models, name), text);
afterAll(() => rmSync(root, { recursive: true }));

it('executes a recipe as its own program, without the recipes beside it', () => {
  // Were its folder searched, this would be the module of that name.
  write('fractions.py', 'raise SystemExit("the recipe beside it")');
  write('one.py', 'import sys, fractions\nprint(__name__, sys.argv[1:], fractions.Fraction(1, 2))');
  const printed = execFileSync('python3', ['-c', ALONE, join(models, 'one.py'), 'record.json', 'folder'], {
    cwd: models,
    encoding: 'utf8',
  });
  expect(printed).toBe("__main__ ['record.json', 'folder'] 1/2\n");
});

it('reads what a recipe needs, and the releases of Python that it works with', () => {
  write('two.py', '# /// script\n# requires-python = "<3.12"\n# dependencies = ["pillow", "timm"]\n# ///\n');
  expect(recipeOf(root, 'two')).toMatchObject({ dependencies: ['pillow', 'timm'], python: '<3.12' });
  expect(recipeOf(root, 'none')).toBeUndefined();
});

it('reads how long an installation may take, and which commands do not end by themselves', () => {
  const address = 'http://127.0.0.1:8080/v1/models';
  write('four.py', `# serves = ["serve ${address}"]\n# install-seconds 3600: it is compiled for half an hour.\n`);
  expect(recipeOf(root, 'four')).toMatchObject({ installSeconds: 3600, serves: { serve: address } });
  expect(recipeOf(root, 'two')).not.toHaveProperty('installSeconds');
  expect(recipeOf(root, 'two')).not.toHaveProperty('serves');
});

it.each([
  ['its own text', 'three.py'],
  ['a part of the recipe that it names', 'long/part.py'],
  ['what it imports from shared', 'shared/common.py'],
])('has another hash when %s changes', (_, changed) => {
  write('long/main.py', '');
  write('long/part.py', '');
  write('shared/common.py', '');
  write('three.py', '# parts = ["long"]\nimport common\n');
  const before = recipeOf(root, 'three')?.hash;
  write(changed, '# parts = ["long"]\nimport common\n# changed\n');
  expect(before).toMatch(/^[0-9a-f]{16}$/);
  expect(recipeOf(root, 'three')?.hash).not.toBe(before);
});

it.each([
  ['weights alone', 'org/name/model.safetensors', 'load("org/name", trust_remote_code=True)', false],
  ['code that is trusted', 'org/name/modeling_x.py', 'load("org/name", trust_remote_code=True)', true],
  ['code that the library has itself', 'org/name/modeling_x.py', 'load("org/name")', false],
  ['code of another host', 'host.org/path/to/file.py', 'load("org/name", trust_remote_code=True)', false],
  ['tags of the hub', '.tags/org/name.py', 'load("org/name", trust_remote_code=True)', false],
])('knows a snippet that executes code of the repository: %s', (what, file, code, expected) => {
  const repositories = join(root, what);
  mkdirSync(join(repositories, file, '..'), { recursive: true });
  writeFileSync(join(repositories, file), '');
  expect(executesOwnCode(code, repositories)).toBe(expected);
});
