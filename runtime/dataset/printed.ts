import type { DatasetOutput } from '../../out/types/dataset-output.ts';
import { FORMAT_VERSION } from '../printed.ts';
import type { DatasetGroup } from './index.ts';

/** How a data set is loaded, as the commands print it; the fields are described in schemas/dataset-output.schema.json. */
export const printDataset = (groups: readonly DatasetGroup[]): DatasetOutput => ({
  formatVersion: FORMAT_VERSION,
  dataset: groups.flatMap(({ library, snippets }) =>
    snippets.map(({ variant, kind, language, shell, title, code }) => ({
      library,
      variant,
      kind,
      language,
      ...(shell === undefined ? {} : { shell }),
      title,
      code,
    })),
  ),
});
