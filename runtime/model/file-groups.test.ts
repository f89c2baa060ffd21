import { describe, expect, test } from 'vitest';
import { defaultFile, dtypeOf, dtypesOf, dtypeToAsk, fileGroups, partsBehind } from './file-groups.ts';

/** A group in a line: kind, dtype, files, and what is missing. */
const told = (...paths: string[]): string[] =>
  fileGroups(paths).map(
    ({ kind, dtype = '-', files, isWhole }) => `${kind} ${dtype} ${files.join(' ')}${isWhole ? '' : ' …'}`,
  );

describe('fileGroups', () => {
  test.each<[string, string[], string[]]>([
    ['what holds no weights', ['README.md', 'config.json', 'tokenizer.bin', 'x.gguf/readme'], []],
    [
      'a split model, whatever the order',
      ['model-00002-of-00002.safetensors', 'model-00001-of-00002.safetensors', 'model.safetensors.index.json'],
      ['safetensors - model-00001-of-00002.safetensors model-00002-of-00002.safetensors'],
    ],
    ['a part is missing', ['a-Q8_0-00002-of-00003.gguf'], ['gguf - a-Q8_0-00002-of-00003.gguf …']],
    [
      'quantizations in folders',
      ['Q4_K_M/a-Q4_K_M-00001-of-00002.gguf', 'Q4_K_M/a-Q4_K_M-00002-of-00002.gguf', 'a-UD-IQ2_M.gguf'],
      ['gguf - Q4_K_M/a-Q4_K_M-00001-of-00002.gguf Q4_K_M/a-Q4_K_M-00002-of-00002.gguf', 'gguf - a-UD-IQ2_M.gguf'],
    ],
    [
      'what goes with a model',
      ['mmproj-F16.gguf', 'a.imatrix.gguf', 'mtp-a.gguf', 'a.gguf'],
      ['companion - a.imatrix.gguf', 'gguf - a.gguf', 'companion - mtp-a.gguf', 'projector - mmproj-F16.gguf'],
    ],
    [
      'variants of ONNX',
      ['onnx/model.onnx', 'onnx/model_q4f16.onnx', 'onnx/model_quantized.onnx', 'onnx/model.onnx_data'],
      ['onnx fp32 onnx/model.onnx', 'onnx q4f16 onnx/model_q4f16.onnx', 'onnx q8 onnx/model_quantized.onnx'],
    ],
    [
      'PyTorch, and other files that end in .bin',
      ['pytorch_model-00001-of-00001.bin', 'sub/pytorch_model.bin', 'training_args.bin'],
      ['pytorch - pytorch_model-00001-of-00001.bin', 'pytorch - sub/pytorch_model.bin'],
    ],
    ['an option', ['-a.gguf', '--b.onnx'], []],
    [
      'a part that the list names twice',
      ['a-00001-of-00002.gguf', 'a-00002-of-00002.gguf', 'a-00002-of-00002.gguf'],
      ['gguf - a-00001-of-00002.gguf a-00002-of-00002.gguf'],
    ],
    ['a file that the list names twice', ['a.gguf', 'b.gguf', 'a.gguf'], ['gguf - a.gguf', 'gguf - b.gguf']],
    [
      'the same number of parts by another name',
      ['a-00001-of-00002.gguf', 'b-00002-of-00002.gguf'],
      ['gguf - a-00001-of-00002.gguf …', 'gguf - b-00002-of-00002.gguf …'],
    ],
  ])('%s', (_, paths, expected) => {
    expect(told(...paths).sort()).toEqual([...expected].sort());
  });

  test('order is that of the names', () => {
    expect(fileGroups(['b.gguf', 'a.onnx', 'c.safetensors']).map(({ files }) => files[0])).toEqual([
      'a.onnx',
      'b.gguf',
      'c.safetensors',
    ]);
  });
});

test.each([
  ['onnx/decoder_model_merged_q4.onnx', 'q4'],
  ['onnx/model_bnb4.onnx', 'bnb4'],
  ['onnx/model_uint8.onnx', 'uint8'],
  ['onnx/model_int8.onnx', 'int8'],
  ['model_fp16.ONNX', 'fp16'],
  ['onnx/q4.onnx', 'fp32'],
])('%s is %s', (path, dtype) => {
  expect(dtypeOf(path)).toBe(dtype);
});

