import { describe, expect, test } from 'vitest';
import modelSchema from '../../schemas/model.schema.json' with { type: 'json' };
import {
  chatsWithoutTags,
  exportedForOf,
  headOf,
  holdsTokenizerAlone,
  holdsTorchWeights,
  isDraftModel,
  lacksProjectorOf,
  loraFileOf,
  maskTokenOf,
  moduleNameOf,
  nameOf,
  needsRemoteCode,
  pipelineClassOf,
  quantizedByOf,
  trainingDataOf,
  unmasked,
} from './derived.ts';

test.each<[what: string, name: string, tags: string[], file: string | undefined]>([
  ['a tag says LoRA', 'style', ['lora'], 'b.safetensors'],
  ['the name says LoRA', 'style-LoRA', [], 'b.safetensors'],
  ['files of another model', 'style', ['diffusers'], undefined],
])('the LoRA file where %s', (_, name, tags, file) =>
  expect(loraFileOf(name, tags, ['a.safetensors', 'b.safetensors'], undefined)).toBe(file));

describe('nameOf', () => {
  test.each([
    ['org/name', 'name'],
    ['name', 'name'],
    ['org/a/b', 'a/b'],
    ['org/', 'org/'],
    ['org/ ', 'org/ '],
    ['org/-rf', 'org/-rf'],
  ])('%j -> %j', (id, name) => {
    expect(nameOf(id)).toBe(name);
  });
});

describe('moduleNameOf', () => {
  test.each<[string, string | undefined]>([
    ['en_core_web', 'en_core_web'],
    ['en-core-web', 'en_core_web'],
    ['a.b', undefined],
    ['3d', undefined],
    ['class', 'class'],
    ['a b', undefined],
  ])('%j -> %j', (name, module) => {
    expect(moduleNameOf(name)).toBe(module);
  });
});

describe('maskTokenOf', () => {
  const known = { '[A]': ['one', 'two'], '<b>': ['three'] };

  test.each<[string | undefined, string | undefined, string[], string | undefined]>([
    ['<own>', 'one', ['three'], '<own>'],
    [undefined, 'one', [], '[A]'],
    [undefined, 'three', ['one'], '<b>'],
    [undefined, 'new', ['one'], undefined],
    [undefined, undefined, ['new', 'one', 'two'], '[A]'],
    [undefined, undefined, ['one', 'three'], undefined],
    [undefined, undefined, ['new', 'ones'], undefined],
    [undefined, undefined, [], undefined],
  ])('%j, type %j, tags %j -> %j', (named, type, tags, token) => {
    expect(maskTokenOf(named, type, tags, known)).toBe(token);
  });
});

describe('unmasked', () => {
  test.each<[string | undefined, string | undefined, string | undefined]>([
    ['a [M] b [M]', '[M]', 'a A b A'],
    ['a <mask> b', undefined, 'a A b'],
    ['a [M] b', undefined, 'a [M] b'],
    ['$& x $&', '$&', 'A x A'],
    ['no mask', '[M]', 'no mask'],
    [undefined, '[M]', undefined],
    [' ', '[M]', undefined],
  ])('%j with %j -> %j', (text, token, plain) => {
    expect(unmasked(text, token)).toBe(plain);
  });
});

describe('needsRemoteCode', () => {
  test.each<[string[], string | undefined, boolean]>([
    [['custom_code'], undefined, true],
    [[], 'modeling_x.XForCausalLM', true],
    [['code'], undefined, false],
    [['custom_code', 'falcon'], undefined, false],
    [['falcon'], 'modeling_x.XForCausalLM', false],
    [['custom_code', 'falcon3'], undefined, true],
  ])('%j with %j -> %j', (tags, autoMap, needed) => {
    expect(needsRemoteCode(tags, autoMap, { within: ['falcon'] })).toBe(needed);
  });
});

describe('headOf', () => {
  test.each<[string | undefined, string | undefined]>([
    ['MistralForCausalLM', 'ForCausalLM'],
    ['GPT2LMHeadModel', 'LMHeadModel'],
    ['PerformerForMaskedLM', 'ForMaskedLM'],
    ['BertModel', undefined],
    ['Transformer', undefined],
    [undefined, undefined],
  ])('%j -> %j', (architecture, head) => {
    expect(headOf(architecture)).toBe(head);
  });
});

