import { describe, expect, test } from 'vitest';
import modelSchema from '../../schemas/model.schema.json' with { type: 'json' };
import { ggufUseOf } from './gguf-use.ts';

describe('ggufUseOf', () => {
  const words = modelSchema.properties.ggufUse['x-derived'].given;
  const of = (
    gguf: { architecture?: string } | undefined,
    context: boolean,
    task: string | undefined,
    tags: string[],
    files: string[] = [],
    name = 'm',
  ) => ggufUseOf(gguf, context, false, task, tags, files, name, words);
  const lists = ['gguf', 'endpoints_compatible'];
  type Row = [string, ReturnType<typeof of>, ReturnType<typeof of>];

  test.each<Row>([
    ['a context', 'text', of({}, true, undefined, [])],
    ['none, whatever tags say', undefined, of({}, false, undefined, [...lists, 'conversational'])],
    ['none, as in an adapter', 'adapter', of({ architecture: 'llama' }, false, undefined, ['gguf', 'lora'])],
    ['a context, and embeddings are made', 'embeddings', of({}, true, 'sentence-similarity', [])],
    ['a language model', 'text', of({ architecture: 'qwen3' }, true, 'text-generation', [])],
    ['one that makes embeddings', 'embeddings', of({ architecture: 'qwen3' }, true, 'feature-extraction', [])],
    ['one that ranks', undefined, of({ architecture: 'qwen3' }, true, 'text-ranking', ['conversational'])],
    ['one that speaks', undefined, of({ architecture: 'qwen3' }, true, 'text-to-speech', ['gguf'])],
    [
      'one of another task that chats',
      'text',
      of({ architecture: 'gemma4' }, true, 'object-detection', lists.concat('conversational')),
    ],
    ['one with a LoRA in it', 'text', of({ architecture: 'qwen3' }, true, 'text-generation', ['gguf', 'lora'])],
    ['an encoder, and nothing else', 'embeddings', of({ architecture: 'bert' }, true, undefined, ['gguf'])],
    ['an encoder of embeddings', 'embeddings', of({ architecture: 'nomic-bert-moe' }, true, 'sentence-similarity', [])],
    ['an encoder that ranks by task', 'ranking', of({ architecture: 'modern-bert' }, true, 'text-ranking', [])],
    [
      'an encoder that ranks by tag',
      'ranking',
      of({ architecture: 'bert' }, true, 'text-classification', ['gguf', 'reranker']),
    ],
    [
      'an encoder that ranks, without a task',
      'ranking',
      of({ architecture: 'jina-bert-v2' }, true, undefined, ['sentence-transformers', 'reranker']),
    ],
    [
      'an encoder of embeddings that names rerankers',
      'embeddings',
      of({ architecture: 'bert' }, true, 'feature-extraction', ['reranker']),
    ],
    ['an encoder of another task', undefined, of({ architecture: 'bert' }, true, 'text-classification', ['gguf'])],
    [
      'an encoder said to write',
      undefined,
      of({ architecture: 'eurobert' }, true, 'text-generation', ['conversational']),
    ],
    [
      'a model of an encoder and a decoder',
      undefined,
      of({ architecture: 't5' }, true, 'translation', ['conversational']),
    ],
    ['the text encoder of a picture model', undefined, of({ architecture: 't5encoder' }, true, undefined, [])],
    ['a projector', undefined, of({ architecture: 'clip' }, true, 'image-text-to-text', ['conversational'])],
    ['a draft', undefined, of({ architecture: 'eagle3' }, true, 'text-generation', [])],
    ['a model of bitnet.cpp', undefined, of({ architecture: 'bitnet-b1.58' }, true, 'text-generation', lists)],
    [
      'a model at a quantization of bitnet.cpp',
      undefined,
      of({ architecture: 'llama' }, true, 'text-generation', lists, ['ggml-model-i2_s.gguf']),
    ],
    ['a model of diffusion', undefined, of({ architecture: 'llada' }, true, 'text-generation', ['conversational'])],
  ])('the hub read %s: %s', (_, expected, use) => expect(use).toBe(expected));

  test.each<Row>([
    ['a chat', 'text', of(undefined, false, undefined, ['gguf', 'conversational'])],
    ['a chat about images', 'text', of(undefined, false, 'image-text-to-text', ['gguf', 'conversational'])],
    ['a task alone', 'text', of(undefined, false, 'text-generation', ['gguf'])],
    ['what llama.cpp serves', 'text', of(undefined, false, undefined, lists)],
    ['nothing but the format', undefined, of(undefined, false, undefined, ['gguf'])],
    ['a chat whose task is another', 'text', of(undefined, false, 'object-detection', ['gguf', 'conversational'])],
    ['a video model', undefined, of(undefined, false, 'text-to-video', lists)],
    [
      'a video model with a chat beside it',
      undefined,
      of(undefined, false, 'text-to-video', ['gguf', 'safetensors', 'conversational']),
    ],
    ['other weights that are served', undefined, of(undefined, false, 'text-generation', [...lists, 'safetensors'])],
    [
      'other weights beside those of a chat',
      'text',
      of(undefined, false, 'text-generation', [...lists, 'safetensors', 'conversational']),
    ],
    ['embeddings by task', 'embeddings', of(undefined, false, 'feature-extraction', lists)],
    ['embeddings by tag', 'embeddings', of(undefined, false, undefined, [...lists, 'sentence-transformers'])],
    ['a reranker that chats', undefined, of(undefined, false, 'text-ranking', ['gguf', 'conversational'])],
    ['a reranker by tag', undefined, of(undefined, false, undefined, [...lists, 'sentence-transformers', 'reranker'])],
    ['a LoRA', 'adapter', of(undefined, false, 'text-generation', ['gguf', 'lora'])],
    ['an adapter', 'adapter', of(undefined, false, 'text-generation', [...lists, 'base_model:adapter:org/m'])],
    [
      'an adapter that was converted',
      'adapter',
      of(undefined, false, 'text-generation', ['gguf', 'gguf-my-lora', 'conversational']),
    ],
    [
      'a model that a LoRA was merged into',
      'text',
      of(undefined, false, 'text-generation', ['gguf', 'lora', 'conversational']),
    ],
    ['files, of which none is one', undefined, of(undefined, false, 'text-generation', ['gguf'], ['a.bin'])],
    ['files, of which one is', 'text', of(undefined, false, 'text-generation', ['gguf'], ['a.gguf'])],
    ['an encoder and a decoder', undefined, of(undefined, false, 'translation', ['gguf', 't5'])],
    ['no tag', undefined, of(undefined, false, 'text-generation', ['conversational'])],
  ])('a list names %s: %s', (_, expected, use) => expect(use).toBe(expected));

  const chats = ['gguf', 'conversational'];
  test.each<[string, string, ReturnType<typeof of>, string | undefined, string[]]>([
    ['embeddings', 'Qwen3-Embedding-0.6B-GGUF', 'embeddings', undefined, chats],
    ['embeddings, of which the task says that it writes', 'qwen3-embed-8b', 'embeddings', 'text-generation', chats],
    ['ranking', 'Qwen3-Reranker-0.6B-GGUF', undefined, undefined, chats],
    ['speech', 'orpheus-3b-0.1-ft-Q4_K_M-GGUF', undefined, undefined, chats],
    ['speech by its task', 'm', undefined, 'text-to-speech', chats],
    ['speech of OuteTTS', 'OuteTTS-1.0-0.6B-GGUF', undefined, undefined, []],
    ['a model of embeddings', 'm-GGUF', 'embeddings', undefined, ['base_model:quantized:Qwen/Qwen3-Embedding-4B']],
    ['a base of owners called so', 'm-GGUF', 'text', undefined, [...chats, 'base_model:quantized:voice-tts/llama']],
    ['words that only hold such letters', 'embedded-reranking-gtts', 'text', undefined, chats],
    ['embeddings, and the task another', 'm-embedding', undefined, 'text-to-speech', []],
  ])('a name tells of %s: %s', (_, name, expected, task, tags) => {
    expect(of({ architecture: 'qwen3' }, true, task, tags, [], name)).toBe(expected);
    expect(of(undefined, false, task, [...lists, ...tags], [], name)).toBe(expected);
  });

  test('a draft model is for none', () =>
    expect(ggufUseOf({}, true, true, 'text-generation', ['conversational'], [], 'm', words)).toBe(undefined));
});
