import { loadingLibraries, loadingPrecisions } from '../../out/modules/safetensors.ts';
import type { Model } from '../../out/types/model.ts';
import { bytesNeeded } from './fit.ts';
import { isPart, type Marked } from './parts.ts';
import { bytesOfLoaded } from './sizes.ts';
import { bytesOfSafetensors } from './weights.ts';

/** What the weights of safetensors files are loaded as. */
export interface Precision {
  /** BF16, as the files hold it; or 8-bit, as a library loads it. */
  readonly label: string;
  /** In words what it is and what it costs. */
  readonly text: string;
  /** Bytes of the weights. */
  readonly weights: number;
  /** Bytes that running it takes: weights, what a context keeps, and the margin. */
  readonly needs: number;
}

type Tensors = NonNullable<Model['tensors']>;

/** Types of weights that are not quantized: https://github.com/huggingface/safetensors/blob/main/safetensors/src/tensor.rs */
const FLOAT = /^(?:F64|F32|F16|BF16)$/;
/** Weights beside which other types are tables of positions and the like, as a share of all elements. */
const NEARLY_ALL = 0.99;

const AS_IT_IS = 'As its files hold it.';

const sum = (tensors: Tensors): number => tensors.reduce((all, { count }) => all + count, 0);

const bytesOf = (tensors: Tensors): number | undefined =>
  bytesOfSafetensors(Object.fromEntries(tensors.map(({ type, count }) => [type, count])));

/** Whether a library of the model loads weights at fewer bits, and they are not quantized as they are. */
const canShrink = ({ libraryName, tags, quantMethod }: Precisely, floats: number, all: number): boolean =>
  quantMethod === undefined &&
  floats >= all * NEARLY_ALL &&
  loadingLibraries.some((id) => id === libraryName || tags.includes(id));

/** Whether a text is what a library loads weights as, such as 8-bit. */
export const isPrecision = (text: string): boolean =>
  loadingPrecisions.some(({ label }) => label === text.toLowerCase());

/** What of a model is read. */
type Precisely = Marked & Pick<Model, 'tags'> & Partial<Pick<Model, 'sizes' | 'tensors' | 'quantMethod'>>;

/** What weights are called of which the sizes of the files alone are known. */
const OF_FILES = 'as stored';

/**
 * What a model of safetensors files takes, from most to least: as the files hold it, and loaded at fewer bits where its
 * library does that and the weights are not quantized. Weights times bits, as in
 * https://huggingface.co/docs/accelerate/usage_guides/model_size_estimator; 4-bit weights (FP4, NF4) have a constant of 32 bits
 * for every 64 besides (https://arxiv.org/abs/2305.14314). Where the record does not tell the tensors, but the sizes of the files, these
 * are what the weights take as they are.
 * @param cache Bytes that a context takes besides (bytesOfCache).
 * @returns Nothing where the record tells neither, a type is not known, or the weights are loaded into a model of another repository.
 */
export function precisionsOf(model: Precisely, cache = 0): Precision[] {
  if (isPart(model)) return [];
  const tensors = [...(model.tensors ?? [])].sort((a, b) => b.count - a.count);
  const withNeeds = (label: string, text: string, weights: number): Precision => ({
    label,
    text,
    weights,
    needs: bytesNeeded({ weights, cache }),
  });
  const inFiles = tensors.length === 0 ? bytesOfLoaded(model) : undefined;
  if (inFiles !== undefined) return [withNeeds(OF_FILES, AS_IT_IS, inFiles)];
  const stored = bytesOf(tensors);
  if (stored === undefined) return [];
  const own = withNeeds(tensors.map(({ type }) => type).join(' + '), AS_IT_IS, stored);
  const floating = tensors.filter(({ type }) => FLOAT.test(type));
  const floats = sum(floating);
  if (!canShrink(model, floats, sum(tensors))) return [own];
  const rest = stored - (bytesOf(floating) ?? 0);
  const loaded = loadingPrecisions.map(({ label, bits, text }) => withNeeds(label, text, rest + (floats * bits) / 8));
  return [own, ...loaded.filter(({ weights }) => weights < stored)];
}
