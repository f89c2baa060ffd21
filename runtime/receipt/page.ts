import { slugOf } from '../slug.ts';
import { lookupOf } from './lookup.ts';
import { type Receipt, type Recorded, receiptOf, type Tried, variantReceipt } from './receipt.ts';
import { executedText, hashOfText, keysOf, neededBy, type Standing } from './standing.ts';

/**
 * What was done with each snippet of a library for one model or data set, else with those of another of its kind; nothing for
 * what is no code.
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
  const { variants } = lookupOf(runs);
  const identified = await identify(subject, snippets);
  return identified.map((one, at) => {
    if (!one) return undefined;
    const { key, hash } = one;
    const variant = snippets[at]?.variant ?? '';
    // A page may be of a model that is not executed because others of its kind are.
    const isOfOthers = runs.runs[key] === undefined && variants.has(variant);
    return isOfOthers ? variantReceipt(runs, variant, hash, today, tried) : receiptOf(runs, key, hash, today, tried);
  });
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
