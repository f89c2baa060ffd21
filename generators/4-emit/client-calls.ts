import type { Call } from '../../out/types/call.ts';
import type { Client } from '../../out/types/client.ts';
import { slugOf } from '../../runtime/slug.ts';
import { Raw } from '../3-compile/code.ts';
import type { Calls, Compiled } from '../3-compile/contract.ts';
import { nameFrom } from '../3-compile/parameters.ts';
import { type Node, shapeFunction, shapeOf, type ValueNames, withoutFile } from '../3-compile/shape.ts';
import { type Memo, noMemo } from '../memo.ts';
import { type Constant, constant, importOf, moduleText } from './source.ts';
import type { Emit } from './ts-morph.ts';

/** The kind of view that a template prints, by its name. */
export type KindOf = (template: string) => string | undefined;

/** What the calls of clients are compiled with. */
export interface CallSetting {
  kindOf: KindOf;
  calls: Calls;
  names: ValueNames;
}

type ClientCall = Exclude<Client['tasks'], string>[string];

/** The arguments of a method: those of the client, else the parts of the call's JSON body but for the file. */
const argumentsOf = (call: ClientCall, canonical: Call | undefined): Node =>
  withoutFile(shapeOf(call.args ?? (canonical?.bytes ? {} : canonical?.body) ?? {}));

/** The code of the functions that make the arguments of a call. */
function functionsOf(task: string, call: ClientCall, { calls, names }: CallSetting): Record<string, string> {
  const { method, automaticArgs } = call;
  return {
    ...(method === undefined ? {} : { args: shapeFunction(argumentsOf(call, calls.get(task)), names) }),
    ...(automaticArgs === undefined ? {} : { automaticArgs: shapeFunction(shapeOf(automaticArgs), names) }),
  };
}

/** The names of what stands in a list more than once. */
function namesOfRepeated(codes: readonly string[]): Map<string, string> {
  const taken = new Set<string>();
  const repeated = new Set(codes.filter((code, index) => codes.indexOf(code) !== index));
  return new Map([...repeated].map((code) => [code, nameFrom(['args'], taken)]));
}

/** A call as its client's module has it; nothing when all of it follows from the task. */
function compiledCall(task: string, call: ClientCall, setting: CallSetting, shared: ReadonlyMap<string, string>) {
  const { template, method, field, save, encodes } = call;
  const kind = template === undefined ? undefined : setting.kindOf(template);
  const functions = Object.entries(functionsOf(task, call, setting)).map(([place, code]) => [
    place,
    new Raw(shared.get(code) ?? code),
  ]);
  const facts = { template, kind: kind === template ? undefined : kind, method, field, save, encodes };
  const compiled: Compiled = { ...facts, ...Object.fromEntries(functions) };
  return Object.values(compiled).some((fact) => fact !== undefined) ? compiled : undefined;
}

/** Whether there is something to say of how a client makes its calls. */
const saysHow = ({ tasks }: Client): boolean =>
  typeof tasks !== 'string' && Object.values(tasks).some((call) => Object.keys(call).length > 0);

/**
 * The module below inference/ that says how a client makes its calls, where one does. An asynchronous form with the same
 * calls has that of the client whose form it is.
 */
export function callsModule(client: Client): string | undefined {
  if (client.tasks === 'same') return `calls/${slugOf(client.async ?? '')}.ts`;
  return saysHow(client) ? `calls/${slugOf(client.id)}.ts` : undefined;
}

/** The text of the module that says how a client makes its calls. */
function emitClientCalls(emit: Emit, { id, tasks }: Client, setting: CallSetting): string {
  const own = typeof tasks === 'string' ? [] : Object.entries(tasks);
  const shared = namesOfRepeated(own.flatMap(([task, call]) => Object.values(functionsOf(task, call, setting))));
  return moduleText(
    emit,
    [`catalogue/clients/${slugOf(id)}.json`, 'catalogue/calls'],
    [
      importOf('../../../../runtime/inference/types.ts', ['ClientCall'], true),
      ...[...shared].map(([code, name]) =>
        constant({ name, type: "NonNullable<ClientCall['args']>", value: new Raw(code) }),
      ),
      constant({
        name: 'calls',
        type: 'Readonly<Record<string, ClientCall>>',
        value: Object.fromEntries(own.map(([task, call]) => [task, compiledCall(task, call, setting, shared)])),
        docs: 'How the client makes the call of each task.',
        isExported: true,
      }),
    ],
  );
}

/** The paths and texts of the modules that say how clients make their calls; a memo keeps those whose client and setting are the same. */
export const callModules = (
  emit: Emit,
  clients: readonly Client[],
  setting: CallSetting,
  memo: Memo = noMemo,
): [string, string][] =>
  clients
    .filter(saysHow)
    .map((client) => [
      `inference/${callsModule(client)}`,
      memo(`calls of ${client.id}`, [client, setting], () => emitClientCalls(emit, client, setting)),
    ]);

/** Which tasks clients call: what of it several have, and the field `tasks` of each. */
export function calledTasks(clients: readonly Client[]) {
  const listOf = ({ tasks }: Client): unknown => (typeof tasks === 'string' ? tasks : Object.keys(tasks));
  // The tasks of a client that has an asynchronous form with the same ones stand once.
  const bases = clients.filter(({ id }) => clients.some((one) => one.tasks === 'same' && one.async === id));
  const names = new Map(bases.map(({ id }, index) => [id, `tasks${index}`]));
  return {
    constants: bases.map((base): Constant => ({ name: names.get(base.id) ?? '', value: listOf(base) })),
    tasksOf: (client: Client): unknown => {
      const name = names.get((client.tasks === 'same' ? client.async : client.id) ?? '');
      return name === undefined ? listOf(client) : new Raw(name);
    },
  };
}
