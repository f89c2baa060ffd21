import type { SearchIndex } from '../../../runtime/search/types.ts';
import { dataModule } from '../../4-emit/site.ts';
import { defineCollection } from '../collection.ts';
import { docsRows, FOLDERS } from './docs.ts';
import { rowsOf, SOURCES, withSynonyms } from './rows.ts';
import { named } from './rules/named.ts';
import { synonyms } from './source.ts';

export const collections = [
  defineCollection({
    source: synonyms,
    rules: [named],
    modules: (entries, project, memo) =>
      entries.map(({ json }) => {
        const folders = FOLDERS.map((folder) => memo.stateOf(folder));
        const docs = memo('pages of the documentation', folders, () => docsRows(project.root));
        const read = SOURCES.map((source) => project.entries<unknown>(source));
        const { rows, told } = memo('rows of search', [json, ...read, JSON.stringify(docs)], () => {
          const rows = withSynonyms(rowsOf(project, docs), json.value);
          return { rows, told: JSON.stringify(rows) };
        });
        return {
          name: 'search.ts',
          inputs: [told],
          texts: (emit) => [
            dataModule<SearchIndex>(emit, {
              path: 'search.ts',
              source: 'catalogue',
              name: 'searchIndex',
              type: 'SearchIndex',
              from: { type: 'SearchIndex', module: 'runtime/search/types.ts' },
              value: rows,
            }),
          ],
        };
      }),
  }),
];
