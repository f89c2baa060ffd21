import { type Receipt, receiptOf } from '../../../runtime/receipt/receipt.ts';
import { shareOf } from '../../../runtime/receipt/share.ts';
import { executedText, hashOfText, keysOf, neededBy } from '../../../runtime/receipt/standing.ts';
import { slugOf } from '../../../runtime/slug.ts';
import type { LibrarySnippets } from '../views/snippets.ts';
import { libraries } from './libraries.ts';
import { librarySnippets, models } from './models.ts';
import { runsOf } from './verified.ts';

const today = new Date().toISOString().slice(0, 10);

/** The receipts of one library's snippets for one model, by the snippet's file. */
async function receiptsOf({ entry, snippets }: LibrarySnippets, model: string): Promise<[string, Receipt][]> {
  const runs = runsOf(entry.id);
  if (!runs) return [];
  const keys = keysOf(snippets);
  const needed = neededBy(snippets);
  const made = snippets.map(async ({ kind, code, file }, at): Promise<[string, Receipt][]> => {
    const before = needed[at];
    if (kind !== 'code' || !before) return [];
    const hash = await hashOfText(executedText(code, before));
    return [[file, receiptOf(runs, `${slugOf(model)}/${keys[at]}`, hash, today)]];
  });
  return (await Promise.all(made)).flat();
}

const all = models.flatMap((page) => librarySnippets(page).map((library) => receiptsOf(library, page.model.id)));
const receipts = new Map((await Promise.all(all)).flat());

/** What was done with a snippet of a page; nothing where its library has no records. */
export const receiptOfFile = (file: string): Receipt | undefined => receipts.get(file);

/** How many variants of code there are, and how many of them ran. */
export const share = shareOf(
  libraries.map(({ id, variants = [] }) => ({
    variants: variants.filter(({ message }) => !message).map(({ name }) => name),
    runs: runsOf(id)?.runs ?? {},
  })),
);
