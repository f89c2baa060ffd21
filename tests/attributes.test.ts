import { execFileSync } from 'node:child_process';
import { expect, test } from 'vitest';
import { ROOT } from '../generators/cli/command.ts';

/** What is read by its lines: in a shell and in messages a carriage return before the end of one is a part of it. */
const READ = ['templates/libraries/timm/create-model.py.hbs', 'generators/diagnostics/messages.md', 'seeds/a.json'];

test.each(READ)('git ends the lines of %s with a line feed on every machine', (path) => {
  const said = execFileSync('git', ['check-attr', 'eol', '--', path], { cwd: ROOT, encoding: 'utf8' });
  expect(said).toBe(`${path}: eol: lf\n`);
});
