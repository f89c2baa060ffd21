import type { App } from '../../../../out/types/app.ts';
import type { Rule } from '../../collection.ts';
import { shells } from '../../shells/source.ts';
import { idsOf, unknownWord } from '../../vocabulary.ts';

/** Scripts are for shells that have an entry. */
export const knownShells: Rule<App> = (apps, project) => {
  const ids = idsOf(project, shells);
  return apps.flatMap((json) =>
    (json.value.steps ?? []).flatMap(({ shell }, index) =>
      shell === undefined ? [] : unknownWord(json, ['steps', index, 'shell'], shell, ids, 'wrong-value', 'value'),
    ),
  );
};
