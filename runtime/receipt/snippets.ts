import type { PrintedLibrarySnippet } from '../printed.ts';
import { slugOf } from '../slug.ts';
import { type Recorded, TRIED_ON_FILES, TRIED_ON_MODELS, type Tried, variantReceipt } from './receipt.ts';
import { executedText, hashOfText, neededBy } from './standing.ts';

/** Where the libraries of a kind have their records, below out/verified, and what they are executed on. */
export interface Records {
  readonly folder: string;
  readonly tried: Tried;
}

/** The records of libraries of models. */
export const OF_MODELS: Records = { folder: '', tried: TRIED_ON_MODELS };

/** The records of libraries of data sets. */
export const OF_DATASETS: Records = { folder: 'datasets/', tried: TRIED_ON_FILES };

/**
 * Adds to the pieces of code what was done with them, where their library has records.
 * @param runsIn What is recorded in a file below out/verified, by its name without the ending.
 * @param today As 2026-11-21.
 */
export async function withSnippetReceipts(
  snippets: readonly PrintedLibrarySnippet[],
  { folder, tried }: Records,
  runsIn: (name: string) => Recorded | undefined,
  today: string,
): Promise<PrintedLibrarySnippet[]> {
  const groups = Map.groupBy(snippets, ({ library }) => library);
  const done = [...groups].map(async ([library, own]) => {
    const runs = runsIn(`${folder}${slugOf(library)}`);
    const needed = neededBy(own);
    const told = own.map(async (snippet, at) => {
      const before = needed[at];
      if (!runs || !before || snippet.kind !== 'code') return snippet;
      const hash = await hashOfText(executedText(snippet.code, before));
      return { ...snippet, proof: variantReceipt(runs, snippet.variant, hash, today, tried) };
    });
    return Promise.all(told);
  });
  return (await Promise.all(done)).flat();
}
