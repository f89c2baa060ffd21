import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { RenderedApp } from '../../out/types/render-output.ts';
import type { Runs } from '../../out/types/runs.ts';
import { withProofs } from '../../runtime/apps/receipts.ts';
import type { PrintedApp } from '../../runtime/apps/types.ts';
import type { PrintedLibrarySnippet } from '../../runtime/printed.ts';
import { type ExecutedOn, type Recorded, recordedWith, TRIED_ON_MODELS } from '../../runtime/receipt/receipt.ts';
import { type Records, withSnippetReceipts } from '../../runtime/receipt/snippets.ts';
import { slugOf } from '../../runtime/slug.ts';
import { afterAll, type Soon } from '../../runtime/soon.ts';
import { shortHash } from '../hash.ts';
import { ROOT } from './command.ts';
import { importGenerated } from './libraries.ts';

/** What tells of printed code what was done with it. */
export interface ReceiptTeller {
  /** Adds to the steps of apps what was done with them, where their app has records. */
  withAppReceipts(apps: readonly PrintedApp[], printed: readonly RenderedApp[], model: string): Soon<RenderedApp[]>;
  /** Adds to the pieces of code what was done with them, where their library has records. */
  withReceipts(snippets: readonly PrintedLibrarySnippet[], records: Records): Soon<PrintedLibrarySnippet[]>;
}

/** The day that old runs are told from: one for all records of a batch. */
const TODAY = new Date().toISOString().slice(0, 10);

/** Reads what is recorded in a file below out/verified. */
function recordedIn(name: string, recipes: Readonly<Record<string, ExecutedOn>>): Recorded | undefined {
  const file = join(ROOT, 'out/verified', `${name}.json`);
  if (!existsSync(file)) return undefined;
  return recordedWith(name, JSON.parse(readFileSync(file, 'utf8')) as Runs, recipes);
}

/** Makes what tells of printed code what was done with it; each record of runs is read once. */
export async function receiptTeller(): Promise<ReceiptTeller> {
  const { recipes } = await importGenerated<{ recipes: Readonly<Record<string, ExecutedOn>> }>('recipes.ts');
  const read = new Map<string, Recorded | undefined>();
  const runsIn = (name: string): Recorded | undefined => {
    if (!read.has(name)) read.set(name, recordedIn(name, recipes));
    return read.get(name);
  };
  return {
    withAppReceipts: (apps, printed, model) =>
      afterAll(
        printed.map((app, at) => {
          const own = apps[at];
          const runs = runsIn(`apps/${slugOf(app.app)}`);
          return own ? withProofs(own, app, runs, model, TODAY, TRIED_ON_MODELS, shortHash) : app;
        }),
        (told) => told,
      ),
    withReceipts: (snippets, records) => withSnippetReceipts(snippets, records, runsIn, TODAY, shortHash),
  };
}
