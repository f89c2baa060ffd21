import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { environmentOf } from './environment.ts';

test('snippets of JavaScript are run by the Node.js that runs the tests, whatever the PATH of the caller has', () => {
  const cache = mkdtempSync(join(tmpdir(), 'environment-'));
  const other = join(cache, 'other');
  mkdirSync(other);
  writeFileSync(join(other, 'node'), '#!/bin/sh\necho another one\n', { mode: 0o755 });
  symlinkSync('/bin/sh', join(other, 'tool'));
  const env = environmentOf({ proxy: '', authority: '', cache, programs: [other], tokens: {} });
  const said = (command: string): string => execFileSync('sh', ['-c', command], { env, encoding: 'utf8' }).trim();
  expect(said('node --version')).toBe(process.version);
  expect(said('command -v tool')).toBe(join(other, 'tool'));
});
