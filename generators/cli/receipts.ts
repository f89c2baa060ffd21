import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { RenderedApp } from '../../out/types/render-output.ts';
import type { Runs } from '../../out/types/runs.ts';
import { withProofs } from '../../runtime/apps/receipts.ts';
import type { PrintedApp } from '../../runtime/apps/types.ts';
import type { PrintedLibrarySnippet } from '../../runtime/printed.ts';
import { type Recorded, TRIED_ON_MODELS } from '../../runtime/receipt/receipt.ts';
import { type Records, withSnippetReceipts } from '../../runtime/receipt/snippets.ts';
import { slugOf } from '../../runtime/slug.ts';
import { afterAll, type Soon } from '../../runtime/soon.ts';
import { executedOn } from '../1-load/executed-on.ts';
import { shortHash } from '../hash.ts';
import { ROOT } from './command.ts';

const read = new Map<string, Recorded | undefined>();

/** What is recorded in a file below out/verified, read once. */
function runsIn(name: string): Recorded | undefined {
  if (!read.has(name)) {
    const file = join(ROOT, 'out/verified', `${name}.json`);
    const runs = existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Runs) : undefined;
    // What apps are tried with is their plan, which their own records do not hold.
    read.set(name, runs && (name.startsWith('apps/') ? runs : { ...runs, executedOn: executedOn(ROOT, name) }));
  }
  return read.get(name);
}

/** The day that old runs are told from: one for all records of a batch. */
const TODAY = new Date().toISOString().slice(0, 10);

/** Adds to the steps of apps what was done with them, where their app has records. */
export const withAppReceipts = (
  apps: readonly PrintedApp[],
  printed: readonly RenderedApp[],
  model: string,
): Soon<RenderedApp[]> =>
  afterAll(
    printed.map((app, at) => {
      const own = apps[at];
      const runs = runsIn(`apps/${slugOf(app.app)}`);
      return own ? withProofs(own, app, runs, model, TODAY, TRIED_ON_MODELS, shortHash) : app;
    }),
    (told) => told,
  );

/** Adds to the pieces of code what was done with them, where their library has records. */
export const withReceipts = (
  snippets: readonly PrintedLibrarySnippet[],
  records: Records,
): Soon<PrintedLibrarySnippet[]> => withSnippetReceipts(snippets, records, runsIn, TODAY, shortHash);
