import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { CHROMIUM } from '../browser/chromium.ts';

const PROGRAM = join(import.meta.dirname, 'browser.ts');
let folder = '';

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'snippetry-'));
  const installed = join(folder, 'node_modules/tone');
  mkdirSync(installed, { recursive: true });
  writeFileSync(
    join(installed, 'package.json'),
    '{"name": "tone", "version": "1.2.3", "browser": "web.js", "main": "node.js"}',
  );
  writeFileSync(join(installed, 'web.js'), 'export const kind = "for pages";');
  writeFileSync(join(installed, 'node.js'), 'exports.kind = "for Node.js";');
  writeFileSync(join(installed, 'data.txt'), 'mirrored');
});
afterAll(() => rmSync(folder, { recursive: true }));

/** What a module prints in the browser, what it says where it fails, and how it ends. */
function runModule(code: string): [status: number | null, stdout: string, stderr: string] {
  writeFileSync(join(folder, 'snippet.mjs'), code);
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    ['--disable-warning=ExperimentalWarning', PROGRAM, 'snippet.mjs'],
    { cwd: folder, encoding: 'utf8', env: { ...process.env, CHROMIUM } },
  );
  return [status, stdout, stderr];
}

const CDN = 'https://cdn.jsdelivr.net/npm';

it.runIf(existsSync(CHROMIUM)).each([
  ['an object', 'console.log({ a: [1, "b"] });', "{ a: [ 1, 'b' ] }\n"],
  ['what only browsers have', 'console.log(typeof AudioContext, typeof process);', 'function undefined\n'],
  ['a package as bundlers resolve it', 'import { kind } from "tone"; console.log(kind);', 'for pages\n'],
  ['what comes after an await', 'await Promise.resolve(); console.log(1); console.log(2);', '1\n2\n'],
  ['a file of a mirror', `console.log(await (await fetch("${CDN}/tone@1.2.3/data.txt")).text());`, 'mirrored\n'],
  ['no other release of it', `console.log((await fetch("${CDN}/tone@1.2.4/data.txt")).status);`, '404\n'],
])('prints %s', (_, code, printed) => {
  const [status, stdout, stderr] = runModule(code);
  expect([stdout, stderr.replaceAll(/^.*status of 404.*\n/gm, ''), status]).toEqual([printed, '', 0]);
});

it.runIf(existsSync(CHROMIUM)).each([
  ['an error', 'throw new RangeError("too loud");', /RangeError: too loud/],
  ['a package that is not there', 'import "nowhere";', /Could not resolve "nowhere"/],
])('ends with 1 and says %s', (_, code, said) => {
  const [status, , stderr] = runModule(code);
  expect(stderr).toMatch(said);
  expect(status).toBe(1);
});
