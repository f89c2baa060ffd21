import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { bytesOfCache, cacheShapeOf, GIB, knownShapeOf, shapeOf } from './index.ts';

const times = (count: number, ...names: string[]): string[] => Array.from({ length: count }, () => names).flat();
const [FULL, SLIDING] = ['full_attention', 'sliding_attention'];

/** What configurations of published models say of their layers, and GiB that 131,072 tokens take at F16. */
const published: readonly [string, object, number][] = [
  [
    'ibm-granite/granite-4.0-micro: 40 layers of 8 × 64',
    {
      num_hidden_layers: 40,
      num_attention_heads: 40,
      num_key_value_heads: 8,
      hidden_size: 2560,
      layer_types: times(40, 'attention'),
    },
    10,
  ],
  [
    'ibm-granite/granite-4.0-h-small: 4 of 40 layers of 8 × 128',
    {
      num_hidden_layers: 40,
      num_attention_heads: 32,
      num_key_value_heads: 8,
      hidden_size: 4096,
      mamba_n_heads: 128,
      layer_types: times(4, ...times(9, 'mamba'), 'attention'),
    },
    2,
  ],
  [
    'google/gemma-3-27b-it: 10 layers of 16 × 128, and 52 that look back 1024',
    {
      text_config: {
        model_type: 'gemma3_text',
        num_hidden_layers: 62,
        num_attention_heads: 32,
        num_key_value_heads: 16,
        head_dim: 128,
        hidden_size: 5376,
        sliding_window: 1024,
      },
    },
    10 + 52 / 128,
  ],
  [
    'google/gemma-4-31B-it: 10 layers of 4 × 512, and 50 of 16 × 256 that look back 1024',
    {
      text_config: {
        model_type: 'gemma4_text',
        num_hidden_layers: 60,
        num_attention_heads: 32,
        num_key_value_heads: 16,
        head_dim: 256,
        hidden_size: 5376,
        sliding_window: 1024,
        global_head_dim: 512,
        num_global_key_value_heads: 4,
        attention_k_eq_v: true,
        layer_types: times(10, ...times(5, SLIDING), FULL),
      },
    },
    10 + 100 / 128,
  ],
  [
    'Qwen/Qwen3-Next-80B-A3B-Instruct: each fourth of 48 layers of 2 × 256',
    {
      model_type: 'qwen3_next',
      num_hidden_layers: 48,
      num_attention_heads: 16,
      num_key_value_heads: 2,
      head_dim: 256,
      hidden_size: 2048,
      full_attention_interval: 4,
      linear_conv_kernel_dim: 4,
    },
    3,
  ],
  [
    'nvidia/NVIDIA-Nemotron-3-Nano-30B-A3B-BF16: 6 layers of 2 × 128',
    {
      model_type: 'nemotron_h',
      num_hidden_layers: 52,
      num_attention_heads: 32,
      num_key_value_heads: 2,
      head_dim: 128,
      hidden_size: 2688,
      hybrid_override_pattern: 'MEMEM*EMEMEM*EMEMEM*EMEMEM*EMEMEM*EMEMEMEM*EMEMEMEME',
    },
    0.75,
  ],
  [
    'ai21labs/AI21-Jamba-1.5-Mini: 4 of 32 layers of 8 × 128',
    {
      model_type: 'jamba',
      num_hidden_layers: 32,
      num_attention_heads: 32,
      num_key_value_heads: 8,
      hidden_size: 4096,
      attn_layer_offset: 4,
      attn_layer_period: 8,
      mamba_d_conv: 4,
    },
    2,
  ],
  [
    'meta-llama/Llama-4-Scout-17B-16E-Instruct: 12 layers of 8 × 128, and 36 in chunks of 8192',
    {
      text_config: {
        model_type: 'llama4_text',
        num_hidden_layers: 48,
        num_attention_heads: 40,
        num_key_value_heads: 8,
        head_dim: 128,
        hidden_size: 5120,
        attention_chunk_size: 8192,
        no_rope_layers: [],
      },
    },
    6 + 18 / 16,
  ],
  [
    'tiiuae/falcon-40b: 60 layers of 8 × 64',
    {
      model_type: 'falcon',
      num_hidden_layers: 60,
      num_attention_heads: 128,
      hidden_size: 8192,
      num_kv_heads: 8,
      multi_query: true,
      new_decoder_architecture: true,
    },
    15,
  ],
  [
    'LGAI-EXAONE/EXAONE-4.0-32B: 16 of 64 layers of 8 × 128, and 48 that look back 4096',
    {
      model_type: 'exaone4',
      num_hidden_layers: 64,
      num_attention_heads: 40,
      num_key_value_heads: 8,
      head_dim: 128,
      hidden_size: 5120,
      sliding_window: 4096,
      sliding_window_pattern: 'LLLG',
    },
    8 + 48 / 64,
  ],
  [
    'MiniMaxAI/MiniMax-Text-01: each eighth of 80 layers of 8 × 128',
    {
      model_type: 'minimax_text_01',
      num_hidden_layers: 80,
      num_attention_heads: 64,
      num_key_value_heads: 8,
      head_dim: 128,
      hidden_size: 6144,
      attn_type_list: [...'00000001'.repeat(10)].map(Number),
    },
    5,
  ],
];

