import type { Search } from '../../../out/types/search.ts';
import type { SearchIndex } from '../../../runtime/search/types.ts';
import { dataModule } from '../../4-emit/site.ts';
import { defineCollection, type Rule } from '../collection.ts';
import { unknownWord } from '../vocabulary.ts';
import { rowsOf, SOURCES, withSynonyms } from './rows.ts';
import { synonyms } from './source.ts';

/** What is given other names can be found. */
const named: Rule<Search> = (entries, project) => {
  if (SOURCES.some((source) => project.broken(source).length > 0)) return [];
  const rows = rowsOf(project);
  return entries.flatMap((json) =>
    json.value.synonyms.flatMap(({ kind, id }, at) =>
      unknownWord(json, ['synonyms', at, 'id'], id, new Set(rows[kind].map((row) => row.id)), 'unknown-page', 'id'),
    ),
  );
};

export const collections = [
  defineCollection({
    source: synonyms,
    rules: [named],
    modules: (entries, project) =>
      entries.map(({ json }) => {
        const rows = rowsOf(project);
        return {
          name: 'search.ts',
          inputs: [json, ...SOURCES.flatMap((source) => project.entries<unknown>(source)), JSON.stringify(rows.doc)],
          texts: (emit) => [
            dataModule<SearchIndex>(emit, {
              path: 'search.ts',
              source: 'catalogue',
              name: 'searchIndex',
              type: 'SearchIndex',
              from: { type: 'SearchIndex', module: 'runtime/search/types.ts' },
              value: withSynonyms(rows, json.value),
            }),
          ],
        };
      }),
  }),
];
