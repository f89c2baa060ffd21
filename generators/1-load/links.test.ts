import { lstatSync, mkdirSync, rmSync, symlinkSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { makeProject } from '../../tests/test-kit/project.ts';
import { formatDiagnostic } from '../diagnostics/diagnostic.ts';
import { generate } from '../pipeline.ts';
import { linkProblems, SOURCES } from './links.ts';

describe('a symbolic link among what people write', () => {
  test.each([
    ['seeds/elsewhere.json', '/etc/hostname'],
    ['seeds/loop', '.'],
    ['seeds/nothing.json', 'nowhere.json'],
    ['seeds', '/tmp'],
    ['templates/libraries/demo-py/chat.py.hbs', '/etc/hostname'],
    ['templates/libraries/demo-py', '/tmp'],
    ['templates', '/tmp'],
    ['catalogue/libraries/demo-py.json', '/etc/hostname'],
    ['catalogue/hub.json', '/etc/hostname'],
    ['catalogue', '/tmp'],
    ['schemas/library.schema.json', '/etc/hostname'],
    ['schemas', '/tmp'],
    ['languages', '/tmp'],
    ['tests/providers', '/tmp'],
    ['tests', '/tmp'],
  ])('%s -> %s is refused with its place and what to do, and nothing is written', async (path, target) => {
    using project = makeProject();
    rmSync(join(project.root, path), { recursive: true, force: true });
    mkdirSync(dirname(join(project.root, path)), { recursive: true });
    symlinkSync(target, join(project.root, path));
    const { problems, written } = await generate(project.root);
    expect(problems.map(formatDiagnostic)).toEqual([
      `${path}:1:1: symbolic-link: This is a symbolic link to ${target}; only files and folders are read and written here.\n    hint: put the file itself in its place; under out, delete it or run npm run generate, which removes it and leaves what it points to.`,
    ]);
    expect(written).toBeUndefined();
    expect(lstatSync(join(project.root, path)).isSymbolicLink()).toBe(true);
  });

  test('is refused under out as well, at any depth', () => {
    using project = makeProject();
    mkdirSync(join(project.root, 'out/snippets/a'), { recursive: true });
    symlinkSync('/tmp', join(project.root, 'out/snippets/a/b'));
    expect(linkProblems(project.root, [...SOURCES, 'out']).map(({ file, code }) => `${file} ${code}`)).toEqual([
      'out/snippets/a/b symbolic-link',
    ]);
  });

  test('is nowhere in a project without one', () => {
    using project = makeProject();
    expect(linkProblems(project.root, [...SOURCES, 'out'])).toEqual([]);
  });
});
