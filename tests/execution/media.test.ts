import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { placeFiles } from './media.ts';

let folder = '';
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'snippetry-'));
  mkdirSync(join(folder, 'media'));
  for (const extension of ['png', 'wav']) writeFileSync(join(folder, `media/sample.${extension}`), extension);
});
afterAll(() => rmSync(folder, { recursive: true }));

it.each([
  ['Image.open("cat.png")', ['cat.png']],
  ['read("audio.wav")', ['audio.wav']],
  ['# images: a folder of page images\nrun(from_directory("images"))', ['images', 'images/page.png']],
  ['# images: a folder of text line images\nhtrflow pipeline pipeline.yaml images', ['images', 'images/page.png']],
  ['# out: a folder that is written\nprint("none")', []],
])('%s finds %j', (code, files) => {
  const work = mkdtempSync(join(folder, 'work-'));
  placeFiles(code, join(folder, 'media'), work);
  expect((readdirSync(work, { recursive: true }) as string[]).sort()).toEqual(files);
});
