import { describe, expect, test } from 'vitest';
import { files, printed, tags } from './printed.ts';

const diffusers = (record: object): string => printed('diffusers', record);
const adapter = (base: string, ...more: string[]): object => ({
  ...tags('diffusers', 'lora', ...more),
  cardData: { base_model: base },
});
const SDXL = 'stabilityai/stable-diffusion-xl-base-1.0';

describe('LoRA weights for few steps', () => {
  const EIGHT = files('a-4steps.safetensors', 'a-8steps.safetensors');
  test('the scheduler of Qwen-Image goes into its pipelines alone', () => {
    const qwen = diffusers({ id: 'o/a', ...adapter('Qwen/Qwen-Image'), ...EIGHT });
    expect(qwen).toContain('FlowMatchEulerDiscreteScheduler');
    expect(diffusers({ id: 'o/a', ...adapter(SDXL), ...EIGHT })).not.toMatch(/FlowMatch|true_cfg_scale|import math/);
  });
  test.each([
    ['ByteDance/Hyper-SD', 'Hyper-SDXL-8steps-lora.safetensors'],
    ['ByteDance/SDXL-Lightning', 'sdxl_lightning_8step_lora.safetensors'],
  ])('%s goes into the model that its file is for, whatever its card names', (id, file) => {
    const code = diffusers({ id, ...adapter('black-forest-labs/FLUX.1-dev'), ...files('other.safetensors', file) });
    expect(code).toContain(file);
    expect(code).toContain(SDXL);
    expect(code).not.toContain('FLUX');
  });
  test('a repository of that name without the file is loaded as its card says', () =>
    expect(diffusers({ id: 'o/Hyper-SD', ...adapter('o/base'), ...files('mine.safetensors') })).toContain('"o/base"'));
});
