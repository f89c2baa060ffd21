import { globSync, readFileSync } from 'node:fs';
import { isShared } from '../../../generators/3-compile/contract.ts';
import { valueNames } from '../../../generators/3-compile/shape.ts';
import { emitProvider } from '../../../generators/4-emit/provider.ts';
import { emitProject } from '../../../generators/4-emit/source.ts';
import { calls as shared } from '../../../out/modules/calls.ts';
import type { Call } from '../../../out/types/call.ts';
import type { Contract, Provider as Entry } from '../../../out/types/provider.ts';
import type { Provider } from '../../../runtime/request/types.ts';
import { urlPath } from '../../../runtime/text.ts';

const read = (file: string) => JSON.parse(readFileSync(file, 'utf8'));
const names = valueNames(read('schemas/values.schema.json'));
const calls = new Map(globSync('catalogue/calls/*.json').map((file): [string, Call] => [read(file).id, read(file)]));
const project = emitProject();

/** The contract with what it leaves to the call, written out; what all providers share is none's own. */
function whole(contract: Contract, call: Call): Contract {
  if (isShared(call)) return contract;
  const { body, result } = call;
  const sends = contract.body ?? contract.form ?? contract.bytes;
  return { ...(sends === undefined ? { body } : {}), result, ...contract };
}

/** The entry of a provider, every contract with what it leaves to the call. */
export function entryOf(slug: string): Entry {
  const entry: Entry = read(`catalogue/providers/${slug}.json`);
  const tasks = Object.entries(entry.tasks).map(([task, contract]) => [
    task,
    whole(contract, calls.get(task) ?? { id: task }),
  ]);
  return JSON.parse(JSON.stringify({ ...entry, $schema: undefined, tasks: Object.fromEntries(tasks) }));
}

/** An entry as the generator ships it: what its module exports. */
export function compiledProvider(entry: Entry): Provider {
  const text = emitProvider(project, entry, calls, names);
  const code = text.replace(/^import .*$/gm, '').replace('export const provider: Provider =', 'return');
  const given = { urlPath, ...Object.fromEntries(Object.values(shared).map((call) => [call.kind, call])) };
  return new Function(...Object.keys(given), code)(...Object.values(given));
}
