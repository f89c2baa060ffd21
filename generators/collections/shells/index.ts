import { emitShells } from '../../4-emit/shells.ts';
import { defineCollection } from '../collection.ts';
import { shells } from './source.ts';

export const collections = [
  defineCollection({
    source: shells,
    modules: (entries) => [
      {
        name: 'shells.ts',
        inputs: entries.map(({ json }) => json),
        texts: (emit) => [
          [
            'shells.ts',
            emitShells(
              emit,
              entries.map(({ json }) => json.value),
            ),
          ],
        ],
      },
    ],
  }),
];
