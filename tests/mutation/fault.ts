/** One wrong place in one file. */
export interface Fault {
  /** File, place and operator: names it in reports, and in the list of equivalent ones. */
  readonly id: string;
  /** Path below the repository's root. */
  readonly file: string;
  /** The operator that made it (operators.ts). */
  readonly operator: string;
  /** The text of the file with the fault in it. */
  readonly text: string;
}
