import { describe, expect, test } from 'vitest';
import {
  bestFit,
  bytesNeeded,
  bytesOfCache,
  bytesOfFiles,
  bytesOfGguf,
  bytesOfSafetensors,
  cacheShapeOf,
  chips,
  GIB,
  knownShapeOf,
  quantizationsOf,
  whatFits,
} from './index.ts';

const LLAMA_CPP = 'https://github.com/ggml-org/llama.cpp/blob/master/tools/quantize/README.md';
const NEMOTRON = 'https://huggingface.co/bartowski/Llama-3.1-Nemotron-70B-Instruct-HF-GGUF';
/** Parameters, as their safetensors files give them. */
const LLAMA = { '8B': 8_030_261_248, '70B': 70_553_706_496, '405B': 405_853_388_800 };

/** Published sizes of files: in GiB, as llama.cpp gives them, or in GB. */
const files = [
  ['8B', 'IQ1_S', 1.87, GIB, LLAMA_CPP],
  ['8B', 'IQ1_M', 2.01, GIB, LLAMA_CPP],
  ['8B', 'IQ2_XXS', 2.23, GIB, LLAMA_CPP],
  ['8B', 'IQ2_XS', 2.42, GIB, LLAMA_CPP],
  ['8B', 'IQ2_S', 2.56, GIB, LLAMA_CPP],
  ['8B', 'IQ2_M', 2.74, GIB, LLAMA_CPP],
  ['8B', 'IQ3_XXS', 3.04, GIB, LLAMA_CPP],
  ['8B', 'IQ3_XS', 3.27, GIB, LLAMA_CPP],
  ['8B', 'IQ3_S', 3.42, GIB, LLAMA_CPP],
  ['8B', 'IQ3_M', 3.52, GIB, LLAMA_CPP],
  ['8B', 'IQ4_XS', 4.17, GIB, LLAMA_CPP],
  ['8B', 'IQ4_NL', 4.38, GIB, LLAMA_CPP],
  ['8B', 'Q2_K_S', 2.78, GIB, LLAMA_CPP],
  ['8B', 'Q2_K', 2.95, GIB, LLAMA_CPP],
  ['8B', 'Q3_K_S', 3.41, GIB, LLAMA_CPP],
  ['8B', 'Q3_K_L', 4.02, GIB, LLAMA_CPP],
  ['8B', 'Q4_K_S', 4.36, GIB, LLAMA_CPP],
  ['8B', 'Q4_K_M', 4.58, GIB, LLAMA_CPP],
  ['8B', 'Q5_K_S', 5.21, GIB, LLAMA_CPP],
  ['8B', 'Q5_K_M', 5.33, GIB, LLAMA_CPP],
  ['8B', 'Q6_K', 6.14, GIB, LLAMA_CPP],
  ['8B', 'Q8_0', 7.95, GIB, LLAMA_CPP],
  ['8B', 'F16', 14.96, GIB, LLAMA_CPP],
  ['8B', 'F32', 32.1, 1e9, LLAMA_CPP],
  ['70B', 'Q4_K_M', 43.1, 1e9, LLAMA_CPP],
  ['405B', 'Q4_K_M', 249.1, 1e9, LLAMA_CPP],
  ['70B', 'Q8_0', 74.98, 1e9, NEMOTRON],
  ['70B', 'Q6_K', 57.89, 1e9, NEMOTRON],
  ['70B', 'Q5_K_M', 49.95, 1e9, NEMOTRON],
  ['70B', 'Q5_K_S', 48.66, 1e9, NEMOTRON],
  ['70B', 'Q4_K_M', 42.52, 1e9, NEMOTRON],
  ['70B', 'Q4_K_S', 40.35, 1e9, NEMOTRON],
  ['70B', 'IQ4_XS', 37.9, 1e9, NEMOTRON],
  ['70B', 'Q3_K_L', 37.14, 1e9, NEMOTRON],
  ['70B', 'Q3_K_M', 34.27, 1e9, NEMOTRON],
  ['70B', 'IQ3_M', 31.94, 1e9, NEMOTRON],
  ['70B', 'Q3_K_S', 30.91, 1e9, NEMOTRON],
] as const;

