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
  /** The projector, which is loaded besides. */
  readonly projector?: number;
}

/** The sum of what a model needs, margin included, in bytes. */
export const bytesNeeded = ({ weights, cache = 0, projector = 0 }: Need): number =>
  weights + cache + projector + MARGIN;

/** Whether what is needed fits into memory, both in bytes. An estimate: what programs compute with comes on top. */
export const fits = (needs: number, memory: number): boolean => needs <= memory;

/**
 * The greatest of some choices that fits: what is lost by quantizing is least there.
 * @returns undefined when none fits, or of none it is known what it needs.
 */
export function bestFit<Choice extends { readonly needs?: number | undefined }>(
  choices: readonly Choice[],
  memory: number,
): Choice | undefined {
  let best: { choice: Choice; needs: number } | undefined;
  for (const choice of choices) {
    const { needs } = choice;
    if (needs === undefined || !fits(needs, memory)) continue;
    if (!best || needs > best.needs) best = { choice, needs };
  }
  return best?.choice;
}
