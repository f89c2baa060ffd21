/** What the parser of a language sees in a snippet. */
export interface Inspection {
  /** Why it does not parse. */
  error?: string;
  /** Its syntax tree as text, without names and without what strings hold. */
  shape: string;
  /** What its strings hold, in order. */
  literals: string[];
  /** Its names, in order. */
  names: string[];
}

/** The inspection of code that does not parse. */
export const failed = (error: unknown): Inspection => ({
  error: error instanceof Error ? error.message : String(error),
  shape: '',
  literals: [],
  names: [],
});
