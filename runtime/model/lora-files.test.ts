import { describe, expect, test } from 'vitest';
import { lateLoraFile, loraFileToName } from './lora-files.ts';

describe('the file of LoRA weights to name to Diffusers', () => {
  const LIGHTNING = [
    'Qwen-Image-Edit-2509/Qwen-Image-Edit-2509-Lightning-4steps-V1.0-bf16.safetensors',
    'Qwen-Image-Edit-Lightning-8steps-V1.0.safetensors',
    'Qwen-Image-Lightning-4steps-V2.0.safetensors',
    'Qwen-Image-Lightning-8steps-V2.0-bf16.safetensors',
    'Qwen-Image-Lightning-8steps-V2.0.safetensors',
    'Qwen-Image-fp8-e4m3fn-Lightning-4steps-V1.0-fp32.safetensors',
    'Qwen-Image/qwen_image_fp8_e4m3fn_scaled.safetensors',
  ];
  test.each<[what: string, name: string, files: string[], file: string | undefined]>([
    ['the only one is found', 'pixel-art-xl', ['README.md', 'pixel-art-xl.safetensors'], undefined],
    ['no file is listed', 'pixel-art-xl', [], undefined],
    ['weights of other formats are none', 'a', ['a.bin', 'a.ckpt', 'a.safetensors'], undefined],
    ['the usual name is found', 'a', ['a.safetensors', 'pytorch_lora_weights.safetensors'], undefined],
    ['states of a training are none', 'a', ['a.safetensors', 'checkpoint-10/a.safetensors'], undefined],
    ['the model that the repository is named after', 'Qwen-Image-Lightning', LIGHTNING, LIGHTNING[4]],
    [
      'the last of numbered ones',
      'style',
      ['style-9.safetensors', 'style-10.safetensors', 'b.safetensors'],
      'style-10.safetensors',
    ],
    ['the end of a training', 'style', ['style-000010.safetensors', 'style.safetensors'], 'style.safetensors'],
    ['without one at the top, one in a folder', 'c', ['x/a.safetensors', 'y/b.safetensors'], 'y/b.safetensors'],
    ['other spellings of the name', 'My-Style', ['zz.safetensors', 'my_style.safetensors'], 'my_style.safetensors'],
    ['a name like an option is none', 'a', ['-a.safetensors', 'b.safetensors'], 'b.safetensors'],
  ])('%s', (_, name, files, file) => expect(loraFileToName(name, files)).toBe(file));
});

describe('LoRA weights for the two halves of a model that take turns', () => {
  const I2V = 'Wan-AI/Wan2.2-I2V-A14B';
  const T2V = 'Wan-AI/Wan2.2-T2V-A14B';
  const DISTILLED = [
    'wan2.2_i2v_A14b_high_noise_lora_rank64_lightx2v_4step_1022.safetensors',
    'wan2.2_i2v_A14b_low_noise_lora_rank64_lightx2v_4step_1022.safetensors',
    'wan2.2_t2v_A14b_high_noise_lora_rank64_lightx2v_4step_1217.safetensors',
    'wan2.2_t2v_A14b_low_noise_lora_rank64_lightx2v_4step_1217.safetensors',
  ];
  const both = (base: string | undefined, files: string[]): (string | undefined)[] => {
    const early = loraFileToName('Wan2.2-Distill-Loras', files, base);
    return [early, lateLoraFile(early, files, base)];
  };
  test.each<[what: string, base: string | undefined, files: string[], expected: (string | undefined)[]]>([
    ['those for videos of an image', I2V, DISTILLED, DISTILLED.slice(0, 2)],
    ['those for videos of a text', `${T2V}-Diffusers`, DISTILLED, DISTILLED.slice(2)],
    ['a model without halves', 'Wan-AI/Wan2.1-T2V-14B', DISTILLED, [DISTILLED[2], undefined]],
    ['an unknown model', undefined, DISTILLED, [DISTILLED[2], undefined]],
    ['the second half alone', T2V, ['a_low_noise.safetensors'], [undefined, 'a_low_noise.safetensors']],
    [
      'versions of the second half alone',
      T2V,
      ['a_low_noise_1.safetensors', 'a_low_noise_2.safetensors'],
      [undefined, 'a_low_noise_2.safetensors'],
    ],
    ['the first half alone', T2V, ['a_high_noise.safetensors'], [undefined, undefined]],
    [
      'names that differ in more',
      T2V,
      ['a-HighNoise-v2.safetensors', 'a-LowNoise-v1.safetensors'],
      ['a-HighNoise-v2.safetensors', 'a-LowNoise-v1.safetensors'],
    ],
    ['one like an option', T2V, ['-low_noise.safetensors'], [undefined, undefined]],
  ])('%s', (_, base, files, expected) => expect(both(base, files)).toEqual(expected));
});
