import { spawnSync } from 'node:child_process';
import { afterAll, afterEach, expect, it, vi } from 'vitest';
import type { Command } from './command.ts';
import { ROOT } from './command.ts';
import { command as downloads } from './commands/downloads.ts';
import { command as create } from './commands/new.ts';
import { command as render } from './commands/render.ts';

/** Runs a verb in this process: its exit code, and what it printed on each stream. */
async function run(command: Command, args: string[]): Promise<{ code: number; stdout: string; stderr: string }> {
  const printed = { stdout: '', stderr: '' };
  for (const name of ['stdout', 'stderr'] as const) {
    vi.spyOn(process[name], 'write').mockImplementation((text) => {
      printed[name] += text;
      return true;
    });
  }
  return { code: await command.run(args), ...printed };
}
afterEach(() => vi.restoreAllMocks());

/** What git sees of the project, ignored files too. */
const seen = (): string =>
  spawnSync(
    'git',
    ['status', '--porcelain', '--ignored', 'catalogue', 'templates', 'seeds', 'languages', 'tests', 'out'],
    {
      cwd: ROOT,
      encoding: 'utf8',
    },
  ).stdout;

const before = seen();
afterAll(() => expect(seen(), 'what is refused writes nothing').toBe(before));

/** Ids that would name a path outside the folder of the entries, were they one. */
const PATHS = [
  '..',
  '.',
  '../x',
  '../../etc/passwd',
  'a/../../b',
  '/etc/passwd',
  'a\\..\\b',
  'C:\\x',
  '.hidden',
  'a\nb',
];

const KINDS = ['library', 'task', 'provider', 'client', 'language'];

it.each(PATHS.flatMap((id) => KINDS.map((kind) => [kind, id] as const)))('new %s %j', async (kind, id) => {
  const { code, stdout, stderr } = await run(create, [kind, '--', id]);
  expect({ code, stdout }).toEqual({ code: 2, stdout: '' });
  expect(stderr).toContain(`new ${kind} takes one id of letters, digits`);
});

it.each([
  '..',
  '../..',
  'a/..',
  '../a',
  './a',
  'a/.',
  '/a/b',
  'a/b/c',
  'a',
  'a\\..\\b/c',
])('new library --model %j', async (model) => {
  const { code, stdout, stderr } = await run(create, ['library', 'unheard-of', '--model', model]);
  expect({ code, stdout }).toEqual({ code: 2, stdout: '' });
  expect(stderr).toContain('--model takes the id of a model, such as org/name');
});

it.each(PATHS)('downloads and render --library %j', async (id) => {
  for (const [command, args] of [
    [downloads, ['--', id, 'package.json']],
    [render, ['package.json', `--library=${id}`]],
  ] as const) {
    const { code, stdout, stderr } = await run(command, [...args]);
    expect({ code, stdout }).toEqual({ code: 2, stdout: '' });
    expect(stderr).toContain(`there is no library "${id}"`);
  }
});
