import type { Requirement } from '../../../../out/types/requirement.ts';
import type { Rule } from '../../collection.ts';
import { ecosystems } from '../../ecosystems/source.ts';
import { idsOf, unknownWord } from '../../vocabulary.ts';

/** Packages are named by an ecosystem that has an entry. */
export const packages: Rule<Requirement> = (entries, project) => {
  const ids = idsOf(project, ecosystems);
  return entries.flatMap((json) =>
    json.value.rules.flatMap(({ install }, index) =>
      Object.keys(install).flatMap((id) =>
        unknownWord(json, ['rules', index, 'install', id], id, ids, 'unknown-ecosystem', 'ecosystem'),
      ),
    ),
  );
};
