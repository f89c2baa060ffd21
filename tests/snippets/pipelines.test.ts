import { readFileSync } from 'node:fs';
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
    ['tianweiy/DMD2', 'dmd2_sdxl_4step_lora_fp16.safetensors'],
  ])('%s goes into the model that its file is for, whatever its card names', (id, file) => {
    const code = diffusers({ id, ...adapter('black-forest-labs/FLUX.1-dev'), ...files('other.safetensors', file) });
    expect(code).toContain(file);
    expect(code).toContain(SDXL);
    expect(code).not.toContain('FLUX');
  });
  test('a repository of that name without the file is loaded as its card says', () =>
    expect(diffusers({ id: 'o/Hyper-SD', ...adapter('o/base'), ...files('mine.safetensors') })).toContain('"o/base"'));
});

describe('pipelines that one repository does not hold', () => {
  const pipeline = (name: string): string => diffusers({ id: 'o/a', ...tags('diffusers', `diffusers:${name}`) });
  test.each(['OmniGen2Pipeline', 'HiDreamImageEditingPipeline'])('%s is no class of Diffusers', (name) =>
    expect(pipeline(name)).not.toContain('from_pretrained'));
  test('the release that lacks them is the one that the snippets were compared with', () => {
    const { check } = JSON.parse(readFileSync(new URL('../../out/verified/diffusers.json', import.meta.url), 'utf8'));
    const [release] = /^\d+\.\d+/.exec(check.packages.diffusers) ?? [];
    // In a newer one the classes of the catalogue are compared again before it is named.
    expect(pipeline('OmniGen2Pipeline')).toContain(`# Diffusers ${release} has no pipeline`);
  });
  test.each(['FluxPipeline', 'FluxImg2ImgPipeline', 'Kandinsky3Pipeline'])('%s is one', (name) =>
    expect(pipeline(name)).toContain('DiffusionPipeline.from_pretrained('));
  test('HiDream gets the parts that it lacks', () =>
    expect(pipeline('HiDreamImagePipeline')).toMatch(/tokenizer_4=[\s\S]*text_encoder_4=/));
  test('the tokenizer of Kolors needs sentencepiece', () =>
    expect(pipeline('KolorsPipeline')).toMatch(/^pip install .*\bsentencepiece\b/));
  test.each([
    ['org/FLUX.1-dev-bnb-4bit', []],
    ['org/Qwen-Image', ['bitsandbytes']],
  ])('weights that bitsandbytes wrote need it: %s %j', (id, more) =>
    expect(diffusers({ id, ...tags('diffusers:FluxPipeline', ...more) })).toMatch(/^pip install .*\bbitsandbytes\b/));
  test('a UNet alone goes into the pipeline of its base', () => {
    const unet = { id: 'o/a', pipeline_tag: 'text-to-image', ...files('unet/config.json', 'unet/a.safetensors') };
    expect(diffusers({ ...unet, cardData: { base_model: 'o/base' } })).toMatch(/"o\/base",\s+unet=unet/);
    expect(diffusers(unet)).not.toContain('from_pretrained');
  });
});

