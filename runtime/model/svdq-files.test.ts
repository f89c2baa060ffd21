import { expect, test } from 'vitest';
import { svdqFile } from './svdq-files.ts';

const QWEN = [
  'README.md',
  'svdq-fp4_r128-qwen-image.safetensors',
  'svdq-fp4_r32-qwen-image-lightningv1.0-4steps.safetensors',
  'svdq-fp4_r32-qwen-image.safetensors',
  'svdq-int4_r128-qwen-image.safetensors',
  'svdq-int4_r32-qwen-image-lightningv1.0-4steps.safetensors',
  'svdq-int4_r32-qwen-image.safetensors',
];

test.each<[what: string, files: readonly string[], int4: string | undefined, fp4: string | undefined]>([
  ['no file', [], undefined, undefined],
  ['the plain one of several', QWEN, QWEN[6], QWEN[3]],
  ['one kind of number alone', [...QWEN.slice(4)], undefined, undefined],
  ['another format', ['svdq-int4_r32-a.bin', 'svdq-fp4_r32-a.bin'], undefined, undefined],
  ['a folder', ['x/svdq-int4_r32-a.safetensors', 'x/svdq-fp4_r32-a.safetensors'], undefined, undefined],
])('the files of nunchaku: %s', (_, files, int4, fp4) => {
  expect(svdqFile('int4', files)).toBe(int4);
  expect(svdqFile('fp4', files)).toBe(fp4);
});