describe('published sizes of files', () => {
  test.each(files)('Llama 3.1 %s at %s has %f × %d bytes (%s)', (model, type, size, unit) => {
    const bytes = bytesOfGguf(LLAMA[model], type) ?? 0;
    // An 8B model is what the bits were measured on; others differ by a few percent.
    expect(Math.abs(bytes / (size * unit) - 1)).toBeLessThan(model === '8B' ? 0.01 : 0.05);
  });
  test('a dynamic level has no size that holds for every model', () =>
    expect(bytesOfGguf(8e9, 'Q4_K_XL')).toBe(undefined));
});

describe('weights of a record', () => {
  test.each([
    ['Llama 3.1 8B in bfloat16', { BF16: 8_030_261_248 }, 16_060_522_496],
    ['types side by side', { BF16: 10, F32: 10, U8: 10, F4: 10 }, 75],
    ['an unknown type', { BF16: 10, X9: 1 }, undefined],
    ['a name of every object', { toString: 10 }, undefined],
    ['a number that is none', { BF16: Number.NaN }, undefined],
    ['nothing', {}, undefined],
  ])('%s', (_, elements, bytes) => expect(bytesOfSafetensors(elements)).toBe(bytes));
  test.each([
    ['the parts of a split file', [3, 4, 5], 12],
    ['a size that is missing', [3, undefined], undefined],
    ['no file', [], undefined],
  ])('%s', (_, sizes, bytes) => expect(bytesOfFiles(sizes)).toBe(bytes));
});

describe('layers that the catalogue knows', () => {
  test.each<[string, string, string[], number, number, number]>([
    // https://huggingface.co/blog/llama31, "Inference Memory Requirements"; F16.
    ['by its id', 'meta-llama/Meta-Llama-3.1-8B', [], 128_000, 15.62, 0.006],
    ['by its name', 'org/meta-llama-3.1-70b-GGUF', [], 128_000, 39.06, 0.006],
    ['by what it was made from', 'org/x', ['other/x', 'meta-llama/Meta-Llama-3.1-8B-Instruct'], 1024, 0.125, 0.006],
    // https://docs.nvidia.com/nemo/megatron-bridge/nightly/models/llm/gpt-oss.html: half of its layers look back 128 tokens.
    ['with a window', 'unsloth/gpt-oss-20b-GGUF', [], 131_072, 12 * 0.25 + (12 * 0.25) / 1024, 1e-9],
  ])('a model is found %s: %s %j', (_, id, baseModels, tokens, gib, near) => {
    const shape = knownShapeOf({ id, baseModels }) ?? [];
    expect(Math.abs(bytesOfCache(shape, tokens) / GIB - gib)).toBeLessThan(near);
  });
  test('nothing is said of another', () =>
    expect(knownShapeOf({ id: 'org/llama', baseModels: ['a/b'] })).toBe(undefined));
});

const config = (layers: number, heads: number, more: object = {}): object => ({
  num_hidden_layers: layers,
  num_attention_heads: heads,
  num_key_value_heads: 8,
  hidden_size: heads * 128,
  ...more,
});

describe('the cache', () => {
  // https://huggingface.co/blog/llama31, "Inference Memory Requirements": F16, in GiB; 1k is 1024, the others thousands.
  test.each([
    ['8B', config(32, 32), 1024, 0.125],
    ['8B', config(32, 32), 16_000, 1.95],
    ['8B', config(32, 32), 128_000, 15.62],
    ['70B', config(80, 64), 1024, 0.313],
    ['70B', config(80, 64), 16_000, 4.88],
    ['70B', config(80, 64), 128_000, 39.06],
  ])('of Llama 3.1 %s %o with %d tokens takes %f GiB', (_, given, tokens, gib) => {
    const shape = cacheShapeOf(given) ?? [];
    expect(Math.abs(bytesOfCache(shape, tokens) / GIB - gib)).toBeLessThan(0.006);
  });
  test.each([
    [
      'heads that are all of their own',
      { num_hidden_layers: 2, num_attention_heads: 4, hidden_size: 64 },
      10,
      2 * 128 * 10,
    ],
    ['a length of a head that is said', config(1, 32, { head_dim: 64 }), 10, 1024 * 10],
    ['the model of text inside another', { text_config: config(1, 32) }, 10, 2048 * 10],
    ['latent attention', config(3, 128, { kv_lora_rank: 512, qk_rope_head_dim: 64 }), 10, 3 * 576 * 10],
    [
      'a sliding window',
      config(3, 32, { sliding_window: 4, layer_types: ['full_attention', 'sliding_attention', 'linear_attention'] }),
      10,
      2048 * 10 + 2048 * 4,
    ],
  ])('knows %s', (_, given, tokens, elements) =>
    expect(bytesOfCache(cacheShapeOf(given) ?? [], tokens)).toBe(elements * 2));
  test.each([
    ['null', null],
    ['a text', 'x'],
    ['an empty object', {}],
    ['a negative number', config(-1, 32)],
  ])('is not known from %s', (_, given) => expect(cacheShapeOf(given)).toBe(undefined));
  test('takes less when its elements are quantized', () => {
    const shape = cacheShapeOf(config(32, 32)) ?? [];
    expect(bytesOfCache(shape, 1024, 'Q8_0') / bytesOfCache(shape, 1024)).toBe(34 / 64);
  });
});

