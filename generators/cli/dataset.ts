import type { DatasetOutput } from '../../out/types/dataset-output.ts';
import { OF_DATASETS } from '../../runtime/receipt/snippets.ts';
import { didYouMean } from '../diagnostics/suggest.ts';
import { importGenerated, UsageError } from './libraries.ts';
import { receiptTeller } from './receipts.ts';

/** Makes the snippets of the record of a data set. */
export type RenderDataset = (record: Record<string, unknown>) => Promise<DatasetOutput>;

interface DatasetModule {
  parseDataset(record: unknown): import('../../out/types/dataset.ts').Dataset;
}

/** The function that `render --dataset` calls for each record: with one library, or with all that take the data set. */
export async function datasetRenderer(library: string | undefined): Promise<RenderDataset> {
  const { parseDataset } = await importGenerated<DatasetModule>('dataset.ts');
  // Imported here: what they are made of is generated above, when nothing was generated yet.
  const [{ datasetGroupsOf, datasetLibraryLabels }, { printDataset }] = await Promise.all([
    import('../../runtime/dataset/index.ts'),
    import('../../runtime/dataset/printed.ts'),
  ]);
  const { withReceipts } = await receiptTeller();
  const ids = Object.keys(datasetLibraryLabels);
  if (library !== undefined && library !== 'all' && !ids.includes(library))
    throw new UsageError(`no library of data sets has the id "${library}": ${didYouMean(library, ids)}`);
  const only = library === undefined || library === 'all' ? undefined : [library];
  return async (record) => {
    const dataset = parseDataset(record);
    const printed = printDataset(dataset, await datasetGroupsOf(dataset, only));
    return { ...printed, dataset: await withReceipts(printed.dataset, OF_DATASETS) };
  };
}
