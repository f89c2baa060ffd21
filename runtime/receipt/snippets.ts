import type { Model } from '../../out/types/model.ts';
import type { PrintedLibrarySnippet } from '../printed.ts';
import { slugOf } from '../slug.ts';
import { after, afterAll, type Soon } from '../soon.ts';
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
export function recordsFor(model: Partial<Pick<Model, 'precision' | 'trustRemoteCode'>>, prompt = ''): Records {
  const { precision, trustRemoteCode: ownCode = false } = model;
  return { folder: '', tried: { ...(prompt === '' ? TRIED_ON_MODELS : TRIED_WITH_SAMPLE), precision, ownCode } };
}

/** The records of libraries of data sets. */
export const OF_DATASETS: Records = { folder: 'datasets/', tried: TRIED_ON_FILES };

/**
 * What was done with each piece of code, where its library has records.
 * @param runsIn What is recorded in a file below out/verified, by its name without the ending.
 * @param today As 2026-11-21.
 * @param hash As hashOfText; what needs no promise for it gets none.
 */
export function snippetReceipts(
  snippets: readonly PrintedLibrarySnippet[],
  { folder, tried }: Records,
  runsIn: (name: string) => Recorded | undefined,
  today: string,
  hash: (text: string) => Soon<string> = hashOfText,
): Soon<Map<PrintedLibrarySnippet, Receipt>> {
  const groups = Map.groupBy(snippets, ({ library }) => library);
  const told = [...groups].flatMap(([library, own]) => {
    const runs = runsIn(`${folder}${slugOf(library)}`);
    if (!runs) return [];
    const needed = neededBy(own);
    return own.flatMap((snippet, at): Soon<readonly [PrintedLibrarySnippet, Receipt]>[] => {
      const before = needed[at];
      if (!before || snippet.kind !== 'code') return [];
      const hashed = hash(executedText(snippet.code, before));
      return [after(hashed, (of) => [snippet, variantReceipt(runs, snippet.variant, of, today, tried)] as const)];
    });
  });
  return afterAll(told, (receipts) => new Map(receipts));
}

/** Adds to the pieces of code what was done with them, in a sentence. */
export const withSnippetReceipts = (
  snippets: readonly PrintedLibrarySnippet[],
  records: Records,
  runsIn: (name: string) => Recorded | undefined,
  today: string,
  hash?: (text: string) => Soon<string>,
): Soon<PrintedLibrarySnippet[]> =>
  after(snippetReceipts(snippets, records, runsIn, today, hash), (receipts) =>
    snippets.map((snippet) => {
      const receipt = receipts.get(snippet);
      return receipt ? { ...snippet, proof: receipt.sentence } : snippet;
    }),
  );
