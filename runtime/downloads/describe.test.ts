import { expect, test } from 'vitest';
import { describeQuery } from './describe.ts';
import { parseDownloadQuery } from './parse.ts';
import { reviewQuery } from './review.ts';

const parse = (text: string) => {
  const parsed = parseDownloadQuery(text);
  if (!parsed.ok) throw new Error(parsed.error.sentence);
  return parsed.query;
};

test.each([
  ['path:"config.json"', 'files at config.json'],
  ['path_extension:"pt" OR path_extension:"pth"', 'files ending in .pt or ending in .pth'],
  ['path_filename:"config" AND path_extension:"json"', 'files named config and ending in .json'],
  [
    'path_extension:"gguf" OR (path_filename:"config" AND path_extension:"json")',
    'files ending in .gguf or (named config and ending in .json)',
  ],
  ['path_prefix:"checkpoints/"', 'files directly in the folder checkpoints/'],
  ['path_extension:"mil" AND _exists_:"path_prefix"', 'files ending in .mil and in a folder'],
  ['NOT _exists_:"path_prefix"', 'files in the root'],
  ['path:*.bin AND NOT path:"a.bin"', 'files whose path fits *.bin and other than a.bin'],
  ['NOT (path_extension:"md" OR path_filename:"x")', 'files not ending in .md and not named x'],
  ['NOT NOT path:"a"', 'files at a'],
])('%s in words', (text, words) => expect(describeQuery(parse(text))).toBe(words));

test.each([
  ['path_extension:".pth"', 'path_extension:"pth"'],
  ['path_extension:"setup.py"', 'path:"setup.py"'],
  ['path_filename:"a/config"', 'path:"a/config"'],
  ['path_prefix:"checkpoints"', 'path_prefix:"checkpoints/"'],
  ['path:"/config.json"', 'path:"config.json"'],
  ['path:"*.bin"', 'path:*.bin'],
])('%s never matches', (text, better) => {
  const [doubt] = reviewQuery(parse(`path:"x" OR NOT ${text}`));
  expect(doubt).toMatchObject({ start: 'path:"x" OR NOT '.length, end: 'path:"x" OR NOT '.length + text.length });
  expect(doubt?.hint).toContain(better);
  expect(reviewQuery(parse(better))).toEqual([]);
});
