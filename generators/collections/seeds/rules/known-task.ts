import type { Seed } from '../../../../out/types/seed.ts';
import type { Rule } from '../../collection.ts';
import { tasks } from '../../tasks/source.ts';
import { idsOf, unknownWord } from '../../vocabulary.ts';
import { confirmedFields } from '../confirmed.ts';

/**
 * The task of a seed has an entry, unless it is confirmed that the hub says so, or its tags name the task too, as the hub's do:
 * there are tasks that it knew once, and some that it takes from a card.
 */
export const knownTask: Rule<Seed> = (seeds, project) => {
  const ids = idsOf(project, tasks);
  return seeds.flatMap((json) => {
    const { pipeline_tag: task, tags } = json.value;
    if (!task || tags?.includes(task) || confirmedFields(json.value).has('pipeline_tag')) return [];
    return unknownWord(json, ['pipeline_tag'], task, ids, 'unknown-task', 'task');
  });
};
