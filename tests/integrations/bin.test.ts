import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ROOT } from '../../generators/cli/command.ts';
import entryPoints from '../../package/entry-points.json' with { type: 'json' };
import { committedSnippets, makeProject, removeProject, seedText } from './project.ts';

let folder: string;
beforeAll(() => {
  folder = makeProject();
});
afterAll(() => removeProject(folder));

/** Counts, on standard error, the files that a program imports. */
const COUNT = `data:text/javascript,${encodeURIComponent(`
import { registerHooks } from 'node:module';
const files = new Set();
registerHooks({ load: (url, context, next) => (url.startsWith('file:') && files.add(url), next(url, context)) });
process.on('exit', () => console.error(files.size + ' files'));
`)}`;

/** Runs the program that the installed package names, with options of Node.js before it. */
function runWith(options: readonly string[], ...args: string[]) {
  const installed = join(folder, 'node_modules/snippetry');
  const manifest = JSON.parse(readFileSync(join(installed, 'package.json'), 'utf8')) as { bin: { snippetry: string } };
  return spawnSync(process.execPath, [...options, join(installed, manifest.bin.snippetry), ...args], {
    cwd: folder,
    encoding: 'utf8',
  });
}

const run = (...args: string[]) => runWith([], ...args);

describe('the program of the installed package', () => {
  it('prints the bytes of a rendered file', () => {
    writeFileSync(join(folder, 'record.json'), seedText('qwen-qwen3-0-6b'));
    const { status, stdout, stderr } = run('record.json', '--library', 'transformers', '--only', '2');
    expect({ status, stderr }).toEqual({ status: 0, stderr: expect.stringMatching(/^note: Executed on .*\n$/) });
    expect(stdout).toBe(committedSnippets('transformers/qwen-qwen3-0-6b')[1]);
  });

  it('prints how an app runs a model, at the quantization that fits', () => {
    writeFileSync(join(folder, 'gguf.json'), seedText('lmstudio-community-qwen2-5-7b-instruct-gguf'));
    const { status, stdout } = run('gguf.json', '--app', 'ollama', '--only', '2', '--memory', '8');
    expect({ status, stdout }).toEqual({
      status: 0,
      stdout: 'ollama run hf.co/lmstudio-community/Qwen2.5-7B-Instruct-GGUF:Q4_K_M\n',
    });
    const { apps } = JSON.parse(run('gguf.json', '--json').stdout) as {
      apps: { app: string; link?: string; steps: object[] }[];
    };
    expect(apps.map(({ app }) => app)).toContain('llama.cpp');
    expect(apps.filter(({ link, steps }) => link === undefined && steps.length === 0)).toEqual([]);
  });

  it('prints how a data set is loaded', () => {
    const record = { id: 'org/rows', siblings: [{ rfilename: 'train.csv' }], tags: ['format:csv', 'library:pandas'] };
    writeFileSync(join(folder, 'dataset.json'), JSON.stringify(record));
    const { status, stdout } = run('dataset.json', '--dataset', '--library', 'pandas', '--only', '2');
    expect(status).toBe(0);
    expect(stdout).toContain('pd.read_csv("hf://datasets/org/rows/train.csv")');
  });

  it.each([
    ['apps', 'appsOf'],
    ['datasets', 'datasetGroupsOf'],
    ['memory', 'precisionsOf'],
  ])('exports %s with %s', (name, what) => {
    const code = `import { ${what} } from 'snippetry/${name}'; console.log(typeof ${what});`;
    const args = ['--input-type=module', '--eval', code];
    expect(spawnSync(process.execPath, args, { cwd: folder, encoding: 'utf8' }).stdout).toBe('function\n');
  });

  it('imports few files when it starts', () => {
    writeFileSync(join(folder, 'record.json'), seedText('openai-community-gpt2'));
    const { status, stderr } = runWith(['--import', COUNT], 'record.json', '--json');
    expect(status).toBe(0);
    const [, count] = /^(\d+) files$/m.exec(stderr) ?? [];
    expect(Number(count)).toBeGreaterThan(2);
    // The modules that it is made of are more than 150.
    expect(Number(count)).toBeLessThan(70);
  });

  it('says which Node.js it needs where that is too old', () => {
    const old = `data:text/javascript,Object.defineProperty(process.versions, 'node', { value: '20.20.2' })`;
    const { status, stdout, stderr } = runWith(['--import', old], '--version');
    expect({ status, stdout, stderr }).toEqual({
      status: 1,
      stdout: '',
      stderr: 'snippetry needs Node.js 22.12 or newer; this is 20.20.2.\n',
    });
  });

  it('is described by a README whose links lead to files of the package, and whose program runs', () => {
    const installed = join(folder, 'node_modules/snippetry');
    const text = readFileSync(join(installed, 'README.md'), 'utf8');
    const links = [...text.matchAll(/\]\((?!https?:)([^)]+)\)/g)].map(([, path = '']) => path);
    expect(links.length).toBeGreaterThan(0);
    expect(links.filter((path) => !existsSync(join(installed, path)))).toEqual([]);
    const [, program = ''] = /```js\n(.*?)```/s.exec(text) ?? [];
    const args = ['--input-type=module', '--eval', program];
    expect(spawnSync(process.execPath, args, { cwd: folder, encoding: 'utf8' }).stdout).toContain('from transformers');
  });

  it.each(['node_modules/snippetry/README.md', 'docs/integrations.md'])('has each entry point named in %s', (path) => {
    const text = readFileSync(path.startsWith('docs') ? join(ROOT, path) : join(folder, path), 'utf8');
    const named = (name: string): string => `\`snippetry${name.slice(1).replace(/\*$/, '<')}`;
    expect(Object.keys(entryPoints).filter((name) => !text.includes(named(name)))).toEqual([]);
  });

  it('has options that may be undefined, for callers whose compiler tells that from absent', () => {
    writeFileSync(
      join(folder, 'exact.ts'),
      `import { parseModel } from 'snippetry';
import { appsOf } from 'snippetry/apps';
import { inferenceSnippets } from 'snippetry/inference';
const given = (name: string) => new URLSearchParams().get(name) ?? undefined;
const model = parseModel({});
inferenceSnippets(model, { provider: given('provider'), language: given('language'), voice: given('voice') });
await appsOf(model, { quantization: given('quantization'), shell: given('shell') });
`,
    );
    const flags = '--noEmit --strict --exactOptionalPropertyTypes --module nodenext --target es2024 --lib es2024,dom';
    const args = [join(ROOT, 'node_modules/typescript-7/bin/tsc'), ...flags.split(' '), 'exact.ts'];
    const { status, stdout } = spawnSync(process.execPath, args, { cwd: folder, encoding: 'utf8' });
    expect({ status, stdout }).toEqual({ status: 0, stdout: '' });
  });

  it('knows its version and its options', () => {
    expect(run('--version').stdout).toMatch(/^\d+\.\d+\.\d+\n$/);
    expect(run('--help').stdout).toMatch(/^Usage: snippetry /);
    expect(run()).toMatchObject({ status: 2, stdout: '' });
  });
});
