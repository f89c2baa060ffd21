import type { Receipt } from '../../../runtime/receipt/receipt.ts';
import { hashOfText } from '../../../runtime/receipt/standing.ts';
import type { About } from '../views/code.ts';
import { to } from './links.ts';

/** The lists of packages that receipts tell of, each with the path of the file that pages share, named by what it holds. */
const paths = new Map<string, string>();

/** Gives the packages of each receipt a file, before a page that shows the receipt is built. */
export async function nameRequirements(receipts: Iterable<Receipt>): Promise<void> {
  for (const { run } of receipts)
    if (run?.pins && !paths.has(run.pins)) paths.set(run.pins, `requirements/${await hashOfText(run.pins)}.txt`);
}

/** Every list of packages with its path below the base. */
export const requirements = (): ReadonlyMap<string, string> => paths;

/** A receipt as a page shows it: its packages, which are many, stand in a file. */
export function shownReceipt(receipt?: Receipt): Pick<About, 'receipt' | 'requirements'> {
  const path = paths.get(receipt?.run?.pins ?? '');
  return { ...(receipt && { receipt }), ...(path && { requirements: to(path) }) };
}
