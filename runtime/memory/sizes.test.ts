import { describe, expect, test } from 'vitest';
import { parseModel } from '../model/parse.ts';
import { bytesOfGguf, GIB, precisionsOf, quantizationsOf, whatFits } from './index.ts';
import { bytesOfLoaded } from './sizes.ts';

/** A file as the hub lists it with ?blobs=true: https://huggingface.co/docs/hub/api. */
const file = (rfilename: string, size: number): object => ({
  rfilename,
  blobId: 'bb0749e3c17cdf1d040a7e95fbf45610a212ec0a',
  size,
  ...(size > 1e7 && { lfs: { sha256: '0'.repeat(64), size, pointerSize: 135 } }),
});

const of = (sizes: Record<string, number>, more: object = {}) =>
  parseModel({
    id: 'org/m',
    siblings: [file('README.md', 3196), ...Object.entries(sizes).map(([name, size]) => file(name, size))],
    ...more,
  });

/** https://huggingface.co/api/models/unsloth/Qwen3.5-4B-GGUF?blobs=true, three of its files. */
const QWEN = { 'Qwen3.5-4B-BF16.gguf': 8_424_393_632, 'Qwen3.5-4B-Q4_K_M.gguf': 2_579_944_608 };

describe('sizes of GGUF files', () => {
  test('are those of the files, where nothing tells the number of weights', () => {
    const model = of({ ...QWEN, 'mmproj-F16.gguf': 6e8 });
    expect(quantizationsOf(model).map(({ label, weights }) => [label, weights])).toEqual([
      ['Q4_K_M', 2_579_944_608],
      ['BF16', 8_424_393_632],
    ]);
    expect(whatFits(model, 6 * GIB).best).toBe('Q4_K_M');
    expect(whatFits(model, 12 * GIB).best).toBe('BF16');
  });
  test('come before what the number of weights tells, and know dynamic levels', () => {
    const gguf = { total: 4_000_000_000, context_length: 8192 };
    const model = of({ ...QWEN, 'Qwen3.5-4B-UD-Q2_K_XL.gguf': 1_800_000_000 }, { gguf });
    expect(quantizationsOf(model).map(({ weights }) => weights)).toEqual([1_800_000_000, 2_579_944_608, 8_424_393_632]);
  });
  test.each<[string, Record<string, number>, number | undefined]>([
    [
      'all parts of a split file count',
      { 'Q8_0/m-Q8_0-00001-of-00002.gguf': 3e9, 'Q8_0/m-Q8_0-00002-of-00002.gguf': 2e9 },
      5e9,
    ],
    ['a part is missing', { 'm-Q8_0-00001-of-00002.gguf': 3e9 }, bytesOfGguf(4e9, 'Q8_0')],
  ])('%s', (_, files, bytes) => {
    const [found] = quantizationsOf(of(files, { gguf: { total: 4e9 } }));
    expect(found?.weights).toBe(bytes);
  });
  test.each([
    ['no size', [{ rfilename: 'm-Q8_0.gguf' }]],
    ['a size that is none', [{ rfilename: 'm-Q8_0.gguf', size: '12' }]],
    ['a negative one', [{ rfilename: 'm-Q8_0.gguf', size: -1 }]],
    ['a fraction', [{ rfilename: 'm-Q8_0.gguf', size: 1.5 }]],
    ['the size of another file', [{ size: 7 }, { rfilename: 'm-Q8_0.gguf' }]],
  ])('are not known from %s', (_, siblings) => {
    const model = parseModel({ id: 'org/m', siblings });
    expect(model.sizes).toBe(undefined);
    expect(quantizationsOf(model)).toEqual([{ label: 'Q8_0', type: 'Q8_0' }]);
  });
});

describe('sizes of the weights that a library loads', () => {
  test.each<[string, Record<string, number>, number | undefined]>([
    // https://huggingface.co/api/models/Qwen/Qwen2.5-0.5B-Instruct?blobs=true: 494,032,768 weights in BF16, and the header.
    ['one file', { 'model.safetensors': 988_097_824 }, 988_097_824],
    ['a split one', { 'model-00001-of-00002.safetensors': 5e9, 'model-00002-of-00002.safetensors': 4e9 }, 9e9],
    ['a split one that lacks a part', { 'model-00001-of-00002.safetensors': 5e9 }, undefined],
    ['the same for PyTorch besides', { 'model.safetensors': 1e9, 'pytorch_model.bin': 1e9 }, 1e9],
    ['for PyTorch alone', { 'pytorch_model.bin': 1e9 }, 1e9],
    ['the same in one file besides', { 'model.safetensors': 1e9, 'consolidated.safetensors': 1e9 }, 1e9],
    ['an adapter alone', { 'adapter_model.safetensors': 1e8 }, undefined],
    ['a folder that is no part', { 'model.safetensors': 1e9, 'onnx/model.safetensors': 1e9 }, 1e9],
    [
      'the parts of a pipeline',
      {
        'model_index.json': 600,
        'sd_xl_base_1.0.safetensors': 6_938_078_334,
        'unet/diffusion_pytorch_model.safetensors': 10_270_077_736,
        'unet/diffusion_pytorch_model.fp16.safetensors': 5_135_149_760,
        'text_encoder/model.safetensors': 492_265_168,
        'vae/diffusion_pytorch_model.safetensors': 334_643_268,
      },
      10_270_077_736 + 492_265_168 + 334_643_268,
    ],
  ])('%s', (_, files, bytes) => expect(bytesOfLoaded(of(files))).toBe(bytes));

  test('are what the weights take where the record does not tell the tensors', () => {
    const files = { 'model.safetensors': 988_097_824 };
    const library = { library_name: 'transformers' };
    expect(precisionsOf(of(files, library)).map(({ label, weights }) => [label, weights])).toEqual([
      ['as stored', 988_097_824],
    ]);
    const told = precisionsOf(of(files, { ...library, safetensors: { parameters: { BF16: 494_032_768 } } }));
    expect(told.map(({ label }) => label)).toEqual(['BF16', '8-bit', '4-bit']);
  });
  test('say nothing where they are not told', () => {
    const siblings = [{ rfilename: 'model.safetensors' }];
    expect(precisionsOf(parseModel({ id: 'org/m', siblings }))).toEqual([]);
  });
});
