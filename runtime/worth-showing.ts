import type { Snippet } from './snippet.ts';

/**
 * Whether the snippets of a library are shown beside those of other libraries: where it is not the main library of the
 * model, a message instead of code is no help.
 */
export const worthShowing = (isMain: boolean, snippets: readonly Pick<Snippet, 'kind'>[]): boolean =>
  snippets.some(({ kind }) => kind === 'code') || (isMain && snippets.length > 0);
