import type { Task } from '../../../out/types/task.ts';
import type { LibrarySnippets } from '../views/snippets.ts';
import { libraries } from './catalogue.ts';
import { librarySnippets, type ModelPage } from './models.ts';
import { isPlain, usualOf } from './popular.ts';
import { librariesOf, modelsFor } from './tasks.ts';

/** One library's way to do a task, shown with a model. */
export interface TaskExample extends LibrarySnippets {
  readonly page: ModelPage;
}

const tasksServed = new Map(libraries.map(({ id, tasks = [] }) => [id as string, tasks.length]));

/**
 * Libraries that have code for a plain model come first, then those made for the task, and of those the ones that serve the most
 * tasks, as most readers have them.
 */
function byUse(task: Task): (a: TaskExample, b: TaskExample) => number {
  const serving = new Set(librariesOf(task.id));
  const rank = ({ entry }: TaskExample): number => (serving.has(entry.id) ? 1 + (tasksServed.get(entry.id) ?? 0) : 0);
  return (a, b) => Number(isPlain(b.page)) - Number(isPlain(a.page)) || rank(b) - rank(a);
}

/** How many libraries a task shows, on its page and as data. */
const MOST_SHOWN = 6;

/** For each library what it prints for most models of the task, at most so many libraries. */
export function taskExamples(task: Task, most = MOST_SHOWN): TaskExample[] {
  const all = modelsFor(task)
    .filter(({ model }) => model.task === task.id)
    .flatMap((page) =>
      librarySnippets(page).flatMap((found) => {
        const variant = found.snippets.find(({ kind }) => kind === 'code')?.variant;
        return variant === undefined ? [] : [{ ...found, page, variant }];
      }),
    );
  return [...Map.groupBy(all, ({ entry }) => entry.id).values()]
    .flatMap((own) => usualOf(own) ?? [])
    .sort(byUse(task))
    .slice(0, most);
}
