import { describe, expect, test } from 'vitest';
import { files, printed, tags } from './printed.ts';

const CONTROL = { id: 'org/net', pipeline_tag: 'text-to-image' };
const LORA = { id: 'org/style', pipeline_tag: 'text-to-image', ...files('style.safetensors') };
const ADAPTER = { id: 'org/adapter', pipeline_tag: 'text-generation', ...files('adapter_config.json') };

describe('the model that another one was made from is read from the tags of the hub as from the card', () => {
  const kinds: [library: string, record: object, own: readonly string[], base: string][] = [
    ['diffusers', CONTROL, ['controlnet'], 'stabilityai/stable-diffusion-xl-base-1.0'],
    ['diffusers', CONTROL, ['controlnet'], 'stable-diffusion-v1-5/stable-diffusion-v1-5'],
    ['diffusers', CONTROL, ['controlnet'], 'black-forest-labs/FLUX.1-dev'],
    ['diffusers', LORA, ['lora'], 'black-forest-labs/FLUX.1-dev'],
    ['peft', ADAPTER, [], 'Qwen/Qwen3-0.6B'],
    ['ctranslate2', { id: 'org/madlad', pipeline_tag: 'translation' }, [], 'google/madlad400-3b-mt'],
  ];
  test.each(kinds)('by %s of %j %j from %s', (library, record, own, base) => {
    const carded = printed(library, { ...record, ...tags(...own), cardData: { base_model: base } });
    expect(carded).toContain(`"${base}"`);
    for (const said of [`base_model:${base}`, `base_model:adapter:${base}`, `base_model:finetune:${base}`])
      expect(printed(library, { ...record, ...tags(...own, said) })).toBe(carded);
  });
});

test.each([
  ['org/inpaint', 'Lykon/dreamshaper-xl-1-0', 'StableDiffusionXLControlNetPipeline'],
  ['org/depth', 'Lykon/dreamshaper-xl-v2-turbo', 'StableDiffusionXLControlNetPipeline'],
  ['org/union', 'Lykon/dreamshaper-xl-lightning', 'StableDiffusionXLControlNetUnionPipeline'],
  ['org/inpaint', 'Lykon/dreamshaper-8', 'StableDiffusionControlNetInpaintPipeline'],
  ['org/depth', 'Lykon/dreamshaper-7', 'StableDiffusionControlNetPipeline'],
])('a ControlNet %s for %s is in a pipeline of its kind: %s', (id, base, pipeline) =>
  expect(printed('diffusers', { ...CONTROL, id, ...tags('controlnet', `base_model:${base}`) })).toContain(
    `${pipeline}.from_pretrained(`,
  ));

test.each<[what: string, record: object]>([
  ['its configuration', { config: { peft: { base_model_name_or_path: 'unsloth/csm-1b' } } }],
  ['its files', files('adapter_config.json', 'adapter_model.safetensors')],
])('an adapter told by %s that Transformers loads needs PEFT', (_, record) =>
  expect(printed('transformers', { id: 'org/voice', pipeline_tag: 'text-to-speech', ...record })).toMatch(
    /^pip install .*\bpeft\b/m,
  ));

test.each([
  'text-to-speech',
  'text-to-audio',
  'text-generation',
  undefined,
])('an adapter of CSM speaks, with the task %s', (pipeline_tag) => {
  const config = { peft: { base_model_name_or_path: 'sesame/csm-1b' } };
  const text = printed('peft', { id: 'org/voice', config, ...(pipeline_tag && { pipeline_tag }) });
  expect(text).toContain('AutoModelForTextToWaveform.from_pretrained("sesame/csm-1b"');
  expect(text).toContain('PeftModel.from_pretrained(base_model, "org/voice")');
});
