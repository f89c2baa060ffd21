import { describe, expect, test } from 'vitest';
import { loraFileToName } from './lora-files.ts';

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
