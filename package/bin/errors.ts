/** Something that a person can act on; the message says what. */
export class BinError extends Error {
  /** Stable key for programs, such as not-found. */
  readonly kind: string;
  /** What helps whoever called the command; other callers have other ways. */
  readonly hint: string | undefined;
  constructor(message: string, kind = 'failed', hint?: string) {
    super(message);
    this.kind = kind;
    this.hint = hint;
  }
}

/** A wrong call. */
export class UsageError extends Error {
  /** What helps whoever called the command. */
  readonly hint: string | undefined;
  constructor(message: string, hint?: string) {
    super(message);
    this.hint = hint;
  }
}
