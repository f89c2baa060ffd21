import type { Task } from '../../../out/types/task.ts';
import { type LibrarySnippets, librarySnippets, type ModelPage } from './models.ts';
import { modelsFor } from './tasks.ts';

/** One library's way to do a task, shown with a model. */
export interface TaskExample extends LibrarySnippets {
  readonly page: ModelPage;
}

/** For each library the first model of the task that has its snippets, at most so many libraries. */
export function taskExamples(task: Task, most: number): TaskExample[] {
  const examples = new Map<string, TaskExample>();
  for (const page of modelsFor(task)) {
    for (const found of librarySnippets(page)) {
      if (!examples.has(found.entry.id)) examples.set(found.entry.id, { ...found, page });
    }
  }
  return [...examples.values()].slice(0, most);
}
