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

/** Where a value stands: the keys to it, a variant by its name, which stays where its number in the list does not. */
export function placeOf(root: unknown, path: readonly (string | number)[]): string {
  let value = root;
  const words = path.map((key, at) => {
    value = (value as Readonly<Record<string | number, unknown>>)[key];
    const name = path[at - 1] === 'variants' ? (value as { name?: string } | undefined)?.name : undefined;
    return name ?? key;
  });
  return words.join('.');
}