describe('trainingDataOf', () => {
  test.each<[string[], string | undefined]>([
    [['act', 'dataset:org/data', 'dataset:org/other'], 'org/data'],
    [['dataset:my_recording', 'dataset:org/data'], 'org/data'],
    [['dataset:my_recording'], undefined],
    [['dataset:', 'dataset:/', 'dataset:a/b/c', 'dataset:-x/y'], undefined],
    [['org/data'], undefined],
  ])('%j -> %j', (tags, data) => {
    expect(trainingDataOf(tags)).toBe(data);
  });
});

describe('pipelineClassOf', () => {
  const called = modelSchema.properties.pipelineClass['x-derived'].given;

  test.each<[string, string | undefined, string[], string | undefined, string?]>([
    ['the index before the tags', 'FluxPipeline', ['diffusers:WanPipeline'], 'FluxPipeline'],
    ['the tag of the class', undefined, ['diffusers', 'diffusers:WanPipeline'], 'WanPipeline'],
    ['a tag that is the class', undefined, ['FluxFillPipeline'], 'FluxFillPipeline'],
    ['no class in a tag', undefined, ['diffusers:not a name', 'a pipeline', 'pipeline'], undefined],
    ['no tags', undefined, [], undefined],
    ['the name where there are no tags', undefined, [], 'FluxFillPipeline', 'FLUX.1-Fill-dev'],
    ['the name of films', undefined, [], 'StableVideoDiffusionPipeline', 'stable-video-diffusion-img2vid-xt'],
    ['no name beside tags', undefined, ['lora'], undefined, 'FLUX.1-Fill-dev-hair'],
    ['the index before the name', 'FluxPipeline', [], 'FluxPipeline', 'FLUX.1-Fill-dev'],
  ])('takes %s', (_, named, tags, expected, name = 'model') => {
    expect(pipelineClassOf(named, tags, name, called)).toBe(expected);
  });
});

describe('chatsWithoutTags', () => {
  const words = modelSchema.properties.untaggedChat['x-derived'].given;

  test.each<[string, string[], boolean, boolean]>([
    ['Mistral-7B-Instruct-v0.3', [], false, true],
    ['gemma-4-31B-it', [], false, true],
    ['gemma-4-31B-it-qat-w4a16-ct', [], false, true],
    ['Qwen3-14B-AWQ', [], false, true],
    ['QwQ-32B-Preview', [], false, true],
    ['Qwen3-14B-Base', [], false, false],
    ['Meta-Llama-3-8B', [], false, false],
    ['falcon-7b', [], false, false],
    ['gpt2-italian', [], false, false],
    ['any-name', [], true, true],
    ['Mistral-7B-Instruct-v0.3', ['transformers'], true, true],
    ['Mistral-7B-Instruct-v0.3', ['transformers'], false, false],
    ['Magistral-Small-2507-GGUF', ['vllm', 'gguf', 'text-generation'], false, true],
    ['Mistral-7B-Instruct-v0.3', ['vllm', 'safetensors', 'mistral-common'], false, true],
    ['Mistral-Small-24B-Base-2501', ['vllm', 'safetensors'], false, false],
    ['any-name', ['gguf'], true, true],
    ['Qwen3-14B-Base-GGUF', ['gguf'], false, false],
  ])('%s with %j, template %j -> %j', (name, tags, hasTemplate, expected) => {
    expect(chatsWithoutTags(name, tags, hasTemplate, words) ?? false).toBe(expected);
  });
});

test.each<[string, string[], boolean]>([
  ['a tokenizer', ['.gitattributes', 'README.md', 'tokenizer.json', 'tokenizer_config.json'], true],
  ['one with its vocabulary', ['tokenizer.json', 'vocab.json', 'merges.txt', 'spiece.model'], true],
  ['weights', ['tokenizer.json', 'model.safetensors'], false],
  ['an adapter', ['tokenizer.json', 'adapter_config.json', 'adapter_model.bin'], false],
  ['the configuration of a model', ['tokenizer.json', 'config.json'], false],
  ['settings of a tokenizer that is elsewhere', ['tokenizer_config.json'], false],
  ['nothing that is listed', [], false],
])('%s: %j is a tokenizer alone: %s', (_, files, expected) => expect(holdsTokenizerAlone(files)).toBe(expected));

