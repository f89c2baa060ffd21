import { describe, expect, test } from 'vitest';
import { dtypeOf, fileGroups } from './file-groups.ts';

/** A group in a line: kind, quantization, files, and what is missing. */
const told = (...paths: string[]): string[] =>
  fileGroups(paths).map(
    ({ kind, quantization = '-', files, isWhole }) =>
      `${kind} ${quantization} ${files.join(' ')}${isWhole ? '' : ' …'}`,
  );

describe('fileGroups', () => {
  test.each<[string, string[], string[]]>([
    ['what holds no weights', ['README.md', 'config.json', 'tokenizer.bin', 'x.gguf/readme'], []],
    [
      'a split model, whatever the order',
      ['model-00002-of-00002.safetensors', 'model-00001-of-00002.safetensors', 'model.safetensors.index.json'],
      ['safetensors - model-00001-of-00002.safetensors model-00002-of-00002.safetensors'],
    ],
    ['a part is missing', ['a-Q8_0-00002-of-00003.gguf'], ['gguf Q8_0 a-Q8_0-00002-of-00003.gguf …']],
    [
      'quantizations in folders',
      ['Q4_K_M/a-Q4_K_M-00001-of-00002.gguf', 'Q4_K_M/a-Q4_K_M-00002-of-00002.gguf', 'a-UD-IQ2_M.gguf'],
      [
        'gguf Q4_K_M Q4_K_M/a-Q4_K_M-00001-of-00002.gguf Q4_K_M/a-Q4_K_M-00002-of-00002.gguf',
        'gguf UD-IQ2_M a-UD-IQ2_M.gguf',
      ],
    ],
    [
      'what goes with a model',
      ['mmproj-F16.gguf', 'a.imatrix.gguf', 'mtp-a.gguf', 'a.gguf'],
      ['companion - a.imatrix.gguf', 'gguf - a.gguf', 'companion - mtp-a.gguf', 'projector F16 mmproj-F16.gguf'],
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
