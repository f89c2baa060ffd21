import type { Library } from '../../../../out/types/library.ts';
import type { Rule } from '../../collection.ts';
import { ecosystems } from '../../ecosystems/source.ts';
import { requirements } from '../../requirements/source.ts';
import { idsOf, unknownWord } from '../../vocabulary.ts';

/** Packages are named by an ecosystem that has an entry. */
export const packages: Rule<Pick<Library, 'install' | 'variants'>> = (libraries, project) => {
  const ids = idsOf(project, ecosystems);
  return libraries.flatMap((json) => {
    const lists = [
      { install: json.value.install, path: ['install'] },
      ...(json.value.variants ?? []).map(({ install }, index) => ({ install, path: ['variants', index, 'install'] })),
    ];
    return lists.flatMap(({ install, path }) =>
      Object.keys(install ?? {}).flatMap((id) =>
        unknownWord(json, [...path, id], id, ids, 'unknown-ecosystem', 'ecosystem'),
      ),
    );
  });
};

/** What a library requires is a set of requirements that has an entry. */
export const requires: Rule<Library> = (libraries, project) => {
  const ids = idsOf(project, requirements);
  return libraries.flatMap((json) =>
    (json.value.requires ?? []).flatMap((id, index) =>
      unknownWord(json, ['requires', index], id, ids, 'unknown-requirement', 'requirement'),
    ),
  );
};