describe('a repository without model_index.json', () => {
  const holds = (...names: string[]): string =>
    diffusers({ id: 'o/a', pipeline_tag: 'text-to-image', ...files(...names) });
  test.each([
    ['parts under other names', ['README.md', 'ControlNetModel/config.json', 'ip-adapter.bin']],
    ['a part in folders', ['README.md', 'config.json', 'transformer/480p_t2v/config.json', 'vae/config.json']],
    ['one part', ['transformer/config.json']],
  ])('holds no pipeline to load, but %s', (_, names) => {
    expect(holds(...names)).toMatch(/^# The repository has no model_index\.json/m);
    expect(holds(...names)).not.toMatch(/from_pretrained|ComfyUI/);
  });
  test('is not known where the files are not', () =>
    expect(diffusers({ id: 'o/a', pipeline_tag: 'text-to-image' })).toContain('DiffusionPipeline.from_pretrained('));
});

describe('parts that go into the pipeline of their base', () => {
  const ART = tags('art', 't2i-adapter', 'controlnet', 'stable-diffusion');
  const whole = files('README.md', 'config.json', 'diffusion_pytorch_model.safetensors');
  test.each<[string, object, string, string]>([
    ['a T2I-Adapter', { id: 'o/t2iadapter_depth_sd15v2', ...ART }, 'T2IAdapter', 'StableDiffusionAdapterPipeline'],
    ['one of XL', { id: 'o/t2i-adapter-canny-sdxl-1.0' }, 'T2IAdapter', 'StableDiffusionXLAdapterPipeline'],
    ['a motion adapter', { id: 'o/a-motion-adapter-v1-5' }, 'MotionAdapter', 'AnimateDiffPipeline'],
    ['one of XL', { id: 'o/a-motion-adapter-sdxl-beta' }, 'MotionAdapter', 'AnimateDiffSDXLPipeline'],
    ['AnimateLCM', { id: 'wangfuyun/AnimateLCM' }, 'MotionAdapter', 'AnimateDiffPipeline'],
  ])('%s: %j', (name, record, part, pipe) => {
    const lcm = files('README.md', 'config.json', 'AnimateLCM_sd15_t2v_lora.safetensors');
    for (const list of [{}, name === 'AnimateLCM' ? lcm : whole]) {
      const code = diffusers({ ...record, ...list });
      expect(code).toContain(`adapter = ${part}.from_pretrained(`);
      expect(code).toContain(`pipe = ${pipe}.from_pretrained(`);
      expect(code).not.toMatch(/ControlNet|ComfyUI/);
    }
  });
  test('an adapter without its configuration is no repository to load', () =>
    expect(diffusers({ id: 'o/t2i-adapter-a', ...files('README.md', 'a.pth') })).not.toContain('from_pretrained'));
});

describe('Flux that is led by edges or depth maps', () => {
  test.each<[string, object]>([
    ['a model', tags('diffusers', 'diffusers:FluxControlPipeline')],
    ['LoRA weights for FLUX.1-dev', { id: 'o/FLUX.1-Depth-dev-lora', ...adapter('black-forest-labs/FLUX.1-dev') }],
    ['LoRA weights for such a model', adapter('black-forest-labs/FLUX.1-Canny-dev')],
  ])('%s is given the map as control_image', (_, record) => {
    const code = diffusers({ id: 'o/a', pipeline_tag: 'image-to-image', ...record });
    expect(code).toContain('pipe = FluxControlPipeline.from_pretrained(');
    expect(code).toContain('control_image=control_image,');
  });
  test('other LoRA weights for FLUX.1-dev are not', () =>
    expect(
      diffusers({ id: 'o/depth-of-field', pipeline_tag: 'image-to-image', ...adapter('black-forest-labs/FLUX.1-dev') }),
    ).not.toContain('FluxControl'));
});

describe('LoRA weights that take an image', () => {
  const changes = (base: string): string =>
    diffusers({ id: 'o/a', ...adapter(base), pipeline_tag: 'image-to-image', ...files('a.safetensors') });
  const films = (base: string): string =>
    diffusers({ id: 'o/a', ...adapter(base), pipeline_tag: 'image-to-video', ...files('a.safetensors') });
  test.each([
    SDXL,
    'stable-diffusion-v1-5/stable-diffusion-v1-5',
    'stabilityai/stable-diffusion-3.5-large',
    'black-forest-labs/FLUX.1-dev',
    'Tongyi-MAI/Z-Image-Turbo',
    'Qwen/Qwen-Image',
    'Kwai-Kolors/Kolors-diffusers',
  ])('%s draws from words, so another of its pipelines takes it', (base) =>
    expect(changes(base)).toContain('pipe = AutoPipelineForImage2Image.from_pretrained('));
  test.each([
    'black-forest-labs/FLUX.1-Kontext-dev',
    'black-forest-labs/FLUX.2-dev',
    'Qwen/Qwen-Image-Edit-2511',
    'meituan-longcat/LongCat-Image-Edit',
    'timbrooks/instruct-pix2pix',
  ])('%s takes it itself', (base) => {
    expect(changes(base)).toContain('image=image');
    expect(changes(base)).not.toContain('AutoPipeline');
  });
  test.each(['krea/Krea-2-Turbo', 'krea/Krea-2-Raw'])('%s takes none', (base) =>
    expect(changes(base)).not.toContain('image=image'));
  test.each(['tencent/HunyuanVideo', 'zai-org/CogVideoX-5b', 'Wan-AI/Wan2.1-T2V-14B'])('%s takes none', (base) =>
    expect(films(base)).not.toContain('image=image'));
  test.each([
    ['tencent/HunyuanVideo-I2V', 'hunyuanvideo-community/HunyuanVideo-I2V'],
    ['zai-org/CogVideoX-5b-I2V', 'zai-org/CogVideoX-5b-I2V'],
  ])('%s takes the first frame', (base, loaded) => {
    expect(films(base)).toContain('image=image');
    expect(films(base)).toContain(`"${loaded}"`);
  });
});

test('LoRA weights for the half of a model that comes second go into it', () => {
  const wan = { id: 'o/a', ...adapter('Wan-AI/Wan2.2-T2V-A14B'), pipeline_tag: 'text-to-video' };
  const both = diffusers({ ...wan, ...files('high_noise.safetensors', 'low_noise.safetensors') });
  expect(both).toMatch(
    /"high_noise\.safetensors",\n\)[\s\S]*"low_noise\.safetensors",\n\s+load_into_transformer_2=True/,
  );
  const late = diffusers({ ...wan, ...files('low_noise.safetensors') });
  expect(late.match(/load_lora_weights/g)).toHaveLength(1);
  expect(late).toContain('load_into_transformer_2=True');
});

