import type { Model } from '../out/types/model.ts';
import type { Snippet } from './snippet.ts';

/** The ids that may be libraries of a model, in the order in which a page shows them: its own, then its tags. */
export const libraryIdsOf = ({ libraryName, tags }: Pick<Model, 'libraryName' | 'tags'>): string[] => [
  ...new Set([...(libraryName === undefined ? [] : [libraryName]), ...tags]),
];

/** Whether a page shows these snippets of a library: where only a tag names it, a message instead of code is no help. */
export const worthShowing = (
  library: string,
  { libraryName }: Pick<Model, 'libraryName'>,
  snippets: readonly Pick<Snippet, 'kind'>[],
): boolean => snippets.some(({ kind }) => kind === 'code') || (library === libraryName && snippets.length > 0);
