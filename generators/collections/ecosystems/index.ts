import { emitInstalls } from '../../4-emit/installs.ts';
import { defineCollection } from '../collection.ts';
import { ecosystems } from './source.ts';

export const collections = [
  defineCollection({
    source: ecosystems,
    modules: (entries) => [
      {
        name: 'install.ts',
        inputs: entries.map(({ json }) => json),
        texts: (emit) => [
          [
            'install.ts',
            emitInstalls(
              emit,
              entries.map(({ json }) => json.value),
            ),
          ],
        ],
      },
    ],
  }),
];
