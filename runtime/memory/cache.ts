import { bitsPerTensorWeight } from '../gguf/explain.ts';
import type { TensorType } from '../gguf/types.ts';

/** Layers that keep the same amount for each token. */
export interface CacheLayers {
  /** How many layers. */
  readonly count: number;
  /** Elements that one layer keeps for one token: keys and values of all heads together. */
  readonly elements: number;
  /** How many tokens a layer looks back, where that is limited. */
  readonly window?: number;
}

/** What a model keeps of the tokens that it has read: layers that keep nothing for a token are left out. */
export type CacheShape = readonly CacheLayers[];

type Config = Readonly<Record<string, unknown>>;

const isObject = (value: unknown): value is Config =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const positive = (value: unknown): number | undefined =>
  typeof value === 'number' && Number.isSafeInteger(value) && value > 0 ? value : undefined;

/** Elements that one layer keeps for one token; undefined when the configuration does not say. */
function elementsOf(config: Config): number | undefined {
  const latent = positive(config.kv_lora_rank);
  if (latent !== undefined) return latent + (positive(config.qk_rope_head_dim) ?? 0);
  const heads = positive(config.num_attention_heads);
  const size = positive(config.hidden_size);
  const keyHeads = positive(config.num_key_value_heads) ?? heads;
  const length = positive(config.head_dim) ?? (heads && size ? size / heads : undefined);
  return keyHeads === undefined || length === undefined ? undefined : 2 * keyHeads * length;
}

/**
 * What a model keeps for each token, from its configuration (config.json of transformers, or its text_config):
 * 2 (keys and values) × key-value heads × length of a head; kv_lora_rank + qk_rope_head_dim with multi-head latent
 * attention. Where layer_types names the layers, sliding_attention keeps at most sliding_window tokens, and only
 * full_attention and it grow with the text.
 *
 * Fields: https://huggingface.co/docs/transformers/main_classes/configuration; latent attention:
 * https://arxiv.org/abs/2405.04434, table 1.
 * @returns undefined when the configuration does not say.
 */
export function cacheShapeOf(config: unknown): CacheShape | undefined {
  if (!isObject(config)) return undefined;
  if (isObject(config.text_config)) return cacheShapeOf(config.text_config);
  const elements = elementsOf(config);
  const count = positive(config.num_hidden_layers);
  if (elements === undefined || count === undefined) return undefined;
  if (!Array.isArray(config.layer_types)) return [{ count, elements }];
  const named = (name: string): number => (config.layer_types as unknown[]).filter((type) => type === name).length;
  const full = named('full_attention');
  const sliding = named('sliding_attention');
  const window = positive(config.sliding_window);
  return [
    ...(full > 0 ? [{ count: full, elements }] : []),
    ...(sliding > 0 ? [{ count: sliding, elements, ...(window && { window }) }] : []),
  ];
}

/**
 * Bytes of the cache of keys and values: for all layers, elements for a token × tokens × bytes of an element.
 *
 * The formula is 2 × layers × key-value heads × length of a head × tokens × bytes, as in
 * https://huggingface.co/blog/kv-cache-quantization; elements are F16 unless the program is told otherwise
 * (`--cache-type-k` of llama.cpp), and take what tensors of their type take (catalogue/gguf.json).
 * @param tokens The length of the context.
 */
export function bytesOfCache(shape: CacheShape, tokens: number, type: TensorType = 'F16'): number {
  const kept = shape.reduce(
    (sum, { count, elements, window }) => sum + count * elements * Math.min(tokens, window ?? tokens),
    0,
  );
  return (kept * bitsPerTensorWeight(type)) / 8;
}
