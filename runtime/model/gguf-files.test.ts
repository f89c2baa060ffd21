import { expect, test } from 'vitest';
import { ggufFilesOf } from './gguf-files.ts';
import { parseModel } from './parse.ts';

const modelOf = (...files: string[]) =>
  parseModel({ id: 'a/b-GGUF', siblings: files.map((rfilename) => ({ rfilename })) });

test.each<[string[], string[]]>([
  [
    ['b.Q8_0.gguf', 'README.md', 'a.Q4_K_M.gguf'],
    ['a.Q4_K_M.gguf', 'b.Q8_0.gguf'],
  ],
  [['mmproj-a.gguf', 'x/a-imatrix.gguf', 'mtp-a.gguf', '-a.gguf'], []],
])('of %j the model is in %j', (files, own) => {
  expect(ggufFilesOf(modelOf(...files))).toEqual(own);
});
