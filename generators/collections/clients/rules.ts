import type { Client } from '../../../out/types/client.ts';
import type { Project } from '../../1-load/project.ts';
import { COMMAND, clientFolder, type ViewUse } from '../../2-analyse/inference.ts';
import type { Planned } from '../../2-analyse/uses.ts';
import { kindsOf } from '../../3-compile/contract.ts';
import { type Diagnostic, diagnostic } from '../../diagnostics/diagnostic.ts';
import { callsOf } from '../calls/source.ts';
import { extensionsOf } from '../languages/source.ts';
import { providers } from '../providers/source.ts';

/** Kinds of request that a client is asked to make, and has no template for. */
export function missingKinds({ json, uses }: Planned<Client, ViewUse>, project: Project): Diagnostic[] {
  const { tasks, providers: only } = json.value;
  // A template that prints a command does for the kind of call that it prints.
  const names = new Set(uses.map(({ name }) => name.replace(COMMAND, '')));
  const calls = callsOf(project);
  const missing = new Map<string, Diagnostic>();
  for (const { value } of project.entries(providers)) {
    if (only && !only.includes(value.id)) continue;
    for (const [task, contract] of Object.entries(value.tasks)) {
      const listed = tasks === 'all' ? {} : tasks[task];
      const call = calls.get(task);
      if (!call || !listed || listed.template !== undefined || contract.unusable !== undefined) continue;
      for (const kind of kindsOf(contract, call).filter((name) => !names.has(name))) {
        const path = tasks === 'all' ? ['tasks'] : ['tasks', task];
        const expected = `${clientFolder(json.value)}/${kind}.${extensionsOf(project).get(json.value.language)}.hbs`;
        const values = { task, provider: value.id, kind, expected };
        if (!missing.has(kind)) missing.set(kind, diagnostic('missing-kind', json.placeOf(path), values));
      }
    }
  }
  return [...missing.values()];
}
