import type { JSONPath } from 'jsonc-parser';
import type { Condition } from '../../../out/types/condition.ts';
import type { DatasetLibrary } from '../../../out/types/dataset-library.ts';
import { testOf } from '../../2-analyse/condition.ts';
import { datasetScope } from '../../2-analyse/dataset.ts';
import { type Diagnostic, diagnostic } from '../../diagnostics/diagnostic.ts';
import { didYouMean } from '../../diagnostics/suggest.ts';
import type { Rule } from '../collection.ts';
import { datasets } from '../datasets/source.ts';
import { eachCondition } from '../libraries/rules/conditions.ts';
import { itemsOf, unknownWord } from '../vocabulary.ts';

/** What decides whether a library takes a data set asks for fields that data sets have. */
export const applies: Rule<DatasetLibrary> = (libraries, project) => {
  const scope = datasetScope(project.schemas);
  return libraries.flatMap((json) => {
    const found: Diagnostic[] = [];
    const { when } = json.value;
    if (!when) return found;
    testOf(when, scope, ({ code, values }) => found.push(diagnostic(code, json.placeOf(['when']), values)), didYouMean);
    return found;
  });
};

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
