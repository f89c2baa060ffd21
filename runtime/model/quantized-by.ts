import { includesAny } from '../condition/tests.ts';

/** What tells how weights were quantized: schemas/model.schema.json. */
interface QuantizationWords {
  readonly modelopt: readonly string[];
  readonly owner: readonly string[];
  readonly endings: readonly string[];
  readonly not: readonly string[];
  readonly mlx: readonly string[];
  readonly pieces: readonly string[];
  readonly methods: readonly string[];
}

/** The tag that the hub gives weights of fewer bits than floats have, and how long it is. */
const BITS = /^[1-8]-bit$/;
const BITS_LENGTH = 5;

/** The first of some names that a tag is, in whatever case. */
const taggedAs = (names: readonly string[], tags: readonly string[]): string | undefined =>
  names.find((name) => tags.some((tag) => tag.length === name.length && tag.toLowerCase() === name));

/** Whether an id, in lower case, is one that NVIDIA gives weights that its Model Optimizer quantized. */
const isOfModelOptimizer = (id: string, tags: readonly string[], { owner, endings, not }: QuantizationWords): boolean =>
  owner.some((name) => id.startsWith(name)) && endings.some((ending) => id.endsWith(ending)) && !includesAny(tags, not);

/**
 * How the weights were quantized: as the configuration says, else as tags tell beside one of the bits; modelopt where Model
 * Optimizer did it; mlx where MLX did, whose configurations name bits and no method.
 */
export function quantizedByOf(
  method: string | undefined,
  bits: number | undefined,
  id: string,
  tags: readonly string[],
  words: QuantizationWords,
): string | undefined {
  if (method !== undefined) return method;
  const lower = id.toLowerCase();
  const { modelopt, mlx, pieces, methods } = words;
  const optimized = taggedAs(modelopt, tags) ?? (isOfModelOptimizer(lower, tags, words) ? modelopt[0] : undefined);
  if (optimized !== undefined) return optimized;
  const isTagged = tags.some((tag) => tag.length === BITS_LENGTH && BITS.test(tag));
  const format = mlx.find((tag) => tags.includes(tag));
  if (format === undefined) return isTagged ? taggedAs(methods, tags) : undefined;
  const isSaid = (piece: string): boolean => lower.includes(piece, lower.indexOf('/'));
  return isTagged || bits !== undefined || pieces.some(isSaid) ? format : undefined;
}
