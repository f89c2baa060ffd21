import { expect, test } from 'vitest';
import { ggufFilesOf, withQuantization } from './gguf-files.ts';
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

test.each<[string, string | undefined, string | undefined, string | undefined]>([
  ['no choice', undefined, 'a.Q4_K_M.gguf', undefined],
  ['a choice', 'Q8_0', 'a.Q8_0-00001-of-00002.gguf', undefined],
  ['in small letters', 'q8_0', 'a.Q8_0-00001-of-00002.gguf', undefined],
  ['what there is not', 'Q2_K', 'a.Q4_K_M.gguf', 'The model has no GGUF file at Q2_K.'],
  ['what is none', 'big', 'a.Q4_K_M.gguf', '"big" is no quantization.'],
])('%s', (_, asked, gguf, problem) => {
  const files = ['a.Q8_0-00002-of-00002.gguf', 'a.Q8_0-00001-of-00002.gguf', 'a.Q4_K_M.gguf', 'mmproj-Q8_0.gguf'];
  const chosen = withQuantization(modelOf(...files), asked);
  expect([chosen.model.file.gguf, chosen.problem]).toEqual([gguf, problem]);
});

test('a file is found among ten thousand', () => {
  const files = Array.from({ length: 10_000 }, (_, at) => `a-${at}.Q6_K.gguf`);
  const model = modelOf(...files, 'a.Q8_0.gguf');
  expect(withQuantization(model, 'Q8_0').model.file.gguf).toBe('a.Q8_0.gguf');
});
