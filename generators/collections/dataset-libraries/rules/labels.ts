import type { DatasetLibrary } from '../../../../out/types/dataset-library.ts';
import type { Rule } from '../../collection.ts';
import { sharedLabels } from '../../labels.ts';

/** No two libraries of data sets are called the same. */
export const labels: Rule<Pick<DatasetLibrary, 'label'>> = (entries) => sharedLabels(entries, 'label');
