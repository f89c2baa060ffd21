import { receiptsOfPage } from '../../../runtime/receipt/page.ts';
import type { Receipt } from '../../../runtime/receipt/receipt.ts';
import { shareOf } from '../../../runtime/receipt/share.ts';
import { hashOfText } from '../../../runtime/receipt/standing.ts';
import type { LibrarySnippets } from '../views/snippets.ts';
import { libraries } from './libraries.ts';
import { librarySnippets, models } from './models.ts';
import { runsOf } from './verified.ts';

const today = new Date().toISOString().slice(0, 10);

/** The receipts of one library's snippets for one model, by the snippet's file. */
async function receiptsOf({ entry, snippets }: LibrarySnippets, model: string): Promise<[string, Receipt][]> {
  const made = await receiptsOfPage(runsOf(entry.id), model, snippets, today);
  return snippets.flatMap(({ file }, at): [string, Receipt][] => {
    const receipt = made[at];
    return receipt ? [[file, receipt]] : [];
  });
}

const all = models.flatMap((page) => librarySnippets(page).map((library) => receiptsOf(library, page.model.id)));
const receipts = new Map((await Promise.all(all)).flat());

/** What was done with a snippet of a page; nothing where its library has no records. */
export const receiptOfFile = (file: string): Receipt | undefined => receipts.get(file);

const files = models.flatMap((page) => librarySnippets(page).flatMap(({ snippets }) => snippets));
const hashes = new Map(await Promise.all(files.map(async ({ file, code }) => [file, await hashOfText(code)] as const)));

/** What identifies the code of a snippet: the beginning of its SHA-256 sum. */
export const hashOfFile = (file: string): string | undefined => hashes.get(file);

/** How many variants of code there are, and how many of them ran. */
export const share = shareOf(
  libraries.map(({ id, variants = [] }) => ({
    variants: variants.filter(({ message }) => !message).map(({ name }) => name),
    runs: runsOf(id)?.runs ?? {},
  })),
);
