import { datasetLibraries } from '../../out/modules/dataset-libraries/index.ts';
import type { Dataset } from '../../out/types/dataset.ts';
import type { Snippet } from '../snippet.ts';

export { parseDataset } from '../../out/modules/dataset.ts';
export type { Dataset } from '../../out/types/dataset.ts';
export { datasetNoticesOf } from './notices.ts';
export { printDataset } from './printed.ts';
export type { DatasetLibraryEntry, ListedDatasetLibrary } from './types.ts';

/** The libraries that load data sets, by id, in the order in which they are shown. */
export const datasetLibraryLabels: Readonly<Record<string, string>> = Object.fromEntries(
  datasetLibraries.map(({ id, label }) => [id, label]),
);

/** How a library loads a data set. */
export interface DatasetGroup {
  readonly library: string;
  readonly label: string;
  readonly docsUrl: string;
  readonly snippets: readonly Snippet[];
  readonly notes: readonly string[];
}

/**
 * How a data set is loaded, with each library that takes it; the module of a library is imported when it is needed.
 * @param only The ids of the libraries that are asked for; all when absent.
 */
export async function datasetGroupsOf(dataset: Dataset, only?: readonly string[]): Promise<DatasetGroup[]> {
  const wanted = datasetLibraries.filter(({ id, applies }) => (only?.includes(id) ?? true) && applies(dataset));
  const entries = await Promise.all(wanted.map(({ load }) => load()));
  return entries.map(({ id, label, docsUrl, notes = [], snippets }) => ({
    library: id,
    label,
    docsUrl,
    snippets: snippets(dataset),
    notes,
  }));
}
