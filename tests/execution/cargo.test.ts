import { spawnSync } from 'node:child_process';
import { chmodSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { cargoScript, cratesIn } from './cargo.ts';
import { reasonOfInstall } from './reasons.ts';

const root = mkdtempSync(join(tmpdir(), 'cargo-'));
afterAll(() => rmSync(root, { recursive: true, force: true }));

const program = (name: string, text: string): string => {
  const file = join(root, name);
  writeFileSync(file, `#!/bin/sh\n${text}\n`);
  chmodSync(file, 0o755);
  return file;
};
mkdirSync(join(root, 'machine'));
const own = program('machine/cargo', 'echo "the machine\'s own: $*"');

const REPOSITORY = 'not run: installs from a repository';
it.each<[line: string, cargo: string | undefined, status: number, said: RegExp, reason: string | undefined]>([
  ['install fox-cli', own, 0, /^the machine's own: install fox-cli$/m, undefined],
  ['install fox-cli --locked', own, 0, /^the machine's own: install fox-cli --locked$/m, undefined],
  ['install fox-cli', undefined, 127, /^there is no cargo on this machine$/m, undefined],
  ['install --git https://x.example/fox', own, 97, /^git is refused here/m, REPOSITORY],
  ['install --path ./fox', own, 98, /^cargo is refused here/m, undefined],
  ['install fox-cli --index https://x.example', own, 98, /^cargo is refused here/m, undefined],
  ['build --release', own, 98, /^cargo is refused here/m, undefined],
])('cargo %s', (line, cargo, status, said, reason) => {
  const ended = spawnSync(program('cargo', cargoScript(cargo)), line.split(' '), { encoding: 'utf8' });
  expect(ended.status).toBe(status);
  expect(ended.stdout + ended.stderr).toMatch(said);
  expect(reasonOfInstall(ended.stderr)).toBe(reason);
});

it('reads which crates were installed', () => {
  expect(cratesIn(root)).toEqual({});
  const installs = { 'fox-cli 0.8.1 (registry+https://github.com/rust-lang/crates.io-index)': { bins: ['fox'] } };
  writeFileSync(join(root, '.crates2.json'), JSON.stringify({ installs }));
  expect(cratesIn(root)).toEqual({ 'fox-cli': '0.8.1' });
});
