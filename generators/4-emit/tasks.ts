import type { Modalities } from '../../out/types/modalities.ts';
import type { Task } from '../../out/types/task.ts';

/** What is read of a library entry here. */
export interface LibraryTasks {
  id: string;
  tasks?: readonly string[];
}

const byText = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0);
const byId = (a: { id: string }, b: { id: string }): number => byText(a.id, b.id);
const json = (value: unknown): string => JSON.stringify(value, null, 2);

/** The tasks of each library and the libraries of each task, as the library entries state them; unknown tasks are left out. */
export function relateTasks(tasks: readonly Task[], libraries: readonly LibraryTasks[]) {
  const known = new Set(tasks.map(({ id }) => id));
  const pairs = libraries.flatMap(({ id, tasks: served = [] }) =>
    served.filter((task) => known.has(task)).map((task) => ({ library: id, task })),
  );
  const tasksByLibrary: Record<string, string[]> = {};
  for (const library of [...new Set(pairs.map((pair) => pair.library))].sort(byText)) {
    tasksByLibrary[library] = [
      ...new Set(pairs.filter((pair) => pair.library === library).map(({ task }) => task)),
    ].sort(byText);
  }
  const librariesByTask: Record<string, string[]> = {};
  for (const task of [...known].sort(byText)) {
    librariesByTask[task] = Object.keys(tasksByLibrary).filter((library) => tasksByLibrary[library]?.includes(task));
  }
  return { tasksByLibrary, librariesByTask };
}

/** A task as it is given out: without the line for editors, with the libraries that serve it after its subtasks. */
function publishedTask(task: Task, libraries: readonly string[]): Task {
  const { $schema: _, id, label, modality, subtasks, ...rest } = task;
  return { id, label, modality, ...(subtasks && { subtasks }), libraries: [...libraries], ...rest };
}

/**
 * The texts of the task modules: `tasks/<id>.ts` (the entry), `tasks/index.ts` (ids, labels, relations, lazy loading) and
 * `samples-by-task.ts` (what API snippets send). Keys are paths under out/modules.
 */
export function emitTaskModules(
  tasks: readonly Task[],
  modalities: Modalities,
  libraries: readonly LibraryTasks[],
): Map<string, string> {
  const sorted = [...tasks].sort(byId);
  const relations = relateTasks(sorted, libraries);
  const modules = new Map<string, string>();
  for (const task of sorted)
    modules.set(`tasks/${task.id}.ts`, taskModule(publishedTask(task, relations.librariesByTask[task.id] ?? [])));
  modules.set('tasks/index.ts', indexModule(sorted, modalities, relations));
  modules.set('samples-by-task.ts', samplesModule(sorted));
  return modules;
}

const taskModule = (task: Task): string => `// Generated from catalogue/tasks/${task.id}.json. Do not edit.
import type { Task } from '../../types/task.ts';

export const task: Task = ${json(task)};
`;

function indexModule(
  tasks: readonly Task[],
  modalities: Modalities,
  relations: ReturnType<typeof relateTasks>,
): string {
  const record = (pick: (task: Task) => unknown): string =>
    json(Object.fromEntries(tasks.map((task) => [task.id, pick(task)])));
  const inOrder = [...modalities.modalities].sort((a, b) => a.order - b.order).map(({ id, label }) => ({ id, label }));
  const loaders = tasks.map(({ id }) => `  ${json(id)}: () => import('./${id}.ts'),\n`).join('');
  return `// Generated from catalogue/tasks, catalogue/modalities.json and catalogue/libraries. Do not edit.
import type { Task } from '../../types/task.ts';

/** The ids of all tasks, sorted. */
export const TASK_IDS = ${json(tasks.map(({ id }) => id))} as const;

export type TaskId = (typeof TASK_IDS)[number];

/** Whether a text is the id of a task. */
export const isTaskId = (text: string): text is TaskId => (TASK_IDS as readonly string[]).includes(text);

/** The modalities, in the order in which pages list them. */
export const modalities = ${json(inOrder)} as const;

export type ModalityId = (typeof modalities)[number]['id'];

/** The name of each task. */
export const taskLabels: Readonly<Record<TaskId, string>> = ${record(({ label }) => label)};

/** The modality of each task. */
export const modalityByTask: Readonly<Record<TaskId, ModalityId>> = ${record(({ modality }) => modality)};

/** The tasks that each library serves. */
export const TASKS_BY_LIBRARY: Readonly<Record<string, readonly TaskId[]>> = ${json(relations.tasksByLibrary)};

/** The libraries that serve each task. */
export const LIBRARIES_BY_TASK: Readonly<Record<TaskId, readonly string[]>> = ${json(relations.librariesByTask)};

const loaders: Readonly<Record<TaskId, () => Promise<{ task: Task }>>> = {
${loaders}};

/** Loads the entry of one task; nothing of the others is fetched. */
export const loadTask = async (id: TaskId): Promise<Task> => (await loaders[id]()).task;
`;
}

function samplesModule(tasks: readonly Task[]): string {
  const samples = Object.fromEntries(tasks.flatMap(({ id, sampleInput }) => (sampleInput ? [[id, sampleInput]] : [])));
  return `// Generated from catalogue/tasks. Do not edit.
import type { SampleInput } from '../types/task.ts';
import type { TaskId } from './tasks/index.ts';

/** What the API snippets of each task send; a task that is missing has no snippets. */
export const samplesByTask: Readonly<Partial<Record<TaskId, SampleInput>>> = ${json(samples)};
`;
}

/**
 * The static JSON API: `/api/tasks.json` (all tasks in short, task-index.schema.json) and `/api/tasks/<id>.json` (the whole
 * entry, task.schema.json). Keys are paths of the site, values the text of the file.
 * @param schemas Where the site publishes the schemas.
 */
export function taskApi(
  tasks: readonly Task[],
  modalities: Modalities,
  libraries: readonly LibraryTasks[],
  schemas = '/schemas',
): Map<string, string> {
  const sorted = [...tasks].sort(byId);
  const { librariesByTask } = relateTasks(sorted, libraries);
  const published = sorted.map((task) => publishedTask(task, librariesByTask[task.id] ?? []));
  const short = published.map(
    ({ id, label, modality, hasPage, isPlaceholder, canonicalId, summary, libraries: served }) => ({
      id,
      label,
      modality,
      hasPage,
      isPlaceholder,
      ...(canonicalId && { canonicalId }),
      summary,
      libraries: served,
    }),
  );
  const index = { $schema: `${schemas}/task-index.schema.json`, modalities: modalities.modalities, tasks: short };
  return new Map([
    ['/api/tasks.json', `${json(index)}\n`],
    ...published.map((task): [string, string] => [
      `/api/tasks/${task.id}.json`,
      `${json({ $schema: `${schemas}/task.schema.json`, ...task })}\n`,
    ]),
  ]);
}
