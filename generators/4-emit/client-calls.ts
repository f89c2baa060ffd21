import type { Call } from '../../out/types/call.ts';
import type { Client } from '../../out/types/client.ts';
import { Raw } from '../3-compile/code.ts';
import type { Calls, Compiled } from '../3-compile/contract.ts';
import { nameFrom } from '../3-compile/parameters.ts';
import { type Node, shapeFunction, shapeOf, type ValueNames, withoutFile } from '../3-compile/shape.ts';
import type { Constant } from './source.ts';

/** The kind of view that a template prints, by its name. */
export type KindOf = (template: string) => string | undefined;

/** What the calls of clients are compiled with. */
export interface CallSetting {
  kindOf: KindOf;
  calls: Calls;
  names: ValueNames;
}

type ClientCall = Exclude<Client['tasks'], string>[string];

/** How the clients of a module make their calls. */
export interface ClientCalls {
  /** What several of them have in common; its types are of `Client` and `ClientCall`. */
  readonly constants: readonly Constant[];
  /** The field `tasks` of a client. */
  tasksOf(client: Client): unknown;
}

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

/** Compiles how clients make their calls. */
export function clientCalls(clients: readonly Client[], setting: CallSetting): ClientCalls {
  const own = clients.flatMap(({ tasks }) => (typeof tasks === 'string' ? [] : Object.entries(tasks)));
  const codes = own.flatMap(([task, call]) => Object.values(functionsOf(task, call, setting)));
  const shared = namesOfRepeated(codes);
  const compiled = ([task, call]: [string, ClientCall]): [string, Compiled] => {
    const { template, method, field, save, encodes } = call;
    const kind = template === undefined ? undefined : setting.kindOf(template);
    const functions = Object.entries(functionsOf(task, call, setting)).map(([place, code]) => [
      place,
      new Raw(shared.get(code) ?? code),
    ]);
    const facts = { template, kind: kind === template ? undefined : kind, method, field, save, encodes };
    return [task, { ...facts, ...Object.fromEntries(functions) }];
  };
  const compiledTasks = (tasks: Client['tasks']): unknown =>
    typeof tasks === 'string' ? tasks : Object.fromEntries(Object.entries(tasks).map(compiled));
  // The calls of a client that has an asynchronous form with the same ones stand once.
  const bases = clients.filter(({ id }) => clients.some((one) => one.tasks === 'same' && one.async === id));
  const names = new Map(bases.map(({ id }, index) => [id, `tasks${index}`]));
  return {
    constants: [
      ...[...shared].map(([code, name]) => ({
        name,
        type: "NonNullable<ClientCall['args']>",
        value: new Raw(code),
      })),
      ...bases.map(({ id, tasks }) => ({
        name: names.get(id) ?? '',
        type: "Client['tasks']",
        value: compiledTasks(tasks),
      })),
    ],
    tasksOf: ({ id, tasks, async: base = '' }) => {
      const name = names.get(tasks === 'same' ? base : id);
      return name === undefined ? compiledTasks(tasks) : new Raw(name);
    },
  };
}
