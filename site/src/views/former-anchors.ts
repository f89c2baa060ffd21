import { slugOf } from '../../../runtime/slug.ts';
import type { CodeView } from './code.ts';
import type { LibraryView } from './library.ts';

/** How the anchors of every library of a data set began, so that several libraries had the same. */
const BEGINNING = 'dataset-libraries';

const idsOf = ({ id, forms }: CodeView): string[] => [id, ...(forms ?? []).flatMap(({ view }) => view?.id ?? [])];

/** The anchors of the pieces of code of a library. */
const anchorsIn = ({ before, pieces }: LibraryView): string[] => {
  const first = [before, ...pieces.map((piece) => piece.before)].flat();
  const done = first.flatMap((one) => ('install' in one ? one.install.choices.map(({ code }) => code) : one.code));
  return [...done, ...pieces.map(({ code }) => code)].flatMap(idsOf);
};

/**
 * The anchors that the code for a data set had before each library had its own, for addresses that were passed on.
 * @returns For each library, in its order, those that lead to it: one that several had leads to the first of them.
 */
export function formerAnchors(libraries: readonly LibraryView[]): string[][] {
  const given = new Set<string>();
  return libraries.map((library) => {
    const begin = `${slugOf(library.id)}-`;
    const former = anchorsIn(library).map((id) => id.replace(begin, `${BEGINNING}-`));
    const own = [...new Set(former)].filter((id) => !given.has(id));
    for (const id of own) given.add(id);
    return own;
  });
}
