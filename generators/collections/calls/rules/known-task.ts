import type { Call } from '../../../../out/types/call.ts';
import type { Rule } from '../../collection.ts';
import { tasks } from '../../tasks/source.ts';
import { idsOf, unknownWord } from '../../vocabulary.ts';

/** The task whose sample a call sends has an entry. */
export const knownTask: Rule<Call> = (entries, project) => {
  const ids = idsOf(project, tasks);
  return entries.flatMap((json) => {
    const { when } = json.value;
    return when ? unknownWord(json, ['when', 'task'], when.task, ids, 'unknown-task', 'task') : [];
  });
};
