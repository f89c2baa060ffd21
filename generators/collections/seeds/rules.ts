import type { ModelRecord } from '../../../out/types/model-record.ts';
import type { JsonFile } from '../../1-load/json-file.ts';
import { diagnostic } from '../../diagnostics/diagnostic.ts';
import type { Rule } from '../collection.ts';
import { libraries } from '../libraries/source.ts';
import { idsOf, itemsOf, unknownWord } from '../vocabulary.ts';

/** No two seeds say the same but for their id. */
export const distinct: Rule<ModelRecord> = (seeds) => {
  const contents = new Map<string, JsonFile<ModelRecord>>();
  return seeds.flatMap((json) => {
    const { id: _, ...rest } = json.value;
    const content = JSON.stringify(rest);
    const other = contents.get(content);
    contents.set(content, json);
    return other ? [diagnostic('duplicate-seed', json.placeOf([]), { other: other.file })] : [];
  });
};

/** The library of a seed has an entry. */
export const knownLibrary: Rule<ModelRecord> = (seeds, project) => {
  const ids = idsOf(project, libraries);
  const names = itemsOf(project, libraries, 'aliases');
  const known = ids && names && new Set([...ids, ...names]);
  return seeds.flatMap((json) => {
    const library = json.value.library_name;
    if (library === undefined) return [];
    return unknownWord(json, ['library_name'], library, known, 'unknown-library', 'library');
  });
};
