import type { Modalities } from '../../out/types/modalities.ts';
import type { SampleInput, Task } from '../../out/types/task.ts';
import { quote } from '../3-compile/code.ts';
import { constant, importOf, moduleText, Raw, type Statement } from './source.ts';
import { type Emit, KIND } from './ts-morph.ts';

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

/** What is empty in an entry that says nothing of it. */
const EMPTY = { models: [], datasets: [], spaces: [], metrics: [], widgetModels: [] };

/**
 * A task as it is given out: without the line for editors, with the libraries that serve it after its subtasks, and with
 * lists that are empty where the entry has none.
 */
function publishedTask(task: Task, libraries: readonly string[]): Task {
  const { $schema: _, id, label, modality, subtasks, ...rest } = task;
  return {
    id,
    label,
    modality,
    ...(subtasks && { subtasks }),
    libraries: [...libraries],
    ...rest,
    demo: rest.demo ?? { inputs: [], outputs: [] },
    ...Object.fromEntries(Object.entries(EMPTY).filter(([name]) => !Object.hasOwn(rest, name))),
  };
}

/**
 * The texts of the task modules: `tasks/<id>.ts` (the entry), `tasks/index.ts` (ids, labels, relations, lazy loading), and
 * `samples/` and `samples-by-task.ts` (what API snippets send). Keys are paths under out/modules.
 */
export function emitTaskModules(
  emit: Emit,
  tasks: readonly Task[],
  modalities: Modalities,
  libraries: readonly LibraryTasks[],
): Map<string, string> {
  const sorted = [...tasks].sort(byId);
  const relations = relateTasks(sorted, libraries);
  const modules = new Map<string, string>();
  for (const task of sorted)
    modules.set(`tasks/${task.id}.ts`, taskModule(emit, publishedTask(task, relations.librariesByTask[task.id] ?? [])));
  modules.set('tasks/index.ts', indexModule(emit, sorted, modalities, relations));
  for (const [path, text] of sampleModules(emit, sorted)) modules.set(path, text);
  return modules;
}

const readonlyRecord = (key: string, value: string): string => `Readonly<Record<${key}, ${value}>>`;

const taskModule = (emit: Emit, task: Task): string =>
  moduleText(
    emit,
    [`catalogue/tasks/${task.id}.json`],
    [
      importOf('../../types/task.ts', ['Task'], true),
      constant({ name: 'task', type: 'Task', value: task, isExported: true }),
    ],
  );

const typeAlias = (name: string, type: string): Statement => ({
  kind: KIND.typeAlias,
  name,
  type,
  isExported: true,
});

const taking = (type: string, returnType: string) => ({ parameters: [{ name: 'id', type }], returnType });

function loadersOf(tasks: readonly Task[]): Statement[] {
  const loaders = Object.fromEntries(tasks.map(({ id }) => [id, new Raw(`() => import(${quote(`./${id}.ts`)})`)]));
  return [
    constant({ name: 'loaders', type: readonlyRecord('TaskId', '() => Promise<{ task: Task }>'), value: loaders }),
    {
      kind: KIND.function,
      name: 'loadTask',
      isAsync: true,
      isExported: true,
      docs: ['Loads the entry of one task; nothing of the others is fetched.'],
      overloads: [
        { isExported: true, ...taking('TaskId', 'Promise<Task>') },
        {
          isExported: true,
          docs: ['Loads the entry of one task; undefined when the catalogue has none of that id.'],
          ...taking('string', 'Promise<Task | undefined>'),
        },
      ],
      ...taking('string', 'Promise<Task | undefined>'),
      statements: ['return isTaskId(id) ? (await loaders[id]()).task : undefined;'],
    },
  ];
}

const isTaskId = constant({
  name: 'isTaskId',
  value: new Raw('(text: string): text is TaskId => (TASK_IDS as readonly string[]).includes(text)'),
  docs: 'Whether a text is the id of a task.',
  isExported: true,
});