test.each(published)('%s', (_, config, gib) =>
  expect(bytesOfCache(cacheShapeOf(config) ?? [], 131_072) / GIB).toBeCloseTo(gib, 9));

const plain = { num_hidden_layers: 4, num_attention_heads: 8, num_key_value_heads: 2, hidden_size: 512 };

describe('nothing is said of', () => {
  test.each<[string, object]>([
    ['names of layers that nobody described', { layer_types: times(2, FULL, 'compressed_sparse_attention') }],
    ['fewer names than layers', { layer_types: [FULL] }],
    ['names of what the language has', { layer_types: times(4, 'constructor') }],
    ['layers that all keep nothing', { layer_types: times(4, 'linear_attention') }],
    ['layers that all use what others keep', { num_kv_shared_layers: 4 }],
    ['a window without a word of which layers have it', { model_type: 'own', sliding_window: 4096 }],
    ['layers of another kind among them', { model_type: 'own', mamba_d_state: 16 }],
    ['heads that are a list', { num_key_value_heads: [1, 2, 2, 4] }],
    ['models that read with other layers than they write with', { is_encoder_decoder: true }],
    ['more layers than a model has', { num_hidden_layers: 1e12 }],
  ])('%s', (_, more) => expect(cacheShapeOf({ ...plain, ...more })).toBe(undefined));
});

describe('all tokens are kept', () => {
  test.each<[string, object]>([
    [
      'where a window is off',
      { model_type: 'qwen2', sliding_window: 4096, use_sliding_window: false, max_window_layers: 2 },
    ],
    [
      'where all layers have a window, as programs that run GGUF files do',
      { model_type: 'mistral', sliding_window: 4096 },
    ],
    ['where a window is none', { model_type: 'gemma2', sliding_window: null, head_dim: 64 }],
  ])('%s', (_, more) => expect(cacheShapeOf({ ...plain, ...more })).toEqual([{ count: 4, elements: 256 }]));
});

test('layers are counted as the model says of its own, before others of its name do', () => {
  const known = knownShapeOf({ id: 'google/gemma-3-27b-it' });
  expect(shapeOf(undefined, { id: 'google/gemma-3-27b-it' })).toEqual(known);
  expect(shapeOf({ model_type: 'own', sliding_window: 1024, ...plain }, { id: 'google/gemma-3-27b-it' })).toEqual(
    known,
  );
  expect(shapeOf(plain, { id: 'org/merged', baseModels: ['google/gemma-3-27b-it'] })).toEqual([
    { count: 4, elements: 256 },
  ]);
  const own = published.find(([name]) => name.startsWith('google/gemma-3-27b-it'))?.[1];
  expect(new Set(cacheShapeOf(own))).toEqual(new Set(known));
});

test('whatever a configuration says, it is never that nothing is kept', () => {
  const field = fc.oneof(fc.integer(), fc.string(), fc.boolean(), fc.array(fc.constantFrom(FULL, SLIDING, 'conv', 1)));
  const names = [
    'layer_types',
    'num_hidden_layers',
    'sliding_window',
    'sliding_window_pattern',
    'num_kv_shared_layers',
    'attn_type_list',
    'per_layer_config',
    'no_rope_layers',
    'attention_chunk_size',
  ];
  fc.assert(
    fc.property(fc.dictionary(fc.constantFrom(...names), field), (some) => {
      const shape = cacheShapeOf({ ...plain, ...some });
      if (shape) expect(bytesOfCache(shape, 1)).toBeGreaterThan(0);
    }),
  );
});

test('fields of a configuration are gone through a few times, and not for each layer', () => {
  let times = 0;
  const counting = (fields: object) =>
    new Proxy(fields, {
      ownKeys: (target) => {
        times += 1;
        return Reflect.ownKeys(target);
      },
    });
  const own = { '0000': { head_dim: 64 }, '7': { head_dim: 32 } };
  const config = { num_hidden_layers: 1000, num_attention_heads: 2, num_key_value_heads: 1, head_dim: 128 };
  expect(cacheShapeOf(counting({ ...config, per_layer_config: counting(own) }))).toEqual([
    { count: 1, elements: 128 },
    { count: 998, elements: 256 },
    { count: 1, elements: 64 },
  ]);
  expect(times).toBeLessThan(20);
});
