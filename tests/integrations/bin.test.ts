import { spawnSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { committedSnippets, makeProject, removeProject, seedText } from './project.ts';

let folder: string;
beforeAll(() => {
  folder = makeProject();
});
afterAll(() => removeProject(folder));

/** Runs the program that the installed package names. */
function run(...args: string[]) {
  const installed = join(folder, 'node_modules/snippetry');
  const manifest = JSON.parse(readFileSync(join(installed, 'package.json'), 'utf8')) as { bin: { snippetry: string } };
  return spawnSync(process.execPath, [join(installed, manifest.bin.snippetry), ...args], {
    cwd: folder,
    encoding: 'utf8',
  });
}

describe('the program of the installed package', () => {
  it('prints the bytes of a rendered file', () => {
    writeFileSync(join(folder, 'record.json'), seedText('qwen-qwen3-0-6b'));
    const { status, stdout, stderr } = run('record.json', '--library', 'transformers', '--only', '2');
    expect({ status, stderr }).toEqual({ status: 0, stderr: '' });
    expect(stdout).toBe(committedSnippets('transformers/qwen-qwen3-0-6b')[1]);
  });

  it('knows its version and its options', () => {
    expect(run('--version').stdout).toMatch(/^\d+\.\d+\.\d+\n$/);
    expect(run('--help').stdout).toMatch(/^Usage: snippetry /);
    expect(run()).toMatchObject({ status: 2, stdout: '' });
  });
});
