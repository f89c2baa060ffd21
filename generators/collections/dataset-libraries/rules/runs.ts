import type { DatasetLibrary } from '../../../../out/types/dataset-library.ts';
import { slugOf } from '../../../../runtime/slug.ts';
import type { Rule } from '../../collection.ts';
import { datasets } from '../../datasets/source.ts';
import { leftRuns, slugsOf } from '../../left-runs.ts';

/** Every recorded run is of a variant and a data set that there are. */
export const runs: Rule<Pick<DatasetLibrary, 'id' | 'variants'>> = (entries, project) => {
  const samples = slugsOf(project, datasets);
  return entries.flatMap(({ value: { id, variants } }) =>
    leftRuns(
      project.root,
      `out/verified/datasets/${slugOf(id)}.json`,
      variants.map(({ name }) => name),
      samples,
    ),
  );
};
