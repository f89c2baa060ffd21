import type { Seed } from '../../../../out/types/seed.ts';
import type { Rule } from '../../collection.ts';
import { libraries } from '../../libraries/source.ts';
import { idsOf, itemsOf, unknownWord } from '../../vocabulary.ts';
import { confirmedFields } from '../confirmed.ts';

/** The library of a seed has an entry, unless it is confirmed that the hub says so. */
export const knownLibrary: Rule<Seed> = (seeds, project) => {
  const ids = idsOf(project, libraries);
  const names = itemsOf(project, libraries, 'aliases');
  const known = ids && names && new Set([...ids, ...names]);
  return seeds.flatMap((json) => {
    const library = json.value.library_name;
    if (library === undefined || confirmedFields(json.value).has('library_name')) return [];
    return unknownWord(json, ['library_name'], library, known, 'unknown-library', 'library');
  });
};
