import { emitDatasetRecords } from '../../4-emit/dataset.ts';
import { defineCollection } from '../collection.ts';
import { datasets } from './source.ts';

export const collections = [
  defineCollection({
    source: datasets,
    modules: (entries) => [
      {
        name: 'site/datasets.ts',
        inputs: entries.map(({ json }) => json),
        texts: (emit) => [
          [
            'site/datasets.ts',
            emitDatasetRecords(
              emit,
              entries.map(({ json }) => json.value),
            ),
          ],
        ],
      },
    ],
  }),
];
