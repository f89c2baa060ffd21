import type { Task } from '../../../out/types/task.ts';
import type { LibrarySnippets } from '../views/snippets.ts';
import { libraries } from './catalogue.ts';
import { librarySnippets, type ModelPage } from './models.ts';
import { isLastChoice, readily } from './popular.ts';
import { librariesOf, modelsFor } from './tasks.ts';

/** One library's way to do a task, shown with a model. */
export interface TaskExample extends LibrarySnippets {
  readonly page: ModelPage;
}

const tasksServed = new Map(libraries.map(({ id, tasks = [] }) => [id as string, tasks.length]));

/**
 * What a reader can use as it is comes first, then libraries made for the task, and of those the ones that serve the most tasks,
 * as most readers have them.
 */
function byUse(task: Task): (a: TaskExample, b: TaskExample) => number {
  const serving = new Set(librariesOf(task.id));
  const rank = ({ entry }: TaskExample): number => (serving.has(entry.id) ? 1 + (tasksServed.get(entry.id) ?? 0) : 0);
  return (a, b) => Number(isLastChoice(a.page)) - Number(isLastChoice(b.page)) || rank(b) - rank(a);
}

/** For each library the model of the task that has its snippets and that a reader can use most readily, at most so many libraries. */
export function taskExamples(task: Task, most: number): TaskExample[] {
  const examples = new Map<string, TaskExample>();
  for (const page of readily(modelsFor(task).filter(({ model }) => model.task === task.id))) {
    for (const found of librarySnippets(page)) {
      if (found.snippets.length > 0 && !examples.has(found.entry.id)) examples.set(found.entry.id, { ...found, page });
    }
  }
  return [...examples.values()].sort(byUse(task)).slice(0, most);
}
