/** Where the entries of one kind stand, and the schema that each of them keeps. */
export interface Source<Entry = unknown> {
  /** What the entries are called in messages and counts, such as libraries. */
  readonly name: string;
  /** The folder of the entries, one file each; or the one file, which ends in .json. */
  readonly at: string;
  /** The schema, named without `.schema.json`. */
  readonly schema: string;
  /** The path that the entry of an id has, so that no two entries have the same id; absent for the one file. */
  pathOf?(id: string): string;
  /**
   * The keys of an entry below which texts are what records and people send, whatever is in them: it is escaped where it is
   * printed. Everywhere else texts hold nothing that a reader cannot see. `all` for an entry that holds nothing else.
   */
  readonly sent?: readonly string[] | 'all';
  /**
   * Where else files and folders are called after the entries: paths below the root with `<id>` for the slug of an id, `*` for
   * whatever stands there, and a slash at the end for all below. A path without `<id>` is of what stands among them and is called
   * after none.
   */
  readonly besides?: readonly string[];
  /** Only for the type checker: what an entry is once it keeps the schema. */
  readonly entry?: Entry;
}
