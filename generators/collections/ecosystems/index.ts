import { emitInstalls } from '../../4-emit/installs.ts';
import { emitEcosystems } from '../../4-emit/site.ts';
import { defineCollection } from '../collection.ts';
import { ecosystems } from './source.ts';

export const collections = [
  defineCollection({
    source: ecosystems,
    modules: (entries) => [
      {
        name: 'site/ecosystems.ts',
        inputs: entries.map(({ json }) => json),
        texts: (emit) => [
          emitEcosystems(
            emit,
            ecosystems.at,
            entries.map(({ json }) => json.value),
          ),
        ],
      },
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
