/** What a query can ask of a file. For a/b/file.json the values are: a/b/file.json, file, json, a/b/. */
export const DOWNLOAD_FIELDS = ['path', 'path_filename', 'path_extension', 'path_prefix'] as const;

export type DownloadField = (typeof DOWNLOAD_FIELDS)[number];

/** Where a piece of the query stands: offsets in UTF-16 units from 0, the end excluded. */
export interface Span {
  readonly start: number;
  readonly end: number;
}

/** The field has this value, compared whole; a pattern takes * for any text and ? for any one character. */
export interface MatchNode extends Span {
  readonly kind: 'match';
  readonly field: DownloadField;
  readonly value: string;
  readonly pattern: boolean;
}

/** The file has the field at all: a file in the root has no path_prefix, a file without a dot no path_extension. */
export interface ExistsNode extends Span {
  readonly kind: 'exists';
  readonly field: DownloadField;
}

export interface NotNode extends Span {
  readonly kind: 'not';
  readonly operand: DownloadQuery;
}

/** Two or more operands, in the order of the text. */
export interface GroupNode extends Span {
  readonly kind: 'and' | 'or';
  readonly operands: readonly DownloadQuery[];
}

/** A download query as a tree. */
export type DownloadQuery = MatchNode | ExistsNode | NotNode | GroupNode;

export type DownloadQueryErrorCode =
  | 'empty-query'
  | 'expected-condition'
  | 'missing-operator'
  | 'missing-field'
  | 'unknown-field'
  | 'missing-value'
  | 'empty-value'
  | 'unclosed-quote'
  | 'wrong-quote'
  | 'unclosed-parenthesis'
  | 'extra-parenthesis'
  | 'unknown-operator'
  | 'unsupported-value'
  | 'too-deep';

/** What is wrong with a query, where, and what to write instead. */
export interface DownloadQueryError {
  readonly code: DownloadQueryErrorCode;
  /** Offset in UTF-16 units from 0; the length of the query when something is missing at its end. */
  readonly offset: number;
  readonly sentence: string;
  readonly hint: string;
}

export type DownloadQueryResult =
  | { readonly ok: true; readonly query: DownloadQuery }
  | { readonly ok: false; readonly error: DownloadQueryError };
