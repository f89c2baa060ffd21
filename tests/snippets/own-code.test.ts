import { describe, expect, test } from 'vitest';
import { librariesOf } from '../../runtime/libraries.ts';
import { printed, tags } from './printed.ts';

/** A record whose repository brings code: the classes of the library that it maps to its own. */
const own = (id: string, auto_map: object, more: object = {}): object => ({
  id,
  ...tags('custom_code', 'transformers'),
  library_name: 'transformers',
  config: { auto_map, model_type: 'qwen3' },
  ...more,
});

const RANKS = { pipeline_tag: 'text-ranking' };

describe('a reranker with code of its own', () => {
  test.each([
    ['jinaai/jina-reranker-v3', { AutoModel: 'modeling.JinaForRanking' }],
    ['jinaai/jina-reranker-m0', { AutoModel: 'modeling.JinaVLForRanking' }],
    ['org/ranker', { AutoModel: 'modeling.Own' }],
  ])('%s with %j is no cross-encoder: the library would give it random weights', (id, map) => {
    const libraries = librariesOf(own(id, map, RANKS));
    expect(libraries).toContain('transformers');
    expect(libraries).not.toContain('sentence-transformers');
  });

  test('is a cross-encoder where it brings a classifier, or its card says so', () => {
    const map = { AutoModelForSequenceClassification: 'modeling.Own' };
    expect(librariesOf(own('org/ranker', map, RANKS))[0]).toBe('sentence-transformers');
    const said = own('org/ranker', { AutoModel: 'modeling.Own' }, { ...RANKS, library_name: 'sentence-transformers' });
    expect(librariesOf(said)[0]).toBe('sentence-transformers');
  });

  test.each([
    ['jina-reranker-v3', 'model.rerank(query, documents)', "'transformers<5'"],
    ['jina-reranker-m0', 'AutoModel.from_pretrained', "'transformers<5' accelerate torch torchvision pillow"],
    ['jina-reranker-v2-base-multilingual', 'AutoModelForSequenceClassification.from_pretrained', "'transformers<5'"],
  ])('%s is asked by its own method, with the release that its code is of', (name, call, install) => {
    const text = printed('transformers', { id: `jinaai/${name}`, ...tags('custom_code'), ...RANKS });
    expect(text).toContain(call);
    expect(text).toContain(install);
  });

  test.each(['jina-reranker-v2-base-multilingual', 'jina-embeddings-v3'])('%s is held to earlier releases', (name) => {
    const text = printed('sentence-transformers', { id: `jinaai/${name}`, ...tags('custom_code') });
    expect(text).toContain("'sentence-transformers<6'");
    expect(text).toContain("'transformers<5'");
  });
});

test.each([
  ['jina-embeddings-v4', 'pip install -U sentence-transformers peft torchvision pillow'],
  ['jina-embeddings-v5-text-small', 'pip install -U sentence-transformers peft'],
  ['jina-embeddings-v5-text-nano', 'pip install -U sentence-transformers peft'],
])('%s, whose code refuses sentences without a task, is given one, and what loads its adapters', (name, install) => {
  const text = printed('sentence-transformers', { id: `jinaai/${name}`, ...tags('custom_code') });
  expect(text).toContain('model.encode(sentences, task="text-matching")');
  expect(text.split('\n')[0]).toBe(install);
});

test('a repository of one task of jina-embeddings-v5 needs neither', () => {
  const text = printed('sentence-transformers', { id: 'jinaai/jina-embeddings-v5-text-small-retrieval' });
  expect(text).toContain('model.encode(sentences)');
});

test.each([
  [{ AutoConfig: 'c.C', AutoModelForCausalLM: 'm.Writes' }, 'AutoModelForCausalLM.from_pretrained('],
  [{ AutoConfig: 'c.C', AutoModel: 'm.Model', AutoModelForCausalLM: 'm.Writes' }, 'AutoModel.from_pretrained('],
  [{ AutoConfig: 'c.C', AutoModel: 'm.Model' }, 'AutoModel.from_pretrained('],
])('what nothing else is known of is loaded by a class that %j maps', (map, call) => {
  expect(printed('transformers', own('org/forecaster', map, { pipeline_tag: 'time-series-forecasting' }))).toContain(
    call,
  );
});

/** Its class names no modules that stay together, and calls no post_init, which version 5 needs. */
test.each([
  ['vikhyatk/moondream2', 'moondream1', 'HfMoondream', true],
  ['moondream/moondream3-preview', 'moondream3', 'HfMoondream', true],
  ['org/moondream2-copy', 'moondream1', undefined, true],
  ['vikhyatk/moondream1', 'moondream1', 'Moondream', false],
])('%s with the tag %s and the class %s is asked by query and caption: %s', (id, kind, name, asked) => {
  const config = name === undefined ? {} : { architectures: [name], model_type: kind };
  const record = { id, ...tags(kind, 'custom_code'), pipeline_tag: 'image-text-to-text', config };
  const text = printed('transformers', { ...record, transformersInfo: { auto_model: 'AutoModelForCausalLM' } });
  expect(text.includes('model.query(image, question)["answer"]')).toBe(asked);
  expect(text.includes('vars(type(model))')).toBe(!asked);
  expect(text.includes("'transformers<5'") && !text.includes('device_map="auto"')).toBe(asked);
});

test.each([
  ['org/m', { auto_map: { AutoModelForCausalLM: 'hf_moondream.HfMoondream' } }],
  [
    'org/m',
    { auto_map: { AutoModelForCausalLM: 'own.Own' }, architectures: ['HfMoondream'], model_type: 'moondream1' },
  ],
])('%s with %j and without tags is asked by query, and by no pipeline', (id, config) => {
  for (const task of [{}, { pipeline_tag: 'image-text-to-text' }]) {
    const text = printed('transformers', { id, ...task, config });
    expect(text).toContain('model.query(image, question)["answer"]');
    expect(text).not.toContain('pipeline(');
  }
});

test.each([
  ['stepfun-ai/GOT-OCR2_0', tags('GOT', 'custom_code')],
  ['org/reads', { config: { model_type: 'GOT', auto_map: { AutoModel: 'modeling_GOT.GOTQwenForCausalLM' } } }],
])('%s with %j reads a page by its chat, with the release that its code is of', (id, more) => {
  const text = printed('transformers', { id, pipeline_tag: 'image-text-to-text', ...more });
  expect(text).toContain('model.chat(tokenizer, "invoice.png", ocr_type="ocr")');
  expect(text).not.toContain('pipeline(');
  expect(text.split('\n')[0]).toMatch(/'transformers>=4.37,<4.48' .* tiktoken verovio$/);
});

test('an adapter that retrieves pages is loaded by what retrieves, not asked as a chat model', () => {
  const record = {
    id: 'org/colqwen-adapter',
    library_name: 'peft',
    ...tags('peft', 'colpali', 'base_model:adapter:Qwen/Qwen2.5-VL-3B-Instruct'),
    pipeline_tag: 'visual-document-retrieval',
    config: { peft: { base_model_name_or_path: 'Qwen/Qwen2.5-VL-3B-Instruct' } },
  };
  expect(librariesOf(record)).toContain('colpali');
  expect(librariesOf(record)).not.toContain('peft');
});
