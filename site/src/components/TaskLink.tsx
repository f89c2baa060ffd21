import { page } from '../data/links.ts';
import { taskEntry, taskLabel, taskPath } from '../data/tasks.ts';

/** The name of a task, as a link when it has a page. */
export function TaskLink({ id, label = taskLabel(id) }: { id: string; label?: string }) {
  return taskEntry(id) ? <a href={page(taskPath(id))}>{label}</a> : label;
}
