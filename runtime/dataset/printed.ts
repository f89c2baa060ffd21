import type { Dataset } from '../../out/types/dataset.ts';
import type { DatasetOutput } from '../../out/types/dataset-output.ts';
import { FORMAT_VERSION, printLibraries, printNotices } from '../printed.ts';
import type { DatasetGroup } from './index.ts';
import { datasetNoticesOf } from './notices.ts';

/** How a data set is loaded, as the commands print it; the fields are described in schemas/dataset-output.schema.json. */
export function printDataset(dataset: Dataset, groups: readonly DatasetGroup[]): DatasetOutput {
  const notes = groups.flatMap(({ library, notes: texts }) => texts.map((text) => ({ library, text })));
  return {
    formatVersion: FORMAT_VERSION,
    id: dataset.id,
    dataset: printLibraries(groups.map(({ library, snippets }) => ({ entry: { id: library }, snippets }))),
    ...printNotices(datasetNoticesOf(dataset), []),
    ...(notes.length > 0 ? { notes } : {}),
  };
}
