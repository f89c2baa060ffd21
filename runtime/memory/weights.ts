import { bitsPerElement } from '../../out/modules/safetensors.ts';
import { bitsPerWeight } from '../gguf/explain.ts';
import type { FileType } from '../gguf/types.ts';

const isCount = (value: unknown): value is number => typeof value === 'number' && Number.isFinite(value) && value >= 0;

/**
 * Bytes of the weights of a model at a quantization: parameters × bits per weight ÷ 8.
 *
 * The bits per weight are those of a whole file (catalogue/gguf.json), measured on an 8B model by llama.cpp
 * (https://github.com/ggml-org/llama.cpp/blob/master/tools/quantize/README.md): other models differ by a few percent,
 * small ones by more, since their embeddings are a greater part.
 * @param parameters How many weights the model has (`gguf.total` or `safetensors.total` of a record).
 * @returns undefined when there is no such number, or the bits differ from model to model (dynamic levels).
 */
export function bytesOfGguf(parameters: number, type: FileType): number | undefined {
  const bits = bitsPerWeight(type);
  return bits === undefined || !isCount(parameters) ? undefined : (parameters * bits) / 8;
}

/**
 * Bytes of the weights in safetensors files: for each type of tensor, elements × bits of an element ÷ 8. Right for packed
 * weights (GPTQ, AWQ, MLX) too, whose elements are no parameters.
 *
 * The types are those of https://github.com/huggingface/safetensors/blob/main/safetensors/src/tensor.rs.
 * @param elements Elements by type, as a record gives them in `safetensors.parameters`.
 * @returns undefined when nothing is given, or a type or number is not known.
 */
export function bytesOfSafetensors(elements: Readonly<Record<string, number>>): number | undefined {
  const entries = Object.entries(elements);
  if (entries.length === 0) return undefined;
  let bytes = 0;
  for (const [dtype, count] of entries) {
    const bits = Object.hasOwn(bitsPerElement, dtype) ? bitsPerElement[dtype] : undefined;
    if (bits === undefined || !isCount(count)) return undefined;
    bytes += (count * bits) / 8;
  }
  return bytes;
}

/**
 * Bytes of the weights in files: the sum of their sizes; the parts of a split file all count.
 * @returns undefined when there are none, or a size is not known.
 */
export const bytesOfFiles = (sizes: readonly (number | undefined)[]): number | undefined =>
  sizes.length > 0 && sizes.every(isCount) ? sizes.reduce((sum, size) => sum + size, 0) : undefined;
