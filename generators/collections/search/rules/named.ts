import type { Search } from '../../../../out/types/search.ts';
import type { Rule } from '../../collection.ts';
import { unknownWord } from '../../vocabulary.ts';
import { docsRows } from '../docs.ts';
import { rowsOf, SOURCES } from '../rows.ts';

/** What is given other names can be found. */
export const named: Rule<Search> = (entries, project) => {
  if (SOURCES.some((source) => project.broken(source).length > 0)) return [];
  const rows = rowsOf(project, docsRows(project.root));
  return entries.flatMap((json) =>
    json.value.synonyms.flatMap(({ kind, id }, at) =>
      unknownWord(json, ['synonyms', at, 'id'], id, new Set(rows[kind].map((row) => row.id)), 'unknown-page', 'id'),
    ),
  );
};
