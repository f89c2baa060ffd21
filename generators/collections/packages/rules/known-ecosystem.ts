import type { Package } from '../../../../out/types/package.ts';
import type { Rule } from '../../collection.ts';
import { ecosystems } from '../../ecosystems/source.ts';
import { idsOf, unknownWord } from '../../vocabulary.ts';

/** A package is of an ecosystem that has an entry. */
export const knownEcosystem: Rule<Package> = (entries, project) => {
  const ids = idsOf(project, ecosystems);
  return entries.flatMap((json) =>
    unknownWord(json, ['ecosystem'], json.value.ecosystem, ids, 'unknown-ecosystem', 'ecosystem'),
  );
};