test.each<[string, string[], string | undefined]>([
  ['the default', ['a-Q2_K.gguf', 'a-Q4_K_M.gguf', 'a-Q8_0.gguf'], 'a-Q4_K_M.gguf'],
  ['a dynamic file of the default', ['a-UD-IQ2_M.gguf', 'a-UD-Q4_K_M.gguf'], 'a-UD-Q4_K_M.gguf'],
  ['another of the family', ['a-F16.gguf', 'a-Q4_0.gguf', 'a-UD-Q4_K_XL.gguf'], 'a-UD-Q4_K_XL.gguf'],
  ['another of 4 bits', ['a-F16.gguf', 'a-IQ4_XS.gguf'], 'a-IQ4_XS.gguf'],
  ['the first, where there are none of 4 bits', ['b-Q8_0.gguf', 'a-Q6_K.gguf'], 'a-Q6_K.gguf'],
  [
    'the first part',
    ['q/a-Q4_K_M-00002-of-00002.gguf', 'q/a-Q4_K_M-00001-of-00002.gguf'],
    'q/a-Q4_K_M-00001-of-00002.gguf',
  ],
  ['a whole one before one that lacks a part', ['a-Q4_K_M-00002-of-00002.gguf', 'b-Q4_K_M.gguf'], 'b-Q4_K_M.gguf'],
  ['no importance matrix, no projector', ['a-imatrix.gguf', 'mmproj-Q4_K_M.gguf', 'z.gguf'], 'z.gguf'],
  ['nothing of another kind', ['model.onnx'], undefined],
])('the GGUF file of a model: %s', (_, paths, expected) => {
  expect(defaultFile(paths, 'gguf')).toBe(expected);
});

test.each<[string, string[], string | undefined]>([
  ['that at F16', ['mmproj-BF16.gguf', 'mmproj-F16.gguf', 'mmproj-F32.gguf', 'a-F16.gguf'], 'mmproj-F16.gguf'],
  ['that at BF16', ['mmproj-F32.gguf', 'mmproj-a-bf16.gguf'], 'mmproj-a-bf16.gguf'],
  ['the first', ['mmproj-b.gguf', 'mmproj-a.gguf'], 'mmproj-a.gguf'],
  ['one in a folder, in any case', ['a.gguf', 'vision/MMPROJ-a-f16.GGUF'], 'vision/MMPROJ-a-f16.GGUF'],
  ['none', ['a-F16.gguf', 'mmproj.json'], undefined],
])('the projector is %s', (_, paths, expected) => {
  expect(defaultFile(paths, 'projector')).toBe(expected);
});

test.each<[string, string[]]>([
  ['a-Q8_0-00001-of-00003.gguf', ['a-Q8_0-00002-of-00003.gguf', 'a-Q8_0-00003-of-00003.gguf']],
  ['a-Q4_K_M.gguf', []],
  ['no-such.gguf', []],
])('behind %s come %j', (first, expected) => {
  const paths = ['a-Q8_0-00003-of-00003.gguf', 'a-Q8_0-00001-of-00003.gguf', 'a-Q8_0-00002-of-00003.gguf'];
  expect(partsBehind([...paths, 'a-Q4_K_M.gguf', 'b-Q8_0-00002-of-00003.gguf'], first)).toEqual(expected);
});

test.each<[string, string[], string[], string | undefined]>([
  ['both that are usual', ['onnx/model.onnx', 'onnx/model_quantized.onnx'], ['q8', 'fp32'], undefined],
  ['fp32 alone, which a browser does not take by itself', ['onnx/model.onnx'], ['fp32'], 'fp32'],
  ['4 bits alone', ['onnx/model_q4.onnx', 'onnx/model_q4f16.onnx'], ['q4', 'q4f16'], 'q4'],
  [
    'parts that share one',
    ['onnx/encoder_model_fp16.onnx', 'onnx/decoder_model_merged_fp16.onnx', 'onnx/encoder_model.onnx'],
    ['fp16'],
    'fp16',
  ],
  [
    'a merged decoder beside its parts',
    ['onnx/decoder_model_merged_q4.onnx', 'onnx/decoder_model.onnx', 'onnx/decoder_with_past_model.onnx'],
    ['q4'],
    'q4',
  ],
  ['parts that share none', ['onnx/vision_encoder_q4.onnx', 'onnx/embed_tokens_fp16.onnx'], [], undefined],
  ['another folder', ['model_q4.onnx', 'web/onnx/model_q4.onnx'], [], undefined],
])('dtypes of Transformers.js: %s', (_, paths, dtypes, asked) => {
  expect([dtypesOf(paths), dtypeToAsk(paths)]).toEqual([dtypes, asked]);
});
