import type { Call } from '../../../../out/types/call.ts';
import type { Rule } from '../../collection.ts';
import { unknownPlaceholders } from '../placeholders.ts';
import { namesOf } from '../source.ts';

/** Placeholders are named like values. */
export const placeholders: Rule<Call> = (entries, project) => {
  const { all } = namesOf(project);
  return entries.flatMap((json) => unknownPlaceholders(json, ['body'], json.value.body, all));
};