describe('what fits', () => {
  const choices = [
    { label: 'Q4_K_M', weights: 4.58 * GIB },
    { label: 'Q8_0', weights: 7.95 * GIB },
    { label: 'UD', weights: undefined },
    { label: 'F16', weights: 14.96 * GIB },
  ];
  const withCache =
    (cache: number) =>
    ({ label, weights }: { label: string; weights: number | undefined }) => ({
      label,
      needs: weights === undefined ? undefined : bytesNeeded({ weights, cache: cache * GIB }),
    });
  test.each([
    [4, 0, undefined],
    [8, 0, 'Q4_K_M'],
    [8, 3, undefined],
    [12, 2, 'Q8_0'],
    [24, 0, 'F16'],
  ])('into %d GiB with a cache of %d GiB: %s', (memory, cache, label) =>
    expect(bestFit(choices.map(withCache(cache)), memory * GIB)?.label).toBe(label));
});

test('every chip stands in the list once; a graphics card has memory of its own', () => {
  expect(chips).toHaveLength(251);
  expect(chips.filter(({ memoryGiB, kind }) => kind === 'gpu' && memoryGiB === undefined)).toEqual([]);
  expect(new Set(chips.map(({ vendor, name }) => `${vendor} ${name}`)).size).toBe(chips.length);
});

describe('the quantizations of a model', () => {
  const files = ['m-F16.gguf', 'm-Q8_0.gguf', 'm-Q4_K_M.gguf', 'm-UD-Q4_K_XL.gguf', 'mmproj-m-f16.gguf', 'm.gguf'];
  const model = { files, gguf: { parameters: LLAMA['8B'] } };

  test('are listed from small to big, each once, without companions and names that say nothing', () =>
    expect(quantizationsOf(model).map(({ label }) => label)).toEqual(['Q4_K_M', 'Q8_0', 'F16', 'UD-Q4_K_XL']));
  test('have no size without a number of weights', () =>
    expect(quantizationsOf({ files }).filter((one) => 'weights' in one || 'needs' in one)).toEqual([]));
  test('have no size by their level where most weights are the same at every one', () => {
    const fixed = { files: ['m-F16.gguf', 'm-Q3_K_M.gguf'], gguf: { ...model.gguf, architecture: 'gpt-oss' } };
    expect(quantizationsOf(fixed).filter((one) => 'weights' in one || 'needs' in one)).toEqual([]);
    const sizes = [{ file: 'm-F16.gguf', bytes: 13.8e9 }];
    expect(quantizationsOf({ ...fixed, sizes }).map(({ weights }) => weights)).toEqual([13.8e9, undefined]);
  });
  // What llama-bench and the hub say of the files of ggml-org: 12.1 GB and 59.02 GiB.
  test.each([
    [20914757184, 12.1e9],
    [116829156672, 59.02 * GIB],
  ])('count the others of %d weights besides where a file is as the model was published', (parameters, bytes) => {
    const gguf = { ...model.gguf, parameters, architecture: 'gpt-oss' };
    const [found] = quantizationsOf({ files: ['m-mxfp4.gguf'], gguf });
    expect(Math.abs((found?.weights ?? 0) / bytes - 1)).toBeLessThan(0.015);
  });
  test.each([
    [4, undefined, []],
    [6, 'Q4_K_M', ['Q4_K_M']],
    [12, 'Q8_0', ['Q4_K_M', 'Q8_0']],
    [24, 'F16', ['Q4_K_M', 'Q8_0', 'F16']],
  ])('fit into %d GiB: the best is %s of %j', (memory, best, fitting) => {
    const found = whatFits(model, memory * GIB);
    expect(found.best).toBe(best);
    expect(found.quantizations.flatMap(({ label, fits }) => (fits ? label : []))).toEqual(fitting);
    expect(found.quantizations.at(-1)).not.toHaveProperty('fits');
  });
});
