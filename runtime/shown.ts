import type { Model } from '../out/types/model.ts';
import { libraryNoticesOf, type Notice } from './notices.ts';
import type { LibraryEntry, LibraryFacts, Snippet } from './snippet.ts';

/** What a reader is shown of a library for a model. */
export interface ShownLibrary {
  readonly entry: LibraryFacts;
  /** Code and the commands that install for it; empty where the library has only a message. */
  readonly snippets: readonly Snippet[];
  /** What to know before running them; a message is one of these. */
  readonly notices: readonly Notice[];
}

const isCode = ({ kind }: Snippet): boolean => kind === 'code';

/** Whether there is code to run. */
export const hasCode = (shown: readonly ShownLibrary[]): boolean => shown.some(({ snippets }) => snippets.some(isCode));

/** A library with all that it prints for a model. */
export interface PrintedLibrary {
  readonly entry: LibraryFacts;
  readonly all: readonly Snippet[];
}

/**
 * What a reader is shown of what libraries print for a model, in their order.
 * @param printed The main library first: what another one has is shown where it is code, as a message instead of code is
 *   no help there.
 */
export const shownFrom = (printed: readonly PrintedLibrary[], model: Model): ShownLibrary[] =>
  printed.flatMap(({ entry, all }, place) => {
    if (all.length === 0 || (place > 0 && !all.some(isCode))) return [];
    const snippets = all.filter(({ kind }) => kind !== 'message');
    return [{ entry, snippets, notices: libraryNoticesOf({ entry, snippets: all }, model) }];
  });

/**
 * Which libraries leave a prompt out of their code, in a sentence; nothing where each says it.
 * @param other What is shown for another prompt: code that is the same for both says none.
 */
export function promptLeftOut(shown: readonly ShownLibrary[], other: readonly ShownLibrary[]): string | undefined {
  const names = shown.flatMap(({ entry, snippets }) => {
    const others = other.find((one) => one.entry.id === entry.id)?.snippets ?? [];
    const same = snippets.some(isCode) && snippets.every(({ code }, index) => code === others[index]?.code);
    return same ? [entry.prettyLabel] : [];
  });
  return names.length === 0
    ? undefined
    : `The prompt is left out of the code of ${names.join(', ')}: what is asked there, if anything, is its own text.`;
}

/** What a reader is shown of libraries for a model, the main one first. */
export const shownOf = (entries: readonly LibraryEntry[], model: Model): ShownLibrary[] =>
  shownFrom(
    entries.map((entry) => ({ entry, all: entry.snippets(model) })),
    model,
  );