describe('quantizedByOf', () => {
  const words = modelSchema.properties.quantizedBy['x-derived'].given;

  test.each<[string, string | undefined, number | undefined, string, string[], string | undefined]>([
    ['the configuration before tags', 'awq', 4, 'm', ['bitsandbytes', '4-bit'], 'awq'],
    ['a tag beside one of bits', undefined, undefined, 'm', ['4-bit', 'bitsandbytes'], 'bitsandbytes'],
    ['a tag in capitals', undefined, undefined, 'm', ['4-bit', 'EXL3'], 'exl3'],
    ['no tag of what it was trained with', undefined, undefined, 'm', ['bitsandbytes', 'qlora'], undefined],
    ['no tag of other bits', undefined, undefined, 'm', ['bitsandbytes', '16-bit'], undefined],
    ['bits alone', undefined, 4, 'm', ['4-bit'], undefined],
    ['MLX by a tag of bits', undefined, undefined, 'm', ['transformers', 'mlx', '4-bit'], 'mlx'],
    ['MLX by the bits of the configuration', undefined, 8, 'm', ['mlx'], 'mlx'],
    ['MLX by the name', undefined, undefined, 'M-8B-4bit', ['mlx'], 'mlx'],
    ['no MLX at full precision', undefined, undefined, 'M-24B-bf16', ['mlx', 'transformers'], undefined],
    ['no MLX by the name of its owner', undefined, undefined, 'all-4bit/M-8B', ['mlx'], undefined],
    ['Model Optimizer by its tag', undefined, undefined, 'm', ['modelopt'], 'modelopt'],
    ['Model Optimizer as cards write it', undefined, undefined, 'm', ['ModelOpt', '8-bit'], 'modelopt'],
    ["Model Optimizer by NVIDIA's own names", undefined, undefined, 'nvidia/M-8B-FP8', [], 'modelopt'],
    ['no such name of others', undefined, undefined, 'RedHatAI/M-8B-FP8', [], undefined],
    ['no such name beside a tag', undefined, undefined, 'nvidia/M-8B-FP8', ['fp8'], undefined],
    ['the configuration before such a tag', 'compressed-tensors', undefined, 'm', ['modelopt'], 'compressed-tensors'],
    ['nothing', undefined, undefined, 'M-8B-4bit', [], undefined],
  ])('%s', (_, method, bits, id, tags, expected) =>
    expect(quantizedByOf(method, bits, id, tags, words)).toBe(expected));
});

describe('isDraftModel', () => {
  const words = modelSchema.properties.draftModel['x-derived'].given;

  test.each<[string[], string | undefined, boolean]>([
    [['draft-model', 'speculative-decoding'], undefined, true],
    [['speculative-decoding', 'mtp', 'dspark'], 'Qwen3_5ForConditionalGeneration', false],
    [[], 'LlamaForCausalLMEagle3', true],
    [[], 'DeepseekV3ForCausalLMNextN', true],
    [[], 'Qwen3_5ForCausalLMMTP', true],
    [['eagle'], 'Eagle2_5_VLForConditionalGeneration', false],
    [[], undefined, false],
  ])('%j with %s: %s', (tags, architecture, expected) =>
    expect(isDraftModel(tags, architecture, words)).toBe(expected));
});

test.each<[string | undefined, string[], boolean]>([
  ['image-text-to-text', ['m-Q8_0.gguf'], true],
  ['image-text-to-text', ['m-Q8_0.gguf', 'mmproj-m-f16.gguf'], false],
  ['image-text-to-text', ['model.safetensors'], false],
  ['image-text-to-text', [], false],
  ['text-generation', ['m-Q8_0.gguf'], false],
  [undefined, ['m-Q8_0.gguf'], false],
])('%s with %j lacks its projector: %s', (task, files, expected) => {
  const { given } = modelSchema.properties.lacksProjector['x-derived'];
  expect(lacksProjectorOf(task, files, given)).toBe(expected);
});

test.each<[string[], string[], string | undefined]>([
  [['onnx', 'bert'], [], 'onnx'],
  [['openvino'], ['openvino_model.xml'], 'openvino'],
  [['onnx', 'safetensors'], [], undefined],
  [['onnx', 'pytorch'], [], undefined],
  [['onnx'], ['onnx/model.onnx', 'pytorch_model.bin'], undefined],
  [['onnx'], ['onnx/model.onnx', 'model-00001-of-00002.safetensors'], undefined],
  [['bert'], ['model.onnx_data'], undefined],
  [['onnx'], ['onnx/model.onnx', 'training_args.bin', 'last/optimizer.pt'], 'onnx'],
  [['openvino'], ['openvino_model.bin', 'tokenizer/openvino_tokenizer.bin'], 'openvino'],
])('%j with %j has weights for %s alone', (tags, files, expected) => {
  const { torchWeights, exportedFor } = modelSchema.properties;
  const isTorch = holdsTorchWeights(tags, files, torchWeights['x-derived'].given);
  expect(exportedForOf(tags, isTorch, exportedFor['x-derived'].given)).toBe(expected);
});
