import type { Requirement } from '../../../out/types/requirement.ts';
import type { Source } from '../../1-load/source.ts';

/** Packages that the code for some models needs besides, in sets that libraries name. */
export const requirements: Source<Requirement> = {
  name: 'requirements',
  at: 'catalogue/requirements',
  schema: 'requirement',
  pathOf: (id) => `catalogue/requirements/${id}.json`,
};
