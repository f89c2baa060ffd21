import type { Library } from '../../../../out/types/library.ts';
import type { Rule } from '../../collection.ts';
import { ecosystems } from '../../ecosystems/source.ts';
import { idsOf, unknownWord } from '../../vocabulary.ts';
import { installListsOf } from '../install-lists.ts';

/** Packages are named by an ecosystem that has an entry. */
export const knownEcosystems: Rule<Pick<Library, 'install' | 'variants'>> = (libraries, project) => {
  const ids = idsOf(project, ecosystems);
  return libraries.flatMap((json) =>
    installListsOf(json.value).flatMap(({ install, path }) =>
      Object.keys(install).flatMap((id) => unknownWord(json, [...path, id], id, ids, 'unknown-ecosystem', 'ecosystem')),
    ),
  );
};
