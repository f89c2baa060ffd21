import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { RenderedApp } from '../../out/types/render-output.ts';
import type { Runs } from '../../out/types/runs.ts';
import { withProofs } from '../../runtime/apps/receipts.ts';
import type { PrintedApp } from '../../runtime/apps/types.ts';
import type { PrintedLibrarySnippet } from '../../runtime/printed.ts';
import { TRIED_ON_FILES, TRIED_ON_MODELS, type Tried, variantReceipt } from '../../runtime/receipt/receipt.ts';
import { executedText, hashOfText, neededBy } from '../../runtime/receipt/standing.ts';
import { slugOf } from '../../runtime/slug.ts';
import { ROOT } from './command.ts';

const read = new Map<string, Runs | undefined>();

/** What is recorded in a file below out/verified, read once. */
function runsIn(name: string): Runs | undefined {
  if (!read.has(name)) {
    const file = join(ROOT, 'out/verified', `${name}.json`);
    read.set(name, existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Runs) : undefined);
  }
  return read.get(name);
}

/** Adds to the steps of apps what was done with them, where their app has records. */
export async function withAppReceipts(
  apps: readonly PrintedApp[],
  printed: readonly RenderedApp[],
  model: string,
): Promise<RenderedApp[]> {
  const today = new Date().toISOString().slice(0, 10);
  const told = printed.map((app, at) => {
    const own = apps[at];
    return own ? withProofs(own, app, runsIn(`apps/${slugOf(app.app)}`), model, today) : app;
  });
  return Promise.all(told);
}

/** Where the libraries of a kind have their records, and what they are executed on. */
interface Records {
  readonly folder: string;
  readonly tried: Tried;
}

const OF_MODELS: Records = { folder: '', tried: TRIED_ON_MODELS };

/** The records of libraries of data sets. */
export const OF_DATASETS: Records = { folder: 'datasets/', tried: TRIED_ON_FILES };

/** Adds to the pieces of code what was done with them, where their library has records. */
export async function withReceipts(
  snippets: readonly PrintedLibrarySnippet[],
  { folder, tried }: Records = OF_MODELS,
): Promise<PrintedLibrarySnippet[]> {
  const today = new Date().toISOString().slice(0, 10);
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
