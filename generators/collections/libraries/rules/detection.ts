import type { Library } from '../../../../out/types/library.ts';
import { detectionOf } from '../../../2-analyse/detection.ts';
import { objectTypeOf } from '../../../2-analyse/types.ts';
import type { Rule } from '../../collection.ts';

/** What tells a model of a library asks for fields that models have. */
export const detection: Rule<Library> = (libraries, project) => {
  const model = objectTypeOf(project.schemas.document('model'));
  return libraries.flatMap((json) => detectionOf(json, model).problems);
};
