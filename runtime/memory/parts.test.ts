import { describe, expect, test } from 'vitest';
import { parseModel } from '../model/parse.ts';
import { GIB, isPart, precisionsOf, quantizationsOf, whatFits } from './index.ts';

const of = (sizes: Record<string, number>, more: object = {}) =>
  parseModel({
    id: 'org/m',
    siblings: Object.entries(sizes).map(([rfilename, size]) => ({ rfilename, size })),
    ...more,
  });

const FLUX = { tags: ['gguf', 'base_model:quantized:org/flux'], pipeline_tag: 'text-to-image' };
const QWEN = { 'm-Q4_K_M.gguf': 2_579_944_608, 'm-Q8_0.gguf': 4_480_000_000 };

describe('weights that are loaded into a model of another repository', () => {
  test.each<[string, Record<string, number>, object, boolean]>([
    ['an adapter', { 'adapter_config.json': 900, 'adapter_model.safetensors': 3e7 }, { library_name: 'peft' }, true],
    ['an adapter by its tag alone', {}, { tags: ['base_model:adapter:org/base'] }, true],
    ['a LoRA', { 'style.safetensors': 2e8 }, { library_name: 'diffusers', tags: ['lora'] }, true],
    ['a ControlNet', { 'config.json': 900, 'diffusion_pytorch_model.safetensors': 1.4e9 }, {}, true],
    ['a GGUF file of a model of pictures', { 'flux-Q4_0.gguf': 6.8e9 }, FLUX, true],
    [
      'an adapter of the library Adapters',
      {},
      { config: { adapter_transformers: { model_name: 'google-bert/bert-base-uncased' } } },
      true,
    ],
    [
      'a pipeline',
      { 'model_index.json': 500, 'unet/diffusion_pytorch_model.safetensors': 1e10 },
      { tags: ['lora'] },
      false,
    ],
    ['a model that a LoRA was merged into', { 'model.safetensors': 1e10 }, { tags: ['lora'] }, false],
    [
      'a GGUF file of such a model',
      { 'm-Q8_0.gguf': 1e9 },
      { tags: ['lora', 'base_model:adapter:org/base'], gguf: { total: 1e9, context_length: 8192 } },
      false,
    ],
    ['a model', { 'model.safetensors': 1e10 }, { library_name: 'transformers' }, false],
    [
      'a GGUF file of a model of speech',
      { 'm-Q8_0.gguf': 1e9 },
      { pipeline_tag: 'automatic-speech-recognition' },
      false,
    ],
    ['a record that says nothing', {}, {}, false],
  ])('%s', (_, sizes, more, expected) => expect(isPart(of(sizes, more))).toBe(expected));

  test('are not said to fit: another model takes memory besides', () => {
    const control = of({ 'diffusion_pytorch_model.safetensors': 1.4e9 }, { library_name: 'diffusers' });
    expect(precisionsOf(control)).toEqual([]);
    const flux = of({ 'flux-Q4_0.gguf': 6.8e9 }, FLUX);
    expect(quantizationsOf(flux)).toEqual([{ label: 'Q4_0', type: 'Q4_0', weights: 6.8e9 }]);
    expect(whatFits(flux, 80 * GIB)).toEqual({ quantizations: quantizationsOf(flux) });
  });
});

describe('a projector', () => {
  test.each<[string, Record<string, number>, number]>([
    ['is loaded besides', { 'mmproj-F16.gguf': 1.2e9 }, 1.2e9],
    [
      'of several the one that is loaded',
      { 'mmproj-BF16.gguf': 7, 'mmproj-F16.gguf': 1.2e9, 'mmproj-F32.gguf': 9 },
      1.2e9,
    ],
    ['there is none', {}, 0],
  ])('%s', (_, projectors, bytes) => {
    const needs = quantizationsOf(of({ ...QWEN, ...projectors })).map((one) => one.needs);
    expect(needs).toEqual(Object.values(QWEN).map((weights) => weights + bytes + GIB));
  });
  test('decides what fits', () => {
    expect(whatFits(of(QWEN), 5.5 * GIB).best).toBe('Q8_0');
    expect(whatFits(of({ ...QWEN, 'mmproj-F16.gguf': 1.2e9 }), 5.5 * GIB).best).toBe('Q4_K_M');
  });
});
