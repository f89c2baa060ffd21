import { chmodSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { openAddress } from './open.ts';
import { MODELS, pageOf } from './record.ts';

let folder: string;

/** A program of a name that writes down what it is given, a line each. */
function program(name: string, status = 0): void {
  const file = join(folder, name);
  writeFileSync(file, `#!/bin/sh\nprintf '%s\\n' "$@" > "${folder}/given"\nexit ${status}\n`);
  chmodSync(file, 0o755);
}

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'open-test-'));
  vi.stubEnv('PATH', `${folder}${delimiter}/bin${delimiter}/usr/bin`);
});
afterEach(() => {
  vi.unstubAllEnvs();
  rmSync(folder, { recursive: true, force: true });
});

it.each([
  ['darwin', 'open', []],
  ['win32', 'rundll32', ['url.dll,FileProtocolHandler']],
  ['linux', 'xdg-open', []],
] as const)('%s opens with %s', (platform, command, before) => {
  program(command);
  const address = pageOf('https://huggingface.co', MODELS, 'org/$(id) & "x"');
  expect(openAddress(address, platform)).toBe(`opened ${address}`);
  expect(readFileSync(join(folder, 'given'), 'utf8')).toBe([...before, address, ''].join('\n'));
  expect(address).toBe('https://huggingface.co/org/%24(id)%20%26%20%22x%22');
});

it('says what to open where the program fails', () => {
  program('xdg-open', 3);
  expect(() => openAddress('https://huggingface.co/a', 'linux')).toThrow(
    'xdg-open failed: open https://huggingface.co/a yourself.',
  );
});

it('says what to open where there is no program', () => {
  vi.stubEnv('PATH', folder);
  expect(() => openAddress('https://huggingface.co/a', 'linux')).toThrow(
    'xdg-open cannot be started: open https://huggingface.co/a yourself.',
  );
});
