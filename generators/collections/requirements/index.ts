import { requirementOf } from '../../2-analyse/requirement.ts';
import { objectTypeOf } from '../../2-analyse/types.ts';
import { emitRequirements, requirementsModule } from '../../4-emit/requirements.ts';
import { defineCollection } from '../collection.ts';
import { conditions } from './rules/conditions.ts';
import { packages } from './rules/packages.ts';
import { says } from './rules/says.ts';
import { requirements } from './source.ts';

export const collections = [
  defineCollection({
    source: requirements,
    rules: [conditions, packages, says],
    modules: (entries, project) =>
      entries.map(({ json }) => ({
        name: requirementsModule(json.value.id),
        inputs: [json, project.schemas],
        texts: (emit) => {
          const model = objectTypeOf(project.schemas.document('model'));
          const set = { id: json.value.id, rules: requirementOf(json, model).rules };
          return [[requirementsModule(set.id), emitRequirements(emit, json, set, model)]];
        },
      })),
  }),
];
