import { emitLanguages } from '../../4-emit/site.ts';
import { defineCollection } from '../collection.ts';
import { languages } from './source.ts';

export const collections = [
  defineCollection({
    source: languages,
    modules: (entries) => [
      {
        name: 'site/languages.ts',
        inputs: entries.map(({ json }) => json),
        texts: (emit) => [
          emitLanguages(
            emit,
            languages.at,
            entries.map(({ json }) => json.value),
          ),
        ],
      },
    ],
  }),
];
