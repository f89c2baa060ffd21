import { fixedArchitectures } from '../../out/modules/gguf-data.ts';
import type { Model } from '../../out/types/model.ts';
import { parseQuantLabel } from '../gguf/label.ts';
import type { FileType } from '../gguf/types.ts';
import { groupsOf } from '../model/file-groups.ts';
import { bestFit, bytesNeeded, fits } from './fit.ts';
import { isPart, type Marked } from './parts.ts';
import { bytesOfGroup } from './sizes.ts';
import { bytesOfFiles, bytesOfGguf } from './weights.ts';

/** A quantization that a model is offered at. */
export interface Quantization {
  /** As in the names of its files: Q4_K_M. */
  readonly label: string;
  /** Its level, without what is special to the file. */
  readonly type: FileType;
  /**
   * Bytes of its weights: of its files, else as many as there are weights. Absent where the record tells neither, bits differ
   * from model to model, or most weights of its architecture are the same at every level (but that which they were published at).
   */
  readonly weights?: number;
  /**
   * Bytes that running it takes: weights, the projector where its size is told, what a context keeps, and the margin. Absent
   * where other weights are loaded besides.
   */
  readonly needs?: number;
}

/** What of a model is read. */
type Quantized = Marked & Pick<Model, 'gguf'> & Partial<Pick<Model, 'sizes'>>;

/** Bytes of the projector that programs load with the model; 0 where there is none, or its size is not told. */
const bytesOfProjector = ({ sizes = [], file }: Quantized): number =>
  sizes.find((one) => one.file === file?.projector)?.bytes ?? 0;

/**
 * Bytes of a level by its bits alone. Where most weights of an architecture stay as they were published (catalogue/gguf.json),
 * only that level says how large a file is: most at its bits, the others at those of their own.
 */
function bytesOfLevel({ parameters, architecture }: NonNullable<Model['gguf']>, type: FileType): number | undefined {
  if (parameters === undefined) return undefined;
  const fixed = fixedArchitectures.find((one) => one.architecture === architecture);
  if (!fixed) return bytesOfGguf(parameters, type);
  const { published, others } = fixed;
  const parts = [
    bytesOfGguf(Math.max(0, parameters - others.weights), published),
    bytesOfGguf(Math.min(parameters, others.weights), others.type),
  ];
  return type === published ? bytesOfFiles(parts) : undefined;
}

/**
 * The quantizations that a model is offered at, the smallest first; those whose size is not known last.
 * @param cache Bytes that the context takes besides (bytesOfCache).
 */
export function quantizationsOf(model: Quantized, cache = 0): Quantization[] {
  const projector = bytesOfProjector(model);
  const isAlone = !isPart(model);
  const needsOf = (weights: number): Pick<Quantization, 'needs'> =>
    isAlone ? { needs: bytesNeeded({ weights, cache, projector }) } : {};
  const byLabel = new Map(
    groupsOf(model.files, 'gguf')
      .toReversed()
      .flatMap((group) => {
        const found = parseQuantLabel(group.files[0]);
        return found ? [[found.label, { ...found, group }] as const] : [];
      }),
  );
  const all = [...byLabel.values()].map(({ label, type, prefix, group }): Quantization => {
    // What makers of dynamic files choose for each tensor changes the size.
    const level = prefix === undefined && model.gguf ? bytesOfLevel(model.gguf, type) : undefined;
    const weights = bytesOfGroup(model, group) ?? level;
    return { label, type, ...(weights === undefined ? {} : { weights, ...needsOf(weights) }) };
  });
  return all.sort((a, b) => (a.weights ?? Number.POSITIVE_INFINITY) - (b.weights ?? Number.POSITIVE_INFINITY));
}

/** A quantization, and whether it fits into the memory that there is; absent where its size is not known. */
export interface FittingQuantization extends Quantization {
  readonly fits?: boolean;
}

/** Marks what fits into memory, in bytes, and finds the best of it: the greatest, since it loses least. */
export function whichFit<Choice extends { readonly label: string; readonly needs?: number }>(
  all: readonly Choice[],
  memory: number,
): { choices: (Choice & { fits?: boolean })[]; best?: string } {
  const best = bestFit(all, memory);
  const choices = all.map((one) => (one.needs === undefined ? one : { ...one, fits: fits(one.needs, memory) }));
  return { choices, ...(best ? { best: best.label } : {}) };
}

/**
 * Which quantizations of a model fit into memory, and the best of them.
 * @param memory In bytes.
 * @param cache Bytes that the context takes besides (bytesOfCache).
 */
export function whatFits(
  model: Quantized,
  memory: number,
  cache = 0,
): { quantizations: FittingQuantization[]; best?: string } {
  const { choices, ...best } = whichFit(quantizationsOf(model, cache), memory);
  return { quantizations: choices, ...best };
}
