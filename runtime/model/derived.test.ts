import { describe, expect, test } from 'vitest';
import modelSchema from '../../schemas/model.schema.json' with { type: 'json' };
import {
  adaptedModelOf,
  chatsWithoutTags,
  ggufUseOf,
  headOf,
  holdsTokenizerAlone,
  loraFileOf,
  maskTokenOf,
  moduleNameOf,
  nameOf,
  needsRemoteCode,
  peftBaseOf,
  pipelineBaseOf,
  pipelineClassOf,
  trainingDataOf,
  unmasked,
} from './derived.ts';

test.each<[what: string, name: string, tags: string[], file: string | undefined]>([
  ['a tag says LoRA', 'style', ['lora'], 'b.safetensors'],
  ['the name says LoRA', 'style-LoRA', [], 'b.safetensors'],
  ['files of another model', 'style', ['diffusers'], undefined],
])('the LoRA file where %s', (_, name, tags, file) =>
  expect(loraFileOf(name, tags, ['a.safetensors', 'b.safetensors'])).toBe(file));

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

describe('adaptedModelOf', () => {
  test.each<[string | undefined, string[], string | undefined]>([
    ['org/card', ['base_model:adapter:org/tag'], 'org/card'],
    [undefined, ['base_model:org/other', 'base_model:adapter:org/tag'], 'org/tag'],
    [undefined, ['base_model:adapter:'], undefined],
    [undefined, ['base_model:finetune:org/tag'], undefined],
    ['org/one, org/other', ['base_model:adapter:org/one'], 'org/one'],
  ])('%j with %j -> %j', (card, tags, base) => {
    expect(adaptedModelOf(card, tags)).toBe(base);
  });
});

describe('peftBaseOf', () => {
  test.each<[what: string, configured: string | undefined, card: string | undefined, base: string | undefined]>([
    ['an id', 'org/base', 'org/card', 'org/base'],
    ['an id without an owner', 'gpt2', 'org/card', 'gpt2'],
    ['no configuration', undefined, 'org/card', 'org/card'],
    ['a path', '/raid/models/llama', 'org/card', 'org/card'],
    ['a path from where it was trained', './base', 'org/card', 'org/card'],
    ['folders', 'outputs/run/base', 'org/card', 'org/card'],
    ['a path of Windows', 'C:\\models\\base', 'org/card', 'org/card'],
    ['a path, and no card', '/raid/models/llama', undefined, 'org/tag'],
  ])('%s', (_, configured, card, base) => {
    expect(peftBaseOf(configured, card, ['base_model:adapter:org/tag'])).toBe(base);
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

describe('pipelineBaseOf', () => {
  test.each<[string, string[], string[], string | undefined]>([
    ['the first', ['a/b', 'c/d'], [], 'a/b'],
    [
      'the one in the format of Diffusers',
      ['Wan-AI/Wan2.1-I2V', 'Wan-AI/Wan2.1-I2V-Diffusers'],
      [],
      'Wan-AI/Wan2.1-I2V-Diffusers',
    ],
    ['lower case too', ['a/b', 'a/b-diffusers'], [], 'a/b-diffusers'],
    ['that of a tag', [], ['base_model:a/b', 'base_model:adapter:a/b-Diffusers'], 'a/b-Diffusers'],
    ['a tag in that format before the card', ['a/b'], ['base_model:adapter:a/b-Diffusers'], 'a/b-Diffusers'],
    ['nothing', [], ['base_model:quantized:a/b'], undefined],
    ['no text that holds several ids', ['a/b, c/d-Diffusers'], ['base_model:adapter:a/b'], 'a/b'],
  ])('takes %s', (_, models, tags, expected) => {
    expect(pipelineBaseOf(models, tags)).toBe(expected);
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

describe('ggufUseOf', () => {
  const words = modelSchema.properties.ggufUse['x-derived'].given;
  const of = (
    gguf: object | undefined,
    context: boolean,
    task: string | undefined,
    tags: string[],
    files: string[] = [],
  ) => ggufUseOf(gguf, context, task, tags, files, words);
  const lists = ['gguf', 'endpoints_compatible'];

  test.each<[string, 'text' | 'embeddings' | undefined, ReturnType<typeof of>]>([
    ['the hub read a context', 'text', of({}, true, undefined, [])],
    ['the hub read none, whatever tags say', undefined, of({}, false, undefined, [...lists, 'conversational'])],
    ['a context, and embeddings are made', 'embeddings', of({}, true, 'sentence-similarity', [])],
    ['a list: a chat', 'text', of(undefined, false, undefined, ['gguf', 'conversational'])],
    ['a list: a chat about images', 'text', of(undefined, false, 'image-text-to-text', ['gguf', 'conversational'])],
    ['a list: a task alone', 'text', of(undefined, false, 'text-generation', ['gguf'])],
    ['a list: what llama.cpp serves', 'text', of(undefined, false, undefined, lists)],
    ['a list: nothing but the format', undefined, of(undefined, false, undefined, ['gguf'])],
    [
      'a list: a chat whose task is another',
      'text',
      of(undefined, false, 'object-detection', ['gguf', 'conversational']),
    ],
    ['a list: a video model', undefined, of(undefined, false, 'text-to-video', lists)],
    [
      'a list: a video model with a chat beside it',
      undefined,
      of(undefined, false, 'text-to-video', ['gguf', 'safetensors', 'conversational']),
    ],
    [
      'a list: other weights that are served',
      undefined,
      of(undefined, false, 'text-generation', [...lists, 'safetensors']),
    ],
    [
      'a list: other weights beside those of a chat',
      'text',
      of(undefined, false, 'text-generation', [...lists, 'safetensors', 'conversational']),
    ],
    ['a list: embeddings by task', 'embeddings', of(undefined, false, 'feature-extraction', lists)],
    ['a list: embeddings by tag', 'embeddings', of(undefined, false, undefined, [...lists, 'sentence-transformers'])],
    ['files, of which none is one', undefined, of(undefined, false, 'text-generation', ['gguf'], ['a.bin'])],
    ['files, of which one is', 'text', of(undefined, false, 'text-generation', ['gguf'], ['a.gguf'])],
    ['no tag', undefined, of(undefined, false, 'text-generation', ['conversational'])],
  ])('%s: %s', (_, expected, use) => expect(use).toBe(expected));
});
