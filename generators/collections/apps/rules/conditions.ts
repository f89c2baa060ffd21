import type { App } from '../../../../out/types/app.ts';
import { appScope, conditionsOf } from '../../../2-analyse/app.ts';
import { testOf } from '../../../2-analyse/condition.ts';
import { objectTypeOf } from '../../../2-analyse/types.ts';
import { type Diagnostic, diagnostic } from '../../../diagnostics/diagnostic.ts';
import { didYouMean } from '../../../diagnostics/suggest.ts';
import type { Rule } from '../../collection.ts';

/** Conditions ask for fields that the model has. */
export const conditions: Rule<App> = (apps, project) => {
  const scope = appScope(objectTypeOf(project.schemas.document('model')));
  return apps.flatMap((json) => {
    const found: Diagnostic[] = [];
    for (const { condition, path } of conditionsOf(json.value))
      testOf(
        condition,
        scope,
        ({ code, values }) => found.push(diagnostic(code, json.placeOf(path), values)),
        didYouMean,
      );
    return found;
  });
};
