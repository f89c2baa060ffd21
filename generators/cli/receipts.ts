import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Runs } from '../../out/types/runs.ts';
import type { PrintedLibrarySnippet } from '../../runtime/printed.ts';
import { variantReceipt } from '../../runtime/receipt/receipt.ts';
import { executedText, hashOfText, neededBy } from '../../runtime/receipt/standing.ts';
import { slugOf } from '../../runtime/slug.ts';
import { ROOT } from './command.ts';

const read = new Map<string, Runs | undefined>();

/** What is recorded of a library (out/verified), read once. */
function runsOf(library: string): Runs | undefined {
  if (!read.has(library)) {
    const file = join(ROOT, 'out/verified', `${slugOf(library)}.json`);
    read.set(library, existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Runs) : undefined);
  }
  return read.get(library);
}

/** Adds to the pieces of code what was done with them, where their library has records. */
export async function withReceipts(snippets: readonly PrintedLibrarySnippet[]): Promise<PrintedLibrarySnippet[]> {
  const today = new Date().toISOString().slice(0, 10);
  const groups = Map.groupBy(snippets, ({ library }) => library);
  const done = [...groups].map(async ([library, own]) => {
    const runs = runsOf(library);
    const needed = neededBy(own);
    const told = own.map(async (snippet, at) => {
      const before = needed[at];
      if (!runs || !before || snippet.kind !== 'code') return snippet;
      const hash = await hashOfText(executedText(snippet.code, before));
      return { ...snippet, proof: variantReceipt(runs, snippet.variant, hash, today) };
    });
    return Promise.all(told);
  });
  return (await Promise.all(done)).flat();
}
