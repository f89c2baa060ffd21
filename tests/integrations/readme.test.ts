import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ROOT } from '../../generators/cli/command.ts';
import { committedSnippets, makeProject, removeProject, seedText } from './project.ts';

const README = readFileSync(join(ROOT, 'README.md'), 'utf8');

/** The one block of code in a language. */
function block(language: string): string {
  const found = [...README.matchAll(new RegExp(`^\`\`\`${language}\\n(.*?)^\`\`\`$`, 'gms'))].map(
    ([, code = '']) => code,
  );
  if (found.length !== 1) throw new Error(`the README has ${found.length} blocks in ${language}`);
  return found[0] as string;
}

describe('the README, followed in a project that has installed the package', () => {
  let folder: string;
  beforeAll(() => {
    folder = makeProject();
  });
  afterAll(() => removeProject(folder));
  const node = (...args: string[]) => spawnSync(process.execPath, args, { cwd: folder, encoding: 'utf8' });

  it('its command prints what stands below it', () => {
    const [line = '', ...shown] = block('console').split('\n');
    const [, program, id = '', ...options] = line.slice(2).split(' ');
    expect([line.slice(0, 6), program]).toEqual(['$ npx ', 'snippetry']);
    // The record of the model as the hub answers it, for no test asks the hub.
    writeFileSync(join(folder, 'record.json'), seedText(id.toLowerCase().replaceAll(/[^a-z0-9]+/g, '-')));
    const installed = join(folder, 'node_modules/snippetry');
    const { bin } = JSON.parse(readFileSync(join(installed, 'package.json'), 'utf8')) as { bin: { snippetry: string } };
    const { status, stdout } = node(join(installed, bin.snippetry), 'record.json', ...options);
    expect(status).toBe(0);
    const until = shown.indexOf('…');
    expect(until).toBeGreaterThan(5);
    expect(stdout.split('\n').slice(0, until)).toEqual(shown.slice(0, until));
  });

  it('its use of the modules prints the snippets of a record', () => {
    const record = `const record: unknown = ${seedText('qwen-qwen3-0-6b')};\n`;
    writeFileSync(join(folder, 'use.ts'), record + block('ts'));
    const { stdout, stderr, status } = node('use.ts');
    expect({ status, stderr }).toEqual({ status: 0, stderr: '' });
    for (const code of committedSnippets('transformers/qwen-qwen3-0-6b')) expect(stdout).toContain(code.trimEnd());
  });
});

describe('what the README names', () => {
  const verbs = [...README.matchAll(/^\| `([a-z]+)[^|]*` \|/gm), ...README.matchAll(/^\| `generate`, `(check)`/gm)];

  it.each(verbs.map(([, verb = '']) => verb))('the verb %s is there, and explains itself', (verb) => {
    const { status, stdout } = spawnSync(process.execPath, ['generators/cli/main.js', verb, '--help'], {
      cwd: ROOT,
      encoding: 'utf8',
    });
    expect(status).toBe(0);
    expect(stdout).toContain(`snippetry -- ${verb}`);
  });

  const links = [...README.matchAll(/\]\((?!https?:)([^)#]+)\)/g)].map(([, path = '']) => path);
  it.each([...new Set(links)])('%s is there', (path) => expect(existsSync(join(ROOT, path))).toBe(true));

  it('every command of npm is one of the project', () => {
    const { scripts } = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8')) as { scripts: object };
    const named = [...README.matchAll(/npm (?:run (?:-s )?)?([a-z:]+)/g)].map(([, name = '']) => name);
    expect(named.length).toBeGreaterThan(8);
    expect(named.filter((name) => !(name in scripts))).toEqual([]);
  });
});
