import type { ExecutedOn } from '../../runtime/receipt/receipt.ts';
import type { Published } from './published/read.ts';

/** A value of a JSON document. */
export type Json = null | boolean | number | string | readonly Json[] | { readonly [key: string]: Json };

/** Bytes of a module as it stands on disk, and after gzip at its highest level. */
export interface Size {
  raw: number;
  gzip: number;
}

/** What a project prints besides its committed snippets, and what tells which of its proofs stand. */
export interface Besides {
  /** Steps of apps, notices, and calls of providers themselves: path as below out/snippets, and text. */
  files: ReadonlyMap<string, string>;
  /** By client: the hash of what prints its calls. */
  printers: Readonly<Record<string, string>>;
  /** By library: what its snippets are executed on. */
  recipes: Readonly<Record<string, ExecutedOn>>;
  /** By slug of a seed: the slugs of the libraries that its page shows, in order; absent for a revision that does not tell. */
  shown?: Readonly<Record<string, readonly string[]>>;
}

/** One side of a comparison: everything that readers see of a state of the project. */
export interface Side {
  /** How messages name it: the revision or the folder as it was given. */
  name: string;
  /** Rendered snippets: path below out/snippets and text. */
  snippets: ReadonlyMap<string, string>;
  /** Model records by the slug of their id, as the path of a snippet names them. */
  seeds: ReadonlyMap<string, unknown>;
  /** Entries of the catalogue: path below catalogue/ without .json, and value, and schemas/<name>; undefined when the side has none. */
  catalogue: ReadonlyMap<string, Json> | undefined;
  /** The files of out/verified and out/executed.json; undefined when the side has none. */
  verified: Json | undefined;
  /** What its modules print besides the snippets, or the reason why that is not known. */
  besides: Besides | string;
  /** Sizes of the emitted modules by path below out/modules, or the reason why they are not known. */
  modules: ReadonlyMap<string, Size> | string;
  /** What its package exports, or the reason why that is not known. */
  published: Published | string;
  /** A sentence that says why its snippets may not be what its sources give; absent where they are, or nobody looked. */
  doubt?: string;
}

export type GroupKind = 'changed' | 'added' | 'removed' | 'renamed' | 'moved';

/** A line of the example of a group. Line numbers count from 1; a number is absent where the side lacks the line. */
export interface Row {
  kind: 'same' | 'removed' | 'added';
  before?: number;
  after?: number;
  text: string;
}

/** A snippet that a group is about: its paths below out/snippets. A moved one is the folder of the whole list. */
export interface Place {
  before?: string;
  after?: string;
  /** The page of the site that shows it, below its base: models/org/name/. */
  page?: string;
}

/** Snippets that changed in the same way. */
export interface Group {
  kind: GroupKind;
  /** The file extension of the snippets, such as py; empty for a changed order. */
  extension: string;
  /** The change as the first place shows it: hunks with a few lines around them. */
  hunks: Row[][];
  /** In order; never empty. */
  places: Place[];
}

/** A fact of the catalogue that changed in the same way in one or more entries. An absent value was not there. */
export interface FactChange {
  /** Path inside the entry, such as variants.pipeline.title; empty for the whole entry. A list item ends in []. */
  field: string;
  before?: Json;
  after?: Json;
  /** Entries by path below catalogue/, such as libraries/transformers; or a schema, such as schemas/library. */
  entries: string[];
}

/** What out/verified no longer says. */
export interface VerifiedChange {
  /** Path of the record in the file, such as libraries.transformers. */
  record: string;
  before?: string;
  after?: string;
  /** Whether something that was verified no longer is. */
  lost: boolean;
}

export interface ModuleChange {
  module: string;
  before?: Size;
  after?: Size;
}

/** The sizes of all modules, and those that changed; or why they are not known. */
export type ModuleDifference = { before: Size; after: Size; changed: ModuleChange[] } | { unknown: string };

/** Exports and code of the package that differ, with the version of the base; or why they are not known. */
export type PublishedDifference =
  | { version: string; removed: string[]; added: string[]; sources: string[] }
  | { unknown: string };

/** Everything that readers see differently. `--format json` prints it as it is. */
export interface Difference {
  version: 1;
  base: string;
  head: string;
  /** What a maintainer has to know, most important first; code stands between backticks. */
  sentences: string[];
  /** Numbers of snippets. */
  snippets: { before: number; after: number } & Record<GroupKind, number>;
  groups: Group[];
  facts: FactChange[];
  verified: VerifiedChange[];
  modules: ModuleDifference;
  published: PublishedDifference;
  /** Slugs of the records and data sets that snippets are rendered for, and that only one side has. */
  samples: string[];
  /** What could not be compared, and why. */
  notes: string[];
}