function indexModule(
  emit: Emit,
  tasks: readonly Task[],
  modalities: Modalities,
  relations: ReturnType<typeof relateTasks>,
): string {
  const record = (pick: (task: Task) => unknown) => Object.fromEntries(tasks.map((task) => [task.id, pick(task)]));
  const inOrder = [...modalities.modalities].sort((a, b) => a.order - b.order).map(({ id, label }) => ({ id, label }));
  const known = (name: string, type: string, value: unknown, docs: string): Statement =>
    constant({ name, type, value, docs, isExported: true });
  return moduleText(
    emit,
    ['catalogue/tasks', 'catalogue/modalities.json', 'catalogue/libraries'],
    [
      importOf('../../types/task.ts', ['Task'], true),
      constant({
        name: 'TASK_IDS',
        value: tasks.map(({ id }) => id),
        docs: 'The ids of all tasks, sorted.',
        isExported: true,
        asConst: true,
      }),
      typeAlias('TaskId', '(typeof TASK_IDS)[number]'),
      isTaskId,
      constant({
        name: 'modalities',
        value: inOrder,
        docs: 'The modalities, in the order in which pages list them.',
        isExported: true,
        asConst: true,
      }),
      typeAlias('ModalityId', "(typeof modalities)[number]['id']"),
      known(
        'taskLabels',
        readonlyRecord('TaskId', 'string'),
        record(({ label }) => label),
        'The name of each task.',
      ),
      known(
        'modalityByTask',
        readonlyRecord('TaskId', 'ModalityId'),
        record(({ modality }) => modality),
        'The modality of each task.',
      ),
      known(
        'TASKS_BY_LIBRARY',
        readonlyRecord('string', 'readonly TaskId[]'),
        relations.tasksByLibrary,
        'The tasks that each library serves.',
      ),
      known(
        'LIBRARIES_BY_TASK',
        readonlyRecord('TaskId', 'readonly string[]'),
        relations.librariesByTask,
        'The libraries that serve each task.',
      ),
      ...loadersOf(tasks),
    ],
  );
}

/** What the API snippets of a task send, and where the module that has it stands beside the others. */
interface Sample {
  readonly id: string;
  readonly sampleInput: SampleInput;
}

/** The modules of what API snippets send: one a task (samples/<id>.ts), one by one (samples/index.ts) or all at once. */
function sampleModules(emit: Emit, tasks: readonly Task[]): [string, string][] {
  const samples = tasks.flatMap(({ id, sampleInput }): Sample[] => (sampleInput ? [{ id, sampleInput }] : []));
  const byId = (made: (index: number, id: string) => Raw) =>
    Object.fromEntries(samples.map(({ id }, index) => [id, made(index, id)]));
  const type = (folder: string) => importOf(`${folder}types/task.ts`, ['SampleInput'], true);
  const all = [
    type('../'),
    importOf('./tasks/index.ts', ['TaskId'], true),
    ...samples.map(({ id }, index) => importOf(`./samples/${id}.ts`, [`sample as sample${index}`])),
    constant({
      name: 'samplesByTask',
      type: 'Readonly<Partial<Record<TaskId, SampleInput>>>',
      value: byId((index) => new Raw(`sample${index}`)),
      docs: 'What the API snippets of each task send; a task that is missing has no snippets.',
      isExported: true,
    }),
  ];
  const oneByOne: Statement[] = [
    type('../../'),
    constant({
      name: 'modules',
      type: readonlyRecord('string', '() => Promise<{ sample: SampleInput }>'),
      value: byId((_, id) => new Raw(`() => import(${quote(`./${id}.ts`)})`)),
    }),
    {
      kind: KIND.function,
      isExported: true,
      name: 'loadSample',
      parameters: [{ name: 'task', type: 'string' }],
      returnType: 'Promise<SampleInput> | undefined',
      docs: ['Imports what the API snippets of one task send; undefined when it has no snippets.'],
      statements: ['return Object.hasOwn(modules, task) ? modules[task]?.().then(({ sample }) => sample) : undefined;'],
    },
  ];
  return [
    ...samples.map(({ id, sampleInput: value }): [string, string] => [
      `samples/${id}.ts`,
      moduleText(
        emit,
        [`catalogue/tasks/${id}.json`],
        [type('../../'), constant({ name: 'sample', type: 'SampleInput', value, isExported: true })],
      ),
    ]),
    ['samples/index.ts', moduleText(emit, ['catalogue/tasks'], oneByOne)],
    ['samples-by-task.ts', moduleText(emit, ['catalogue/tasks'], all)],
  ];
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
