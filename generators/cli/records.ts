import type { Model } from '../../out/types/model.ts';
import { type PrintedLibrarySnippet, printLibrary } from '../../runtime/printed.ts';
import type { LibraryEntry } from '../../runtime/snippet.ts';

/** Reads a record: a JSON object, else an error that says what it is instead. */
export function asModelRecord(value: unknown): Record<string, unknown> {
  if (typeof value === 'object' && value !== null && !Array.isArray(value)) return value as Record<string, unknown>;
  const what = value === null ? 'null' : Array.isArray(value) ? 'a list' : `a ${typeof value}`;
  throw new TypeError(`a model record is a JSON object, not ${what}`);
}

/** The library snippets of a model for some libraries. */
export const librarySnippets = (model: Model, libraries: readonly LibraryEntry[]): PrintedLibrarySnippet[] =>
  libraries.flatMap((entry) => printLibrary(entry, entry.snippets(model)));
