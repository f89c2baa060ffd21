import { missing } from '../../out/modules/dataset.ts';
import { datasetNoticeRules } from '../../out/modules/dataset-notices.ts';
import { hub } from '../../out/modules/hub.ts';
import type { Dataset } from '../../out/types/dataset.ts';
import { firstOfKinds, type Notice } from '../notices.ts';
import { printFirst } from '../shells.ts';

/** The notices about a data set, whatever library loads it; empty when there is nothing to know, or no id. */
export function datasetNoticesOf(dataset: Dataset): Notice[] {
  const { id, licence } = dataset;
  if (id === missing.id) return [];
  return firstOfKinds(
    datasetNoticeRules.filter(({ holds }) => holds?.(dataset) ?? true),
    () => ({
      page: `${hub.url}/datasets/${id}`,
      login: printFirst(hub.login),
      licence,
      it: 'the data set',
      It: 'The data set',
    }),
  );
}
