import type { Library } from '../../../../out/types/library.ts';
import { slugOf } from '../../../../runtime/slug.ts';
import type { Rule } from '../../collection.ts';
import { leftRuns, slugsOf } from '../../left-runs.ts';
import { seeds } from '../../seeds/source.ts';

/** Every recorded run is of a variant and a seed that there are. */
export const runs: Rule<Pick<Library, 'id' | 'variants'>> = (libraries, project) => {
  const samples = slugsOf(project, seeds);
  return libraries.flatMap(({ value: { id, variants = [] } }) =>
    leftRuns(
      project.root,
      `out/verified/${slugOf(id)}.json`,
      variants.map(({ name }) => name),
      samples,
    ),
  );
};
