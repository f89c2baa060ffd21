import type { Library } from '../../../../out/types/library.ts';
import type { Rule } from '../../collection.ts';
import { requirements } from '../../requirements/source.ts';
import { idsOf, unknownWord } from '../../vocabulary.ts';

/** What a library requires is a set of requirements that has an entry. */
export const requires: Rule<Library> = (libraries, project) => {
  const ids = idsOf(project, requirements);
  return libraries.flatMap((json) =>
    (json.value.requires ?? []).flatMap((id, index) =>
      unknownWord(json, ['requires', index], id, ids, 'unknown-requirement', 'requirement'),
    ),
  );
};
