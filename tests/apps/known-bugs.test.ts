import { spawnSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';

/** What a peer prints wrong of kernels and data sets; the numbers go on from runtime/apps/known-bugs.test.ts. */

const root = fileURLToPath(new URL('../../out/snippets/', import.meta.url));

/** The committed Python of a library, by file. */
const pythonOf = (folder: string): [string, string][] =>
  readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.py'))
    .map((name) => [name, readFileSync(join(root, folder, name), 'utf8')]);

test('30: a kernel is loaded with a version, without which loading raises', () => {
  const codes = pythonOf('kernels');
  expect(codes.length).toBeGreaterThan(0);
  for (const [, code] of codes)
    for (const [call] of code.matchAll(/get_kernel\([^\n]*/g)) expect(call).toMatch(/\b(version=\d|revision=")/);
});

test('32: no brace of a template is left in what is printed of webdataset, and none of a list of files is doubled', () => {
  const codes = pythonOf('dataset-libraries/webdataset');
  expect(codes.length).toBeGreaterThan(0);
  for (const [, code] of codes) expect(code).not.toMatch(/\{\{|\}\}/);
});

describe('31: a data set', () => {
  const PARSES = 'import ast, sys; ast.parse(sys.stdin.read())';

  test.each(pythonOf('dataset-libraries/pandas'))('%s of pandas is Python', (_, code) =>
    expect(spawnSync('python3', ['-c', PARSES], { input: code, encoding: 'utf8' }).stderr).toBe(''));

  test.each(
    pythonOf('dataset-libraries/webdataset'),
  )('%s is asked for without a header where nobody logged in', (_, code) => {
    const [line = ''] = /^.*Bearer.*$/m.exec(code) ?? [];
    const show = `token = None\n${line}\nprint(repr(login))`;
    expect(spawnSync('python3', ['-c', show], { encoding: 'utf8' }).stdout).toBe("''\n");
  });
});

test('each of the 32 mistakes has a test by its number', () => {
  const own = fileURLToPath(import.meta.url);
  const texts = [own, join(own, '../../../runtime/apps/known-bugs.test.ts')].map((file) => readFileSync(file, 'utf8'));
  const numbers = texts.flatMap((text) =>
    [...text.matchAll(/'(\d{1,2})(?=[:'])/g)].map(([, number]) => Number(number)),
  );
  expect([...new Set(numbers)].sort((a, b) => a - b)).toEqual(Array.from({ length: 32 }, (_, at) => at + 1));
});
