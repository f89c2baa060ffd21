import { bitsPerTensorWeight } from '../gguf/explain.ts';
import type { TensorType } from '../gguf/types.ts';
import type { CacheShape } from './cache.ts';

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
