import type { Model } from '../../../out/types/model.ts';
import { keeper } from '../../../runtime/memo.ts';
import { type Detection, libraryTeller } from '../../../runtime/model/libraries.ts';
import type { Project } from '../../1-load/project.ts';
import { type DetectionPlan, detectionOf, signsOf } from '../../2-analyse/detection.ts';
import { type ObjectType, objectTypeOf } from '../../2-analyse/types.ts';
import { detectionScript } from '../../4-emit/detection.ts';
import { runScript } from '../../5-render/run.ts';
import { libraries } from './source.ts';

/** How the models of each library of a project are told, with the type of the model that the conditions ask. */
export function detectionPlans(project: Project): { model: ObjectType; plans: DetectionPlan[] } {
  const model = objectTypeOf(project.schemas.document('model'));
  return { model, plans: project.entries(libraries).map((json) => detectionOf(json, model).plan) };
}

/** What tells the models of all libraries of a project, as a text that is equal where they are told alike. */
export const detectionSigns = (project: Project): string =>
  signsOf(project.entries(libraries).map(({ value }) => value));

const keep = keeper();

/** The function that tells the libraries of a model, with the entries as they are now; the same one where they are told alike. */
export const tellerOf = (project: Project): ((model: Model) => string[]) =>
  keep('teller', [project.schemas, detectionSigns(project)], () => {
    const { model, plans } = detectionPlans(project);
    return libraryTeller(runScript<Detection>(detectionScript(plans, model), 'libraries/detect'));
  });
