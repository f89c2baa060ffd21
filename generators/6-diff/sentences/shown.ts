import { count } from '../../count.ts';
import type { Side } from '../types.ts';
import { labelOf } from './words.ts';

/** How many samples are named in a sentence; of the rest the number. */
const NAMED = 3;

/** What became of a library on the pages of samples that both sides have, by their slugs. */
interface Became {
  readonly first: string[];
  readonly come: string[];
  readonly gone: string[];
}

/** For each library the samples of both sides on whose page it is shown first, comes or goes now. */
function becomeOf(before: ReadonlyMap<string, readonly string[]>, after: ReadonlyMap<string, readonly string[]>) {
  const libraries = new Map<string, Became>();
  const of = (library: string): Became => {
    const known = libraries.get(library) ?? { first: [], come: [], gone: [] };
    libraries.set(library, known);
    return known;
  };
  for (const [slug, now] of after) {
    const then = before.get(slug);
    if (!then) continue;
    const [first] = now;
    if (first !== undefined && first !== then[0]) of(first).first.push(slug);
    for (const library of now) if (!then.includes(library) && library !== first) of(library).come.push(slug);
    for (const library of then) if (!now.includes(library)) of(library).gone.push(slug);
  }
  return libraries;
}

const shownOf = ({ besides }: Side): ReadonlyMap<string, readonly string[]> | undefined =>
  typeof besides === 'string' || besides.shown === undefined ? undefined : new Map(Object.entries(besides.shown));

/**
 * On how many pages of samples another library is shown first, comes or goes: what tells the models of one library decides
 * about the pages of others, of which no snippet differs.
 */
export function shownSentences(base: Side, head: Side): string[] {
  const [before, after] = [shownOf(base), shownOf(head)];
  if (!before || !after) return [];
  const both = [...after.keys()].filter((slug) => before.has(slug)).length;
  const named = (slugs: readonly string[]): string => {
    const shown = slugs.slice(0, NAMED).map((slug) => `\`${slug}\``);
    return slugs.length > NAMED ? `${shown.join(', ')} and ${slugs.length - NAMED} more` : shown.join(', ');
  };
  return [...becomeOf(before, after)].flatMap(([library, { first, come, gone }]) => {
    const label = labelOf(`libraries/${library}`, head, base);
    const said = (slugs: readonly string[], what: string): string[] =>
      slugs.length === 0 ? [] : [`${label} ${what} of ${slugs.length} of ${count(both, 'sample')}: ${named(slugs)}`];
    return [
      ...said(first, 'is now the first library on the pages'),
      ...said(come, 'is new on the pages'),
      ...said(gone, 'is gone from the pages'),
    ];
  });
}
