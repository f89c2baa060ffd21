import { slugOf } from '../slug.ts';
import { type Receipt, type Recorded, receiptOf, type Tried } from './receipt.ts';
import { executedText, hashOfText, keysOf, neededBy, type Standing } from './standing.ts';

/**
 * What was done with each snippet of a library for one model or data set; nothing for what is no code.
 * @param runs What is recorded of the library; nothing when it has no records.
 * @param subject The id of the model or data set.
 * @param snippets All of the library's snippets, in the order of the page.
 */
export async function receiptsOfPage(
  runs: Recorded | undefined,
  subject: string,
  snippets: readonly Standing[],
  today: string,
  tried?: Tried,
): Promise<(Receipt | undefined)[]> {
  if (!runs) return snippets.map(() => undefined);
  const identified = await identify(subject, snippets);
  return identified.map((one) => one && receiptOf(runs, one.key, one.hash, today, tried));
}

/**
 * By what the run of each snippet of a page is found: its key, and the hash of its text; nothing for what is no code.
 * @param precision What the weights of the model are loaded as, where that was chosen.
 */
export function identify(
  subject: string,
  snippets: readonly Standing[],
  precision?: string,
): Promise<({ readonly key: string; readonly hash: string } | undefined)[]> {
  const keys = keysOf(snippets);
  const needed = neededBy(snippets);
  const folder = precision === undefined ? slugOf(subject) : `${slugOf(subject)}@${precision}`;
  return Promise.all(
    snippets.map(async ({ kind, code }, at) => {
      const before = needed[at];
      if (kind !== 'code' || !before) return undefined;
      return { key: `${folder}/${keys[at]}`, hash: await hashOfText(executedText(code, before)) };
    }),
  );
}
