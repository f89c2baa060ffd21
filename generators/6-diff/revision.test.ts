import { execFileSync, spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { ROOT } from '../cli/command.ts';
import { compareSides } from './difference.ts';
import { readNamed, readWorkTree } from './sides.ts';
import type { Difference } from './types.ts';

// Each test starts programs; a machine that is busy with other tests may take its time.
vi.setConfig({ testTimeout: 300_000 });

let root: string;
const notes: string[] = [];
const put = (path: string, text: string): void => {
  mkdirSync(dirname(join(root, path)), { recursive: true });
  writeFileSync(join(root, path), text);
};
const git = (...args: string[]): string =>
  execFileSync('git', ['-c', 'user.name=Test', '-c', 'user.email=test@example.org', ...args], {
    cwd: root,
    encoding: 'utf8',
  });
const commit = (): void => {
  git('add', '-A');
  git('commit', '-qm', 'A state', '--allow-empty');
};
const options = (generate = true) => ({ root, generate, warn: (message: string) => notes.push(message) });
const compare = (base: string, generate = true): Difference =>
  compareSides(readNamed(base, options(generate)), readWorkTree(options(generate)));

/** A generator of two lines: it writes one module whose size is that of its text. */
const generator = (text: string, exit = ''): string =>
  `import { mkdirSync, writeFileSync } from 'node:fs';\nmkdirSync('out/modules', { recursive: true });\n${exit}writeFileSync('out/modules/a.ts', '${text}');\n`;

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'diff-test-'));
  notes.length = 0;
  git('init', '-q', '-b', 'main');
  put('.gitignore', 'out/modules\nnode_modules\n');
  put('node_modules/none', '');
  put('generators/cli/main.ts', generator('1234'));
  put('catalogue/libraries/lib.json', '{"id":"lib","label":"Old"}');
  put('seeds/acme-one.json', '{"id":"acme/one"}');
  put('out/snippets/lib/acme-one/01-load.py', 'load("acme/one")\n');
  commit();
});
afterEach(() => rmSync(root, { recursive: true, force: true }));

const leftovers = (): string[] => readdirSync(tmpdir()).filter((name) => name.startsWith('snippetry-diff-'));

describe('a revision against the work tree', () => {
  it('sees snippets, facts and sizes, and leaves nothing behind', () => {
    const before = leftovers();
    put('out/snippets/lib/acme-one/01-load.py', 'load("acme/one", 1)\n');
    put('catalogue/libraries/lib.json', '{"id":"lib","label":"New"}');
    put('generators/cli/main.ts', generator('123456'));
    const { groups, facts, modules, snippets } = compare('main');
    expect(groups.map(({ kind, places }) => [kind, places.length])).toEqual([['changed', 1]]);
    expect(facts).toEqual([{ field: 'label', before: 'Old', after: 'New', entries: ['libraries/lib'] }]);
    expect(modules).toMatchObject({ before: { raw: 4 }, after: { raw: 6 } });
    expect(snippets).toMatchObject({ before: 1, after: 1, changed: 1 });
    expect(leftovers().filter((name) => !before.includes(name))).toEqual([]);
    expect(git('status', '--porcelain').split('\n').filter(Boolean)).toHaveLength(3);
  });

  it('reads an earlier commit, whatever the branch is', () => {
    put('out/snippets/lib/acme-one/02-more.py', 'more\n');
    commit();
    expect(compare('HEAD').groups).toEqual([]);
    expect(compare('HEAD~1').groups.map(({ kind }) => kind)).toEqual(['added']);
  });

  it.each([
    [
      'fails',
      generator('x', "throw new TypeError('no catalogue');\n"),
      'its generator failed: TypeError: no catalogue',
    ],
    ['is missing', undefined, 'it has no generator'],
  ])('says why sizes are not known when the generator of the base %s', (_, text, reason) => {
    if (text === undefined) git('rm', '-q', 'generators/cli/main.ts');
    else put('generators/cli/main.ts', text);
    commit();
    put('generators/cli/main.ts', generator('1'));
    expect(compare('HEAD').modules).toEqual({ unknown: `the modules of HEAD are not known: ${reason}` });
  });

  it('warns when the committed snippets are not what the sources give', () => {
    put(
      'generators/cli/main.ts',
      generator('1', "console.error('1 files differ: run npm run generate');process.exitCode = 1;\n"),
    );
    compare('HEAD');
    expect(notes).toEqual(['out/snippets of the work tree is not what its sources give: run npm run generate there.']);
  });

  it.each(['nowhere', '--output=/tmp/x', ''])('refuses the revision "%s"', (name) => {
    expect(() => readNamed(name, options())).toThrow(`git knows no revision "${name}"`);
  });
});

describe('the command', () => {
  const run = (...args: string[]) =>
    spawnSync(process.execPath, [join(ROOT, 'generators/cli/main.ts'), 'diff', ...args], {
      cwd: root,
      encoding: 'utf8',
    });

  it('compares two output folders in every format, twice with the same bytes', () => {
    cpSync(join(root, 'out'), join(root, 'other/out'), { recursive: true });
    writeFileSync(join(root, 'other/out/snippets/lib/acme-one/01-load.py'), 'load()\n');
    const formats = ['text', 'markdown', 'json', 'html'];
    const outputs = (folder: string) => formats.map((format) => join(root, folder, format));
    for (const folder of ['first', 'second']) {
      const args = outputs(folder).flatMap((output, index) => [
        '--format',
        formats[index] as string,
        '--output',
        output,
      ]);
      expect(run('out', 'other/out', ...args)).toMatchObject({ status: 0, stdout: '', stderr: '' });
    }
    const [first, second] = ['first', 'second'].map((folder) =>
      outputs(folder).map((file) => readFileSync(file, 'utf8')),
    );
    expect(first).toEqual(second);
    expect(first?.every((text) => text.includes('load()'))).toBe(true);
    expect(first?.join('')).not.toContain(root);
  });

  it.each([
    [['out', 'out', '--format', 'htm'], 2, 'did you mean "html"?'],
    [[], 2, 'diff takes a base'],
    [['out', 'out', 'out'], 2, 'diff takes a base'],
    [['out', 'out', '--format', 'text', '--format', 'json'], 2, 'an --output each'],
    [['out', 'out', '--link', 'javascript:1'], 2, '--link takes an address'],
    [['no-such-revision'], 1, 'git knows no revision "no-such-revision"'],
  ])('answers %j with exit code %i', (args, status, message) => {
    const result = run(...args);
    expect(result).toMatchObject({ status, stdout: '' });
    expect(result.stderr).toContain(message);
  });
});
