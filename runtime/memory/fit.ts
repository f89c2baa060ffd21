/** Bytes of a GiB. */
export const GIB = 1024 ** 3;

/**
 * What is left free beside weights and cache, in bytes: the margin that llama.cpp keeps on each device by default
 * (`--fit-target`, 1024 MiB: https://github.com/ggml-org/llama.cpp/blob/master/tools/server/README.md).
 */
export const MARGIN = GIB;

/** What a model needs, in bytes. */
export interface Need {
  readonly weights: number;
  readonly cache?: number;
}

/** The sum of what a model needs, margin included, in bytes. */
export const bytesNeeded = ({ weights, cache = 0 }: Need): number => weights + cache + MARGIN;

/** Whether a model fits into memory, in bytes. An estimate: what programs compute with comes on top. */
export const fits = (need: Need, memory: number): boolean => bytesNeeded(need) <= memory;

/**
 * The greatest of some choices that fits: what is lost by quantizing is least there.
 * @returns undefined when none fits, or the size of none is known.
 */
export function bestFit<Choice extends { readonly weights: number | undefined }>(
  choices: readonly Choice[],
  memory: number,
  cache = 0,
): Choice | undefined {
  let best: { choice: Choice; weights: number } | undefined;
  for (const choice of choices) {
    const { weights } = choice;
    if (weights === undefined || !fits({ weights, cache }, memory)) continue;
    if (!best || weights > best.weights) best = { choice, weights };
  }
  return best?.choice;
}
