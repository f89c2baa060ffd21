import { expect, test } from 'vitest';
import { files, printed, tags } from './printed.ts';

const nets = (id: string, base?: string): object => ({
  id,
  ...tags('controlnet', ...(base === undefined ? [] : [`base_model:${base}`, `base_model:adapter:${base}`])),
  pipeline_tag: 'image-to-image',
});
const SD = 'stable-diffusion-v1-5/stable-diffusion-v1-5';
const XL = 'stabilityai/stable-diffusion-xl-base-1.0';
const FLUX = 'black-forest-labs/FLUX.1-dev';

/** What a ControlNet is given is told by its name: edges, a map that a detector draws, the picture itself, or one with a hole. */
test.each([
  ['a/control_canny', SD, 'bird_canny.png'],
  ['a/control_sd15_depth', SD, '"control.png"'],
  ['a/control_sd15_tile', SD, '.resize((1024, 1024))'],
  ['a/controlnet-tile-sdxl', XL, '.resize((1024, 1024))'],
  ['a/Flux.1-dev-Controlnet-Upscaler', FLUX, '.resize((1024, 1024))'],
  ['a/control_sd15_inpaint', SD, 'StableDiffusionControlNetInpaintPipeline'],
  ['a/control_sd15_inpaint', undefined, 'StableDiffusionControlNetInpaintPipeline'],
  ['a/SD3-Controlnet-Inpainting', undefined, 'StableDiffusion3ControlNetInpaintingPipeline'],
  ['a/Qwen-Image-ControlNet-Inpainting', 'Qwen/Qwen-Image', 'QwenImageControlNetInpaintPipeline'],
  ['a/QWEN-IMAGE-ControlNet-Inpainting', undefined, 'QwenImageControlNetInpaintPipeline'],
  ['a/Inpaint-ControlNet', 'Qwen/Qwen-Image', 'QwenImageControlNetInpaintPipeline'],
])('%s of %s prints %s', (id, base, text) => {
  expect(printed('diffusers', nets(id, base))).toContain(text);
});

test.each([
  ['a/control_sd15_inpaint', SD, 'pixels[numpy.array(mask_image.convert("L")) > 127] = -1'],
  ['a/controlnet-inpaint-sdxl', XL, 'control_image.paste("white", mask=mask_image.convert("L"))'],
  ['a/SD3-Controlnet-Inpainting', undefined, 'extra_conditioning_channels=1'],
  ['a/Qwen-Image-ControlNet-Inpainting', 'Qwen/Qwen-Image', 'control_mask=mask_image'],
])('%s of %s is given the hole: %s', (id, base, text) => {
  const code = printed('diffusers', nets(id, base));
  expect(code).toContain(text);
  expect(code).not.toMatch(/bird_canny|"control.png"|fill-in-base-model/);
});

test('a picture that is drawn anew is not called a bird', () => {
  for (const [id, base] of [
    ['a/control_sd15_tile', SD],
    ['a/controlnet-tile-sdxl', XL],
    ['a/Flux-Upscaler', FLUX],
  ] as const) {
    expect(printed('diffusers', nets(id, base))).toContain('prompt="A cat, sharp and full of detail"');
  }
});

test.each([
  [{ id: 'openai/consistency-decoder' }, 'ConsistencyDecoderVAE.from_pretrained('],
  [
    {
      ...nets('a/style', 'Qwen/Qwen-Image'),
      ...tags('lora', 'base_model:Qwen/Qwen-Image', 'base_model:adapter:Qwen/Qwen-Image'),
    },
    'negative_prompt=" "',
  ],
])('%j prints %s', (record, text) => {
  expect(printed('diffusers', record)).toContain(text);
});

/** Parts in folders of folders are for the program of its makers; a copy in the form of Diffusers is another repository. */
test.each([
  [undefined],
  [['README.md', 'config.json', 'transformer/480p_t2v/config.json']],
])('HunyuanVideo 1.5 with the files %j is loaded from its copy', (names) => {
  const record = { id: 'tencent/HunyuanVideo-1.5', pipeline_tag: 'text-to-video', ...(names && files(...names)) };
  expect(printed('diffusers', record)).toContain('"hunyuanvideo-community/HunyuanVideo-1.5-Diffusers-480p_t2v"');
});

test.each([
  ['tencent/HunyuanVideo', 'hunyuanvideo-community/HunyuanVideo', 15],
  ['tencent/HunyuanVideo-I2V', 'hunyuanvideo-community/HunyuanVideo-I2V', 15],
  ['Wan-AI/Wan2.1-I2V-14B-480P', 'Wan-AI/Wan2.1-I2V-14B-480P-Diffusers', 16],
  ['Wan-AI/Wan2.2-TI2V-5B', 'Wan-AI/Wan2.2-TI2V-5B-Diffusers', 24],
])('%s, in the form of its makers, is loaded from %s and plays %d pictures a second', (id, copy, rate) => {
  const code = printed('diffusers', { id, pipeline_tag: id.includes('-I2V') ? 'image-to-video' : 'text-to-video' });
  expect(code).toContain(`    "${copy}",`);
  expect(code).toContain(`fps=${rate})`);
});

test.each([
  [undefined],
  [['README.md', 'animatediff_lightning_4step_diffusers.safetensors']],
])('AnimateDiff-Lightning with the files %j is a motion adapter', (names) => {
  const record = {
    id: 'ByteDance/AnimateDiff-Lightning',
    pipeline_tag: 'text-to-video',
    ...(names && files(...names)),
  };
  const code = printed('diffusers', record);
  expect(code).toContain('adapter.load_state_dict(load_file(file))');
  expect(code).toContain('num_inference_steps=4');
});
