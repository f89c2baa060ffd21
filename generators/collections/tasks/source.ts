import type { Modalities } from '../../../out/types/modalities.ts';
import type { Task } from '../../../out/types/task.ts';
import { slugOf } from '../../../runtime/slug.ts';
import type { Source } from '../../1-load/source.ts';

/** What models are for. */
export const tasks: Source<Task> = {
  name: 'tasks',
  at: 'catalogue/tasks',
  schema: 'task',
  sent: ['sampleInput'],
  pathOf: (id) => `catalogue/tasks/${slugOf(id)}.json`,
};

/** The kinds of data that tasks work on. */
export const modalities: Source<Modalities> = {
  name: 'modalities',
  at: 'catalogue/modalities.json',
  schema: 'modalities',
};
