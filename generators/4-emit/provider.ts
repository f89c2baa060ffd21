import type { Provider } from '../../out/types/provider.ts';
import { slugOf } from '../../runtime/slug.ts';
import { Raw } from '../3-compile/code.ts';
import { type Calls, compiledCall, compiledContract, isShared } from '../3-compile/contract.ts';
import type { ValueNames } from '../3-compile/shape.ts';
import { constant, importOf, moduleText, SPREAD } from './source.ts';
import type { Emit } from './ts-morph.ts';

const RUNTIME = '../../../runtime';

const byKey = <V, W>(record: Readonly<Record<string, V>>, made: (value: V, key: string) => W): Record<string, W> =>
  Object.fromEntries(Object.entries(record).map(([key, value]) => [key, made(value, key)]));

/** Emits the module of a provider: its facts, and each contract with its body compiled to a function of the values. */
export function emitProvider(emit: Emit, provider: Provider, calls: Calls, names: ValueNames): string {
  const { id, label, url, clientUrls, routed, direct, scheme, headers, modelNames, keys } = provider;
  const known = Object.entries(provider.tasks).flatMap(([task, contract]) => {
    const call = calls.get(task);
    return call ? [{ task, contract, call }] : [];
  });
  const tasks = Object.fromEntries(
    known.map(({ task, contract, call }) => [task, compiledContract(provider, contract, call, names, SPREAD)]),
  );
  const shared = known.map(({ call }) => call).filter(isShared);
  const jobs = provider.jobs && byKey(provider.jobs, ({ submit: _, ...job }) => job);
  const value = { id, label, url, clientUrls, keyPage: keys?.page, routed, direct, scheme, headers, modelNames, tasks };
  const usesPaths = JSON.stringify(tasks).includes('urlPath(');
  return moduleText(
    emit,
    [`catalogue/providers/${slugOf(provider.id)}.json`, 'catalogue/calls'],
    [
      importOf(`${RUNTIME}/request/types.ts`, ['Provider'], true),
      ...(usesPaths ? [importOf(`${RUNTIME}/text.ts`, ['urlPath'])] : []),
      ...(shared.length > 0 ? [importOf('../calls.ts', [...new Set(shared.map(({ kind }) => kind))])] : []),
      ...(jobs ? [constant({ name: 'jobs', value: jobs })] : []),
      constant({ name: 'provider', type: 'Provider', value, isExported: true }),
    ],
  );
}

/** Emits the module of the calls that are shipped as a whole: one constant each, named like its kind, and all by id. */
export function emitCalls(emit: Emit, calls: Calls, names: ValueNames): string {
  const shared = [...calls.values()].filter(isShared);
  return moduleText(
    emit,
    ['catalogue/calls'],
    [
      importOf('../../runtime/request/types.ts', ['SharedCall'], true),
      ...shared.map((call) =>
        constant({ name: call.kind, type: 'SharedCall', value: compiledCall(call, names), isExported: true }),
      ),
      constant({
        name: 'calls',
        type: 'Readonly<Record<string, SharedCall>>',
        value: Object.fromEntries(shared.map(({ id, kind }) => [id, new Raw(kind)])),
        docs: 'Calls that a model may take whatever its task, by id.',
        isExported: true,
      }),
    ],
  );
}
