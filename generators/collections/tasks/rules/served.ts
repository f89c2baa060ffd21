import type { Task } from '../../../../out/types/task.ts';
import { didYouMean } from '../../../diagnostics/suggest.ts';
import type { Rule } from '../../collection.ts';
import { libraries } from '../../libraries/source.ts';
import { tasks } from '../source.ts';
import { diagnosticsOf, type Finding, fieldsOf, idOf, itemsOf } from './finding.ts';

/** The tasks that a library serves have entries. */
export function servedTaskFindings(library: unknown, ids: ReadonlySet<string>): Finding[] {
  return itemsOf(fieldsOf(library).tasks).flatMap((item, index): Finding[] => {
    const task = String(item);
    if (ids.has(task)) return [];
    const values = { library: String(fieldsOf(library).id), task, suggestion: didYouMean(task, ids) };
    return [{ path: ['tasks', index], code: 'task-unknown', values }];
  });
}

/** The tasks that every library serves have entries. */
export const served: Rule<Task> = (_, project) => {
  const ids = new Set(project.parsed(tasks).map(idOf));
  return project.parsed(libraries).flatMap((json) => diagnosticsOf(json, servedTaskFindings(json.value, ids)));
};
