import type { Dataset } from '../../out/types/dataset.ts';
import type { Snippet } from '../snippet.ts';

/** The module of a library that loads data sets; the fields are described in schemas/dataset-library.schema.json. */
export interface DatasetLibraryEntry {
  readonly id: string;
  readonly label: string;
  readonly repoUrl: string;
  readonly docsUrl: string;
  readonly notes?: readonly string[];
  /** The snippets for a data set, in the order of the catalogue. */
  snippets(dataset: Dataset): Snippet[];
}

/** A library before its module is imported. */
export interface ListedDatasetLibrary {
  readonly id: string;
  readonly label: string;
  /** Whether the library takes the data set. */
  applies(dataset: Dataset): boolean;
  load(): Promise<DatasetLibraryEntry>;
}