describe('distilled models take few steps', () => {
  const { lookups } = JSON.parse(
    readFileSync(new URL('../../catalogue/libraries/diffusers.json', import.meta.url), 'utf8'),
  );
  test('as the base of LoRA weights as many as by themselves', () =>
    expect(lookups.baseFewSteps.values).toEqual(lookups.fewSteps.values));
  test.each(Object.entries<string>(lookups.fewSteps.values))('%s takes %s', (id, steps) => {
    const klein = id.includes('klein') ? tags('diffusers:Flux2KleinPipeline') : {};
    const tasks = id.includes('klein') ? ['text-to-image', 'image-to-image'] : ['text-to-image'];
    for (const pipeline_tag of tasks)
      expect(diffusers({ id, ...klein, pipeline_tag })).toContain(`num_inference_steps=${steps},`);
    expect(diffusers({ id: 'o/a', ...adapter(id) })).toContain(`num_inference_steps=${steps},`);
  });
  test.each(Object.entries<string>(lookups.guidedFewSteps.values))('%s takes %s, and a little guidance', (id, steps) =>
    expect(diffusers({ id, ...tags('diffusers:StableDiffusionXLPipeline') })).toMatch(
      new RegExp(`num_inference_steps=${steps},\\s+guidance_scale=2\\.0,`),
    ));
  test('LoRA weights that were distilled, without a tag of LoRAs', () => {
    const turbo = { id: 'alimama-creative/FLUX.1-Turbo-Alpha', ...files('README.md', 'a.safetensors') };
    const code = diffusers({ ...turbo, cardData: { base_model: 'black-forest-labs/FLUX.1-dev' } });
    expect(code).toMatch(/load_lora_weights[\s\S]*num_inference_steps=8,/);
  });
  test.each(['text-to-video', 'image-to-video'])('LTX that was distilled, for %s', (pipeline_tag) => {
    const ltx = { ...tags('diffusers:LTXConditionPipeline'), pipeline_tag };
    expect(diffusers({ ...ltx, id: 'o/LTX-Video-0.9.8-13B-distilled' })).toContain('725, 0.03],\n');
    expect(diffusers({ ...ltx, id: 'o/LTX-Video-0.9.7-dev' })).not.toContain('guidance_scale');
  });
  test('Wan that goes from a first picture to a last is given both, another one its first', () => {
    const wan = { ...tags('diffusers:WanImageToVideoPipeline'), pipeline_tag: 'image-to-video' };
    expect(diffusers({ ...wan, id: 'o/Wan2.1-FLF2V-14B-720P' })).toContain('last_image=last_image,');
    expect(diffusers({ ...wan, id: 'o/Wan2.1-I2V-14B-720P' })).not.toContain('last_image');
  });
  test('LoRA weights of Wan for four steps', () => {
    const wan = {
      id: 'o/a',
      ...adapter('Wan-AI/Wan2.1-I2V-14B-480P'),
      ...files('a_4step.safetensors', 'a.bin', 'a_3.safetensors'),
    };
    expect(diffusers(wan)).toContain('num_inference_steps=4,');
  });
});

test('an IP-Adapter of Flux that is listed in another format alone is named', () =>
  expect(diffusers({ id: 'o/flux-ip-adapter', ...files('ip-adapter.bin') })).toContain('weight_name="ip-adapter.bin"'));

test('LTX with conditions makes a video of an image, where its task says so', () => {
  const ltx = { id: 'o/a', ...tags('diffusers:LTXConditionPipeline') };
  expect(diffusers({ ...ltx, pipeline_tag: 'image-to-video' })).toContain('image=image');
  expect(diffusers({ ...ltx, pipeline_tag: 'text-to-video' })).not.toContain('image=image');
});
