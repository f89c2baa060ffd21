/** Something that a person can act on; the message says what. */
export class BinError extends Error {}

/** A wrong call. */
export class UsageError extends Error {}
