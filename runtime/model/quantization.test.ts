import { expect, test } from 'vitest';
import { parseModel } from './parse.ts';
import { withQuantization } from './quantization.ts';

const modelOf = (...files: string[]) =>
  parseModel({ id: 'a/b-GGUF', siblings: files.map((rfilename) => ({ rfilename })) });

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

test('a choice brings the parts of its file, and takes away those of another', () => {
  const files = ['a.Q8_0-00002-of-00002.gguf', 'a.Q8_0-00001-of-00002.gguf', 'a.Q2_K.gguf'];
  const partsAt = (asked?: string) => withQuantization(modelOf(...files), asked).model.ggufParts;
  expect([partsAt('Q8_0'), partsAt('Q2_K')]).toEqual([['a.Q8_0-00002-of-00002.gguf'], undefined]);
});

test('a choice brings the other half of its file, and takes away that of another', () => {
  const files = [
    'HighNoise/m-HighNoise-Q4_K_M.gguf',
    'HighNoise/m-HighNoise-Q8_0.gguf',
    'LowNoise/m-LowNoise-Q8_0.gguf',
  ];
  const halfAt = (asked?: string) => withQuantization(modelOf(...files), asked).model.ggufHalf;
  expect([halfAt('Q8_0'), halfAt('Q4_K_M'), halfAt()]).toEqual(['LowNoise/m-LowNoise-Q8_0.gguf', undefined, undefined]);
});

test('where no file is known, code looks for the choice by itself', () => {
  expect(withQuantization(modelOf(), 'Q8_0').model.ggufLabel).toBe('q8_0');
  expect(withQuantization(modelOf('a.Q8_0.gguf'), 'Q8_0').model.ggufLabel).toBeUndefined();
  expect(withQuantization(parseModel({ id: 'a/b', tags: ['gguf'] }), 'Q8_0').model.ggufLabel).toBe('q8_0');
  const { model, problem } = withQuantization(parseModel({ id: 'a/b' }), 'Q8_0');
  expect([model.ggufLabel, problem]).toEqual([undefined, 'Nothing tells that the model has a GGUF file at Q8_0.']);
});

test('a file is found among ten thousand', () => {
  const files = Array.from({ length: 10_000 }, (_, at) => `a-${at}.Q6_K.gguf`);
  const model = modelOf(...files, 'a.Q8_0.gguf');
  expect(withQuantization(model, 'Q8_0').model.file.gguf).toBe('a.Q8_0.gguf');
});

const NO_GGUF = 'The model has no GGUF file at Q2_K.';
const NO_ONNX = 'The model has no ONNX file at q4f16.';
const PARTS = ['onnx/model.onnx', 'onnx/model_q4.onnx', 'onnx/model_quantized.onnx', 'onnx/other_q4.onnx'];

test.each<[string, string[], string | undefined, (string | undefined)[], string | undefined]>([
  ['no choice', ['onnx/model.onnx', 'onnx/model_quantized.onnx'], undefined, ['onnx/model.onnx', undefined], undefined],
  ['a dtype', ['onnx/model.onnx', 'onnx/model_q4.onnx'], 'Q4', ['onnx/model_q4.onnx', 'q4'], undefined],
  ['a dtype that one part lacks', PARTS, 'q8', ['onnx/model_quantized.onnx', 'q4'], undefined],
  ['a dtype that there is not', PARTS, 'fp16', ['onnx/model.onnx', 'q4'], 'The model has no ONNX file at fp16.'],
  ['a dtype beside no files', [], 'q4', [undefined, undefined], undefined],
  ['a label beside ONNX files alone', ['onnx/model.onnx'], 'Q2_K', ['onnx/model.onnx', 'fp32'], NO_GGUF],
  ['a label beside files of neither', ['model.safetensors'], 'Q2_K', [undefined, undefined], NO_GGUF],
  ['a dtype beside files of neither', ['model.safetensors'], 'q4f16', [undefined, undefined], NO_ONNX],
  ['a dtype beside GGUF files alone', ['a.Q8_0.gguf'], 'q4f16', [undefined, undefined], NO_ONNX],
])('of ONNX files: %s', (_, files, asked, expected, problem) => {
  const chosen = withQuantization(modelOf(...files), asked);
  expect([chosen.model.file.onnx, chosen.model.onnxDtype, chosen.problem]).toEqual([...expected, problem]);
});
