import type { Model } from '../../out/types/model.ts';
import type { LibraryEntry } from '../../runtime/snippet.ts';

/** A snippet of a library as `render --json` prints it. */
export interface LibrarySnippet {
  library: string;
  variant: string;
  kind: string;
  language: string;
  title: string;
  code: string;
}

/** A snippet of the inference API as `render --json` prints it. */
export interface InferenceSnippet {
  language: string;
  client: string;
  title: string;
  code: string;
  request: unknown;
}

/** What `render --json` prints for a record. */
export interface Rendered {
  library: LibrarySnippet[];
  inference: InferenceSnippet[];
}

/** Reads a record: a JSON object, else an error that says what it is instead. */
export function asModelRecord(value: unknown): Record<string, unknown> {
  if (typeof value === 'object' && value !== null && !Array.isArray(value)) return value as Record<string, unknown>;
  const what = value === null ? 'null' : Array.isArray(value) ? 'a list' : `a ${typeof value}`;
  throw new TypeError(`a model record is a JSON object, not ${what}`);
}

/** The library snippets of a model for some libraries. */
export function librarySnippets(model: Model, libraries: readonly LibraryEntry[]): LibrarySnippet[] {
  return libraries.flatMap((entry) =>
    entry
      .snippets(model)
      .map(({ variant, kind, language, title, code }) => ({ library: entry.id, variant, kind, language, title, code })),
  );
}
