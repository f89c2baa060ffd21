import type { Model } from '../../out/types/model.ts';
import type { PrintedLibrarySnippet } from '../printed.ts';
import { slugOf } from '../slug.ts';
import {
  type Receipt,
  type Recorded,
  TRIED_ON_FILES,
  TRIED_ON_MODELS,
  TRIED_WITH_SAMPLE,
  type Tried,
  variantReceipt,
} from './receipt.ts';
import { executedText, hashOfText, neededBy } from './standing.ts';

/** Where the libraries of a kind have their records, below out/verified, and what they are executed on. */
export interface Records {
  readonly folder: string;
  readonly tried: Tried;
}

/**
 * The records of libraries for a model.
 * @param prompt What a reader chose that the model is asked, if anything.
 */
export const recordsFor = ({ precision }: Pick<Model, 'precision'>, prompt = ''): Records => ({
  folder: '',
  tried: { ...(prompt === '' ? TRIED_ON_MODELS : TRIED_WITH_SAMPLE), precision },
});

/** The records of libraries of data sets. */
export const OF_DATASETS: Records = { folder: 'datasets/', tried: TRIED_ON_FILES };

/**
 * What was done with each piece of code, where its library has records.
 * @param runsIn What is recorded in a file below out/verified, by its name without the ending.
 * @param today As 2026-11-21.
 */
export async function snippetReceipts(
  snippets: readonly PrintedLibrarySnippet[],
  { folder, tried }: Records,
  runsIn: (name: string) => Recorded | undefined,
  today: string,
): Promise<Map<PrintedLibrarySnippet, Receipt>> {
  const groups = Map.groupBy(snippets, ({ library }) => library);
  const done = [...groups].map(async ([library, own]) => {
    const runs = runsIn(`${folder}${slugOf(library)}`);
    const needed = neededBy(own);
    const told = own.map(async (snippet, at): Promise<[PrintedLibrarySnippet, Receipt][]> => {
      const before = needed[at];
      if (!runs || !before || snippet.kind !== 'code') return [];
      const hash = await hashOfText(executedText(snippet.code, before));
      return [[snippet, variantReceipt(runs, snippet.variant, hash, today, tried)]];
    });
    return (await Promise.all(told)).flat();
  });
  return new Map((await Promise.all(done)).flat());
}

/** Adds to the pieces of code what was done with them, in a sentence. */
export async function withSnippetReceipts(
  snippets: readonly PrintedLibrarySnippet[],
  records: Records,
  runsIn: (name: string) => Recorded | undefined,
  today: string,
): Promise<PrintedLibrarySnippet[]> {
  const receipts = await snippetReceipts(snippets, records, runsIn, today);
  return snippets.map((snippet) => {
    const receipt = receipts.get(snippet);
    return receipt ? { ...snippet, proof: receipt.sentence } : snippet;
  });
}
