import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { brokenPromise, snapshot } from './promise.ts';

let folder = '';
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'snippetry-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

const header = `RIFF${' '.repeat(4)}WAVE${' '.repeat(32)}`;
const wav = `${header}..`;

it.each([
  ['it prints', 'print(1)', '1\n', {}, undefined],
  ['it prints nothing', 'print(1)', ' \n', {}, 'it printed nothing'],
  ['it prints nothing but writes a log', 'console.log(1)', '', { 'a.txt': 'x' }, 'it printed nothing'],
  ['it saves', 'save("a.wav")', '', { 'a.wav': wav }, undefined],
  ['it saves another kind', 'save("a.wav")', '', { 'a.wav': 'text' }, 'a.wav is not a file of its kind'],
  ['it saves a sound without a sample', 'save("a.wav")', '', { 'a.wav': header }, 'a.wav holds no sound'],
  ['it saves an empty file', 'save("a.png")', '', { 'a.png': '' }, 'a.png is empty'],
  ['a method of that name logs, and it saves', 'x.print()', '', { 'a.txt': 'x' }, undefined],
  ['it keeps a lock', 'print(1)', '1', { '.a.lock': '' }, undefined],
  ['nothing happens', 'load()', '', {}, 'it printed nothing and saved nothing'],
])('%s', (_, code, stdout, files, fault) => {
  const before = snapshot(folder);
  for (const [name, text] of Object.entries(files)) writeFileSync(join(folder, name), text ?? '');
  expect(brokenPromise(code, stdout, folder, before)).toBe(fault);
});

it('does not take a file for saved that was there before', () => {
  writeFileSync(join(folder, 'audio.wav'), wav);
  expect(brokenPromise('save("audio.wav")', '', folder, snapshot(folder))).toBe('it printed nothing and saved nothing');
});
