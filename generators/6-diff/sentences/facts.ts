import type { FactChange, Json, Side } from '../types.ts';
import { kindOf, labelOf, quoted } from './words.ts';

/** How many facts of an entry are told, and how long a value may be to be told with it. */
const MOST = { facts: 3, characters: 60 };

const textOf = (value: Json): string => (typeof value === 'string' ? value : JSON.stringify(value));

/** A field with its values before and after where they are short; a list item that came or went. */
function factSaid({ field, before, after }: FactChange): string {
  const values = [before, after].flatMap((value) => (value === undefined ? [] : [textOf(value)]));
  const name = quoted(field.replace(/\[\]$/, ''));
  if (values.some((text) => text.length > MOST.characters)) return `${name} differs`;
  const [one = '', other = ''] = values.map(quoted);
  if (before !== undefined && after !== undefined) return `${name} was ${one}, is ${other}`;
  if (field.endsWith('[]')) return `${name} ${after === undefined ? 'loses' : 'gains'} ${one}`;
  return after === undefined ? `${name} is gone (${one})` : `${name} is new (${one})`;
}

/** Fields that say what a snippet is: a sentence about snippets tells what becomes of them. */
const TOLD = /^(variants|install|lookups|steps|steps \(order\))\b/;

/**
 * Entries whose facts differ.
 * @param touched Entries of which a sentence tells what becomes of their snippets.
 */
export function factSentences(
  facts: readonly FactChange[],
  touched: ReadonlySet<string>,
  base: Side,
  head: Side,
): string[] {
  const byEntry = new Map<string, FactChange[]>();
  for (const fact of facts)
    for (const entry of fact.entries) {
      const isTold = fact.field === '' || (touched.has(entry) && TOLD.test(fact.field));
      if (!isTold) byEntry.set(entry, [...(byEntry.get(entry) ?? []), fact]);
    }
  return [...byEntry].map(([entry, changed]) => {
    const name = entry.includes('/') ? `${labelOf(entry, head, base)} (${kindOf(entry)})` : `catalogue/${entry}.json`;
    const more = changed.length > MOST.facts ? ` and ${changed.length - MOST.facts} more` : '';
    return `${name}: ${changed.slice(0, MOST.facts).map(factSaid).join('; ')}${more}`;
  });
}
