import type { Model } from '../../../out/types/model.ts';
import { identify, receiptsOfPage } from '../../../runtime/receipt/page.ts';
import { isOnSame, type Receipt, type Recorded } from '../../../runtime/receipt/receipt.ts';
import { shareOf, standingRuns } from '../../../runtime/receipt/share.ts';
import { recordsFor } from '../../../runtime/receipt/snippets.ts';
import { hashOfText } from '../../../runtime/receipt/standing.ts';
import type { LibrarySnippets } from '../views/snippets.ts';
import { seeds } from './catalogue.ts';
import { kept } from './kept.ts';
import { libraries } from './libraries.ts';
import { librarySnippets, type ModelPage, models, shownOfSeed } from './models.ts';
import { nameRequirements } from './requirements.ts';
import { runsOf } from './verified.ts';

const today = new Date().toISOString().slice(0, 10);

/** The receipts of one library's snippets for one model, by the snippet's file. */
function receiptsOf({ entry, snippets }: LibrarySnippets, model: Model): Promise<[string, Receipt][]> {
  const runs = runsOf(entry.id);
  const { tried } = recordsFor(model);
  return kept(
    `receipts ${model.id} ${entry.id}`,
    [snippets, runs, today, tried.precision, tried.ownCode, receiptsOfPage],
    async () => {
      const made = await receiptsOfPage(runs, model.id, snippets, today, tried);
      return snippets.flatMap(({ file }, at): [string, Receipt][] => {
        const receipt = made[at];
        return receipt ? [[file, receipt]] : [];
      });
    },
  );
}

/** What identifies each piece of code of a library for a model, whose weights may be loaded as something. */
const identifiedOf = (
  { entry, snippets }: LibrarySnippets,
  model: string,
  precision?: string,
): Promise<{ key: string; hash: string }[]> =>
  kept(`identified ${model}@${precision} ${entry.id}`, [snippets, identify], async () =>
    (await identify(model, snippets, precision)).flatMap((one) => one ?? []),
  );

const all = models.flatMap((page) => librarySnippets(page).map((library) => receiptsOf(library, page.model)));
const receipts = new Map((await Promise.all(all)).flat());

await nameRequirements(receipts.values());

/** What was done with a snippet of a page; nothing where its library has no records. */
export const receiptOfFile = (file: string): Receipt | undefined => receipts.get(file);

const files = models.flatMap((page) => librarySnippets(page).flatMap(({ snippets }) => snippets));
const hashes = new Map(
  await Promise.all(
    files.map(async ({ file, code }) => [file, await kept(`hash ${file}`, [code], () => hashOfText(code))] as const),
  ),
);

/** What identifies the code of a snippet: the beginning of its SHA-256 sum. */
export const hashOfFile = (file: string): string | undefined => hashes.get(file);

/** What is shown of the libraries of a model. */
export interface Ran {
  readonly libraries: number;
  /** Pieces of code. */
  readonly code: number;
  /** Those that were executed as they are now, on what they would be executed on, and ran. */
  readonly ran: number;
}

const NOTHING: Ran = { libraries: 0, code: 0, ran: 0 };
const counts = new Map<string, Ran>();

/** Adds the code of one library to what is counted of a model. */
function count(model: string, runs: Recorded | undefined, found: readonly { key: string; hash: string }[]): void {
  const { libraries, code, ran } = counts.get(model) ?? NOTHING;
  const own = found.filter(({ key, hash }) => {
    const run = runs?.runs[key];
    return runs && run && run.snippet === hash && run.outcome.startsWith('ran') && isOnSame(runs, key, run);
  });
  counts.set(model, { libraries: libraries + 1, code: code + found.length, ran: ran + own.length });
}

/** How much of the code of libraries for a model ran. */
export const ranOf = ({ model }: ModelPage): Ran => counts.get(model.id) ?? NOTHING;

/** By library: what identifies each of its snippets as they are now. */
const identified = new Map<string, Map<string, string>>();
for (const page of models)
  for (const library of librarySnippets(page)) {
    const { entry } = library;
    const found = await identifiedOf(library, page.model.id);
    const known = identified.get(entry.id) ?? new Map<string, string>();
    for (const { key, hash } of found) known.set(key, hash);
    identified.set(entry.id, known);
    if (found.length > 0) count(page.model.id, runsOf(entry.id), found);
  }

/** The same of what models print with their weights loaded as something: no page is built of that. */
for (const { model, precisions = [] } of seeds)
  for (const precision of precisions)
    for (const library of await shownOfSeed(model, precision))
      for (const { key, hash } of await identifiedOf(library, model.id, precision))
        identified.get(library.entry.id)?.set(key, hash);

/** What is recorded of a library and holds now: of snippets as they are, on what they would be executed on. */
export function standingOf(library: string): Recorded | undefined {
  const recorded = runsOf(library);
  return recorded && { ...recorded, runs: standingRuns(recorded, identified.get(library) ?? new Map()) };
}

/** How many snippets of code the pages of models show. */
export const snippetCount = files.filter(({ kind }) => kind === 'code').length;

/** How many variants of code there are, and how many of them ran as they are now. */
export const share = shareOf(
  libraries.map(({ id, variants = [] }) => ({
    variants: variants.filter(({ message }) => !message).map(({ name }) => name),
    runs: standingOf(id)?.runs ?? {},
  })),
);
