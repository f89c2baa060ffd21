import type { JSONPath } from 'jsonc-parser';
import type { Condition } from '../../../../out/types/condition.ts';
import type { DatasetLibrary } from '../../../../out/types/dataset-library.ts';
import type { Diagnostic } from '../../../diagnostics/diagnostic.ts';
import type { Rule } from '../../collection.ts';
import { eachCondition } from '../../conditions.ts';
import { datasets } from '../../datasets/source.ts';
import { itemsOf, unknownWord } from '../../vocabulary.ts';

/** A condition asks for tags that a data set of the catalogue carries. */
export const tags: Rule<DatasetLibrary> = (libraries, project) => {
  const known = itemsOf(project, datasets, 'tags');
  return libraries.flatMap((json) => {
    const found: Diagnostic[] = [];
    const visit = (condition: Condition, path: JSONPath): void => {
      if (!('tag' in condition)) return;
      for (const word of [condition.tag].flat())
        found.push(...unknownWord(json, [...path, 'tag'], word, known, 'unknown-tag', 'tag'));
    };
    if (json.value.when) eachCondition(json.value.when, ['when'], visit);
    for (const [index, { when }] of json.value.variants.entries())
      if (when) eachCondition(when, ['variants', index, 'when'], visit);
    return found;
  });
};
