import type { Requirement } from '../../../out/types/requirement.ts';
import { requirementOf } from '../../2-analyse/requirement.ts';
import { objectTypeOf } from '../../2-analyse/types.ts';
import { defineCollection, type Rule } from '../collection.ts';
import { ecosystems } from '../ecosystems/source.ts';
import { idsOf, unknownWord } from '../vocabulary.ts';
import { requirements } from './source.ts';

/** The rules ask for fields that models have. */
const conditions: Rule<Requirement> = (entries, project) => {
  const model = objectTypeOf(project.schemas.document('model'));
  return entries.flatMap((json) => requirementOf(json, model).problems);
};

/** Packages are named by an ecosystem that has an entry. */
const packages: Rule<Requirement> = (entries, project) => {
  const ids = idsOf(project, ecosystems);
  return entries.flatMap((json) =>
    json.value.rules.flatMap(({ install }, index) =>
      Object.keys(install).flatMap((id) =>
        unknownWord(json, ['rules', index, 'install', id], id, ids, 'unknown-ecosystem', 'ecosystem'),
      ),
    ),
  );
};

export const collections = [defineCollection({ source: requirements, rules: [conditions, packages] })];
