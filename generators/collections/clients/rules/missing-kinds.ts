import type { Client } from '../../../../out/types/client.ts';
import type { JsonFile } from '../../../1-load/json-file.ts';
import type { Project } from '../../../1-load/project.ts';
import { COMMAND, clientFolder, type ViewUse } from '../../../2-analyse/inference.ts';
import type { Planned } from '../../../2-analyse/uses.ts';
import { kindsOf } from '../../../3-compile/contract.ts';
import { type Diagnostic, diagnostic } from '../../../diagnostics/diagnostic.ts';
import { callsOf } from '../../calls/source.ts';
import { extensionsOf } from '../../languages/source.ts';
import { providers } from '../../providers/source.ts';
import { idsOf, unknownWord } from '../../vocabulary.ts';
import { clients } from '../source.ts';

/** The calls of a client: its own, or those of the client whose asynchronous form it is; undefined where there is none. */
function ownTasks({ tasks, async: base }: Client, project: Project): Exclude<Client['tasks'], 'same'> | undefined {
  if (tasks !== 'same') return tasks;
  const found = project.entries(clients).find(({ value }) => value.id === base)?.value.tasks;
  return found === 'same' ? undefined : found;
}

function unknownBase(json: JsonFile<Client>, project: Project): Diagnostic {
  const ids = idsOf(project, clients);
  const [problem] = unknownWord(json, ['async'], json.value.async ?? '', ids, 'unknown-client', 'id');
  return problem ?? diagnostic('missing-key', json.placeOf(['tasks']), { key: 'async', where: 'the entry' });
}

/** Kinds of request that a client is asked to make, and has no template for. */
export function missingKinds({ json, uses }: Planned<Client, ViewUse>, project: Project): Diagnostic[] {
  const { providers: only } = json.value;
  const tasks = ownTasks(json.value, project);
  if (tasks === undefined) return [unknownBase(json, project)];
  // A template that prints a command does for the kind of call that it prints.
  const names = new Set(uses.map(({ name }) => name.replace(COMMAND, '')));
  const calls = callsOf(project);
  const missing = new Map<string, Diagnostic>();
  const places = typeof json.value.tasks === 'string' ? json.placeOf(['tasks']) : undefined;
  for (const [task, { template }] of Object.entries(tasks === 'all' ? {} : tasks)) {
    if (places === undefined || template === undefined || names.has(template)) continue;
    const expected = `${clientFolder(json.value)}/${template}.${extensionsOf(project).get(json.value.language)}.hbs`;
    const values = { task, provider: json.value.async ?? '', kind: template, expected };
    missing.set(template, diagnostic('missing-kind', places, values));
  }
  for (const { value } of project.entries(providers)) {
    if (only && !only.includes(value.id)) continue;
    for (const [task, contract] of Object.entries(value.tasks)) {
      const listed = tasks === 'all' ? {} : tasks[task];
      const call = calls.get(task);
      if (!call || !listed || listed.template !== undefined || contract.unusable !== undefined) continue;
      for (const kind of kindsOf(contract, call).filter((name) => !names.has(name))) {
        const path = typeof json.value.tasks === 'string' ? ['tasks'] : ['tasks', task];
        const expected = `${clientFolder(json.value)}/${kind}.${extensionsOf(project).get(json.value.language)}.hbs`;
        const values = { task, provider: value.id, kind, expected };
        if (!missing.has(kind)) missing.set(kind, diagnostic('missing-kind', json.placeOf(path), values));
      }
    }
  }
  return [...missing.values()];
}
