import type { Client } from '../../../../out/types/client.ts';
import type { Project } from '../../../1-load/project.ts';
import type { ViewUse } from '../../../2-analyse/inference.ts';
import type { Planned } from '../../../2-analyse/uses.ts';
import type { Diagnostic } from '../../../diagnostics/diagnostic.ts';
import { calls } from '../../calls/source.ts';
import { idsOf, unknownWord } from '../../vocabulary.ts';

/** Packages are for tasks that the client calls: those that it lists, or any call. */
export function listedTasks({ json }: Planned<Client, ViewUse>, project: Project): Diagnostic[] {
  const { tasks, installFor = [] } = json.value;
  const known = typeof tasks === 'string' ? idsOf(project, calls) : new Set(Object.keys(tasks));
  return installFor.flatMap((row, at) =>
    row.tasks.flatMap((task, index) =>
      unknownWord(json, ['installFor', at, 'tasks', index], task, known, 'unknown-call', 'task'),
    ),
  );
}
