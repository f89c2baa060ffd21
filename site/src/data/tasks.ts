import { LIBRARIES_BY_TASK, loadTask, modalities, TASK_IDS } from '../../../out/modules/tasks/index.ts';
import type { Task } from '../../../out/types/task.ts';
import { type ModelPage, modelPage, models } from './models.ts';

export { modalities };

export const tasks: Task[] = await Promise.all(TASK_IDS.map((id) => loadTask(id)));

/** The tasks whose entries say more than what the task is: examples, data sets, metrics. */
export const described = tasks.filter(({ isPlaceholder }) => !isPlaceholder);

const byId = new Map(tasks.map((task) => [task.id, task]));

/** The entry of a task, when the catalogue has it. */
export const taskEntry = (id: string | undefined): Task | undefined => (id === undefined ? undefined : byId.get(id));

/** The name of a task for readers; an id that the catalogue does not know stands for itself. */
export const taskLabel = (id: string): string => byId.get(id)?.label ?? id;

/** Address of a task's page below the base. */
export const taskPath = (id: string): string => `tasks/${id}`;

/** Ids of the libraries that serve a task. */
export const librariesOf = (id: string): readonly string[] =>
  (LIBRARIES_BY_TASK as Readonly<Record<string, readonly string[]>>)[id] ?? [];

/** Tasks that are special cases of this one. */
export const aliasesOf = (id: string): Task[] => tasks.filter(({ canonicalId }) => canonicalId === id);

/** Models with a page that do the task: those that the entry recommends first. */
export function modelsFor(task: Task): ModelPage[] {
  const named = (task.models ?? []).flatMap(({ id }) => modelPage(id) ?? []);
  const others = models.filter(({ model }) => model.task === task.id);
  return [...new Set([...named, ...others])];
}

/** What a task's entry has and lacks, for those who would complete it. */
export function completeness(task: Task): { part: string; there: boolean }[] {
  const filled = (list: readonly unknown[] | undefined): boolean => (list?.length ?? 0) > 0;
  return [
    { part: 'description', there: task.about !== undefined },
    { part: 'demo', there: filled(task.demo?.inputs) },
    { part: 'models', there: filled(task.models) },
    { part: 'data sets', there: filled(task.datasets) },
    { part: 'spaces', there: filled(task.spaces) },
    { part: 'metrics', there: filled(task.metrics) },
    { part: 'subtasks', there: filled(task.subtasks) },
    { part: 'sample input', there: task.sampleInput !== undefined },
  ];
}
