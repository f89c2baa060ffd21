import type { Requirement } from '../../../../out/types/requirement.ts';
import { requirementOf } from '../../../2-analyse/requirement.ts';
import { objectTypeOf } from '../../../2-analyse/types.ts';
import type { Rule } from '../../collection.ts';

/** The rules ask for fields that models have. */
export const conditions: Rule<Requirement> = (entries, project) => {
  const model = objectTypeOf(project.schemas.document('model'));
  return entries.flatMap((json) => requirementOf(json, model).problems);
};
