import type { DatasetLibrary } from '../../../../out/types/dataset-library.ts';
import { testOf } from '../../../2-analyse/condition.ts';
import { datasetScope } from '../../../2-analyse/dataset.ts';
import { type Diagnostic, diagnostic } from '../../../diagnostics/diagnostic.ts';
import { didYouMean } from '../../../diagnostics/suggest.ts';
import type { Rule } from '../../collection.ts';

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
