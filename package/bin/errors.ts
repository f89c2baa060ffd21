/** Something that a person can act on; the message says what. */
export class BinError extends Error {
  /** Stable key for programs, such as not-found. */
  readonly kind: string;
  constructor(message: string, kind = 'failed') {
    super(message);
    this.kind = kind;
  }
}

/** A wrong call. */
export class UsageError extends Error {}
