import { describe, expect, test } from 'vitest';
import { librariesOf } from '../../runtime/libraries.ts';
import { files, printed, tags } from './printed.ts';

/** What is downloaded for ComfyUI, and into which of its folders. */
const download = (record: object): string =>
  printed('diffusion-single-file', record)
    .split('\n')
    .filter((line) => line.startsWith('hf download'))
    .join('\n');

const LIGHTNING = ['Lightning-4steps-bf16.safetensors', 'Lightning-8steps-bf16.safetensors'];
const HALVES = ['a14b_high_noise_lora.safetensors', 'a14b_low_noise_lora.safetensors'];

describe('LoRA weights', () => {
  test.each<[string, object, string]>([
    ['that nothing is known of are all downloaded', {}, '--include "*.safetensors"'],
    ['in one file', files('a.safetensors'), '--include "*.safetensors"'],
    ['beside whole models leave these', files(...LIGHTNING, 'image_fp8_scaled.safetensors'), LIGHTNING[1] ?? ''],
    [
      'for both halves of a model',
      { ...files(...HALVES), ...tags('lora', 'base_model:adapter:Wan-AI/Wan2.2-I2V-A14B') },
      HALVES.join(' '),
    ],
  ])('%s', (_, more, named) => {
    const record = { id: 'org/Lightning', ...tags('lora', 'base_model:adapter:Qwen/Qwen-Image'), ...more };
    expect(download(record)).toBe(`hf download org/Lightning ${named} --local-dir ComfyUI/models/loras/Lightning`);
  });
});

describe('GGUF files', () => {
  test.each<[string, object, string]>([
    ['org/flux-GGUF', { pipeline_tag: 'text-to-image' }, '--include "*Q4_K_S*.gguf" --local-dir ComfyUI/models/unet'],
    [
      'org/flux2-text-encoder',
      { pipeline_tag: 'text-to-image' },
      '--include "*Q4_K_M*.gguf" --local-dir ComfyUI/models/text_encoders',
    ],
    [
      'org/umt5-XXL-Encoder-gguf',
      files('umt5-Q8_0.gguf', 'umt5-Q4_K_M.gguf'),
      'umt5-Q4_K_M.gguf --local-dir ComfyUI/models/text_encoders',
    ],
  ])('%s', (id, more, rest) => {
    const record = { id, ...tags('gguf'), ...more };
    expect(librariesOf(record)).toEqual(['diffusion-single-file']);
    expect(download(record)).toBe(`hf download ${id} ${rest}`);
  });
});
