import type { SearchIndex } from '../../../runtime/search/types.ts';
import { dataModule } from '../../4-emit/site.ts';
import { defineCollection } from '../collection.ts';
import { docsRows } from './docs.ts';
import { rowsOf, SOURCES, withSynonyms } from './rows.ts';
import { named } from './rules/named.ts';
import { synonyms } from './source.ts';

export const collections = [
  defineCollection({
    source: synonyms,
    rules: [named],
    modules: (entries, project) =>
      entries.map(({ json }) => {
        const docs = docsRows(project.root);
        return {
          name: 'search.ts',
          inputs: [json, ...SOURCES.flatMap((source) => project.entries<unknown>(source)), JSON.stringify(docs)],
          texts: (emit) => [
            dataModule<SearchIndex>(emit, {
              path: 'search.ts',
              source: 'catalogue',
              name: 'searchIndex',
              type: 'SearchIndex',
              from: { type: 'SearchIndex', module: 'runtime/search/types.ts' },
              value: withSynonyms(rowsOf(project, docs), json.value),
            }),
          ],
        };
      }),
  }),
];
