import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { Ajv2020 } from 'ajv/dist/2020.js';
import { afterAll, describe, expect, test } from 'vitest';
import type { Modalities } from '../../out/types/modalities.ts';
import type { Task } from '../../out/types/task.ts';
import { emitTaskModules, relateTasks, taskApi } from './tasks.ts';
import { emitProject } from './ts-morph.ts';

const root = new URL('../../', import.meta.url);
const read = (path: string) => JSON.parse(readFileSync(new URL(path, root), 'utf8'));
const tasks: Task[] = readdirSync(new URL('catalogue/tasks/', root)).map((file) => read(`catalogue/tasks/${file}`));
const modalities: Modalities = read('catalogue/modalities.json');
const libraries = [
  { id: 'zeta', tasks: ['translation', 'fill-mask', 'no-such-task', 'translation'] },
  { id: 'alpha', tasks: ['translation'] },
  { id: 'idle' },
];

test('tasks and libraries are related both ways, sorted, without repeats and unknown tasks', () => {
  const { tasksByLibrary, librariesByTask } = relateTasks(tasks, libraries);
  expect(tasksByLibrary).toEqual({ alpha: ['translation'], zeta: ['fill-mask', 'translation'] });
  expect(librariesByTask.translation).toEqual(['alpha', 'zeta']);
  expect(librariesByTask['fill-mask']).toEqual(['zeta']);
  expect(librariesByTask['graph-ml']).toEqual([]);
  expect(Object.keys(librariesByTask)).toHaveLength(tasks.length);
});

describe('the emitted modules', () => {
  const folder = mkdtempSync(join(tmpdir(), 'task-modules-'));
  afterAll(() => rmSync(folder, { recursive: true }));
  const modules = emitTaskModules(emitProject(), tasks, modalities, libraries);
  for (const [path, text] of modules) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), text);
  }
  const load = (path: string) => import(/* @vite-ignore */ pathToFileURL(join(folder, path)).href);

  test('are the same for any order of the entries', () => {
    const again = emitTaskModules(emitProject(), [...tasks].reverse(), modalities, [...libraries].reverse());
    expect([...again]).toEqual([...modules]);
  });

  test('load each task by itself, with its libraries', async () => {
    const index = await load('tasks/index.ts');
    expect(index.TASK_IDS).toHaveLength(tasks.length);
    for (const task of tasks) {
      const loaded = await index.loadTask(task.id);
      const { $schema: _, ...entry } = task;
      const empty = { models: [], datasets: [], spaces: [], metrics: [], widgetModels: [] };
      const demo = { inputs: [], outputs: [] };
      expect(loaded).toEqual({ ...empty, demo, ...entry, libraries: index.LIBRARIES_BY_TASK[task.id] });
      expect(index.taskLabels[task.id]).toBe(task.label);
    }
    expect(index.TASKS_BY_LIBRARY.zeta).toEqual(['fill-mask', 'translation']);
    expect(index.isTaskId('translation')).toBe(true);
    expect(index.isTaskId('toString')).toBe(false);
    expect(await index.loadTask('toString')).toBeUndefined();
  });

  test('give every modality that a task has', async () => {
    const { modalities: listed, modalityByTask } = await load('tasks/index.ts');
    const ids = listed.map(({ id }: { id: string }) => id);
    expect(ids).toEqual([...modalities.modalities].sort((a, b) => a.order - b.order).map(({ id }) => id));
    expect(Object.values(modalityByTask).filter((id) => !ids.includes(id))).toEqual([]);
  });

  test('have the samples of exactly the tasks that state one', async () => {
    const { samplesByTask } = await load('samples-by-task.ts');
    expect(Object.keys(samplesByTask)).toEqual(
      tasks
        .filter(({ sampleInput }) => sampleInput)
        .map(({ id }) => id)
        .sort(),
    );
    expect(samplesByTask.translation).toEqual(tasks.find(({ id }) => id === 'translation')?.sampleInput);
  });
});

describe('the JSON API', () => {
  const ajv = new Ajv2020({
    ...{ discriminator: true, strict: true, strictRequired: false, strictTypes: false },
    formats: { uri: true },
  });
  for (const name of ['modalities', 'task', 'task-index']) ajv.addSchema(read(`schemas/${name}.schema.json`));
  const api = taskApi(tasks, modalities, libraries);

  test.each([...api.keys()])('%s satisfies the schema that it names', (path) => {
    const { $schema, ...value } = JSON.parse(api.get(path) ?? '');
    const name = $schema.replace('/schemas/', '');
    expect(name).toBe(path === '/api/tasks.json' ? 'task-index.schema.json' : 'task.schema.json');
    const validate = ajv.getSchema(name);
    expect([validate?.(value), validate?.errors]).toEqual([true, null]);
  });

  test('lists every task with its libraries', () => {
    const index = JSON.parse(api.get('/api/tasks.json') ?? '');
    expect(index.tasks).toHaveLength(tasks.length);
    expect(index.tasks.find(({ id }: { id: string }) => id === 'translation')).toMatchObject({
      canonicalId: 'text-generation',
      libraries: ['alpha', 'zeta'],
    });
    expect(api.size).toBe(tasks.length + 1);
  });
});
