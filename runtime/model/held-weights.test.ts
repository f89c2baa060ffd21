import { describe, expect, test } from 'vitest';
import modelSchema from '../../schemas/model.schema.json' with { type: 'json' };
import {
  adapterFolderOf,
  hasMisnamedWeights,
  hasUnservedWeights,
  modelFolderOf,
  weightsVariantOf,
} from './held-weights.ts';

const config = (...folders: string[]): string[] => folders.map((folder) => `${folder}/adapter_config.json`);

describe('the folder of an adapter', () => {
  test.each([
    [['README.md', ...config('checkpoint-500', 'checkpoint-1000')], 'checkpoint-1000'],
    [config('checkpoint-1000', 'final'), 'final'],
    [config('outer/inner'), 'outer/inner'],
    [['adapter_config.json', ...config('checkpoint-500')], undefined],
    [['my_adapter_config.json', 'folder/adapter_config.json.bak'], undefined],
    [[], undefined],
  ])('of %j is %s', (files, folder) => {
    expect(adapterFolderOf(true, files)).toBe(folder);
    expect(adapterFolderOf(false, files)).toBeUndefined();
  });
});

describe('weights under names that from_pretrained does not look for', () => {
  const { misnamedWeights, unservedWeights } = modelSchema.properties;

  test.each<[string[], boolean, boolean]>([
    [['model.safetensors'], false, false],
    [['model.safetensors-00001-of-00033.safetensors', 'model.safetensors.index.json'], false, false],
    [['pytorch_model_00001-of-00072.bin'], false, false],
    [['pytorch_model.bin.index.json', 'part.bin'], false, false],
    [['adapter_model.safetensors'], false, false],
    [['model.fp16.safetensors'], false, false],
    [['model.fp16.safetensors', 'model.bf16.safetensors'], true, false],
    [['checkpoint-100/model.fp16.safetensors'], true, true],
    [['model.safetensors', 'consolidated.safetensors'], false, false],
    [['config.json', 'README.md'], false, false],
    [[], false, false],
    [['consolidated.safetensors'], true, false],
    [['my_model.safetensors'], true, false],
    [['consolidated.00.pth', 'consolidated.01.pth'], true, true],
    [['qmodel.pt'], true, true],
    [['checkpoint-100/model.safetensors'], true, true],
  ])('%j: %s, and no server reads them: %s', (files, misnamed, unserved) => {
    const found = hasMisnamedWeights(true, files, misnamedWeights['x-derived'].given);
    expect(found).toBe(misnamed);
    expect(hasUnservedWeights(found, files, unservedWeights['x-derived'].given)).toBe(unserved);
    expect(hasMisnamedWeights(false, files, misnamedWeights['x-derived'].given)).toBe(false);
  });

  test.each<[string[], string | undefined]>([
    [['a/config.json', 'a/model.safetensors'], 'a'],
    [['c-900/config.json', 'c-900/pytorch_model.bin', 'c-1000/config.json', 'c-1000/model.safetensors'], 'c-1000'],
    [['a/config.json', 'b/model.safetensors'], undefined],
    [['config.json', 'a/config.json', 'a/model.safetensors'], undefined],
    [['unet/config.json', 'unet/diffusion_pytorch_model.safetensors'], undefined],
  ])('the folder of the model among %j is %s', (files, folder) => {
    expect(modelFolderOf(true, files)).toBe(folder);
    expect(modelFolderOf(false, files)).toBeUndefined();
  });
});

test.each<[string[], string | undefined]>([
  [['config.json', 'model.fp16.safetensors'], 'fp16'],
  [['pytorch_model.fp16.bin', 'model.fp16.safetensors'], 'fp16'],
  [['model.fp16-00001-of-00002.safetensors', 'model.fp16-00002-of-00002.safetensors'], 'fp16'],
  [['model-00001-of-00002.fp16.safetensors', 'model-00002-of-00002.fp16.safetensors'], 'fp16'],
  [['diffusion_pytorch_model.fp16.safetensors', 'style.safetensors'], 'fp16'],
  [['model_index.json', 'unet/diffusion_pytorch_model.fp16.bin', 'vae/diffusion_pytorch_model.fp16.bin'], 'fp16'],
  [['model_index.json', 'unet/diffusion_pytorch_model.fp16.bin', 'vae/diffusion_pytorch_model.bin'], undefined],
  [['unet/diffusion_pytorch_model.fp16.bin'], undefined],
  [['model.fp16.safetensors', 'model.safetensors'], undefined],
  [['model.fp16.safetensors', 'model.int8.safetensors'], undefined],
  [['model-00001-of-00002.safetensors'], undefined],
  [['my_model.fp16.safetensors'], undefined],
  [[], undefined],
])('the variant of the weights %j is %s', (files, variant) => expect(weightsVariantOf(files)).toBe(variant));
