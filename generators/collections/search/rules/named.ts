import type { Search } from '../../../../out/types/search.ts';
import { type Rule, reading } from '../../collection.ts';
import { unknownWord } from '../../vocabulary.ts';
import { docsRows, FOLDERS } from '../docs.ts';
import { rowsOf, SOURCES } from '../rows.ts';

/** What is given other names can be found. */
export const named: Rule<Search> = reading(FOLDERS, (entries, project) => {
  if (SOURCES.some((source) => project.broken(source).length > 0)) return [];
  const rows = Object.entries(rowsOf(project, docsRows(project.root)));
  const ids = new Map(rows.map(([kind, own]) => [kind, new Set(own.map(({ id }) => id))]));
  return entries.flatMap((json) =>
    json.value.synonyms.flatMap(({ kind, id }, at) =>
      unknownWord(json, ['synonyms', at, 'id'], id, ids.get(kind), 'unknown-page', 'id'),
    ),
  );
});
