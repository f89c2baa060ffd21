import type { FunctionDeclarationStructure } from 'ts-morph';
import { LANGUAGES } from '../../languages/index.ts';
import type { Client } from '../../out/types/client.ts';
import type { Hub } from '../../out/types/hub.ts';
import type { Language } from '../../out/types/language.ts';
import type { Provider } from '../../out/types/provider.ts';
import { slugOf } from '../../runtime/slug.ts';
import { Raw } from '../3-compile/code.ts';
import type { Compiled } from '../3-compile/contract.ts';
import { type Memo, noMemo } from '../memo.ts';
import { type CallSetting, calledTasks, callModules } from './client-calls.ts';
import { constant, importOf, moduleText, union } from './source.ts';
import { type Emit, KIND } from './ts-morph.ts';

interface Entry {
  readonly id: string;
}

const byId = (a: Entry, b: Entry): number => (a.id < b.id ? -1 : a.id > b.id ? 1 : 0);

const keyed = <E extends Entry>(entries: readonly E[], made: (entry: E, index: number) => unknown): Compiled =>
  Object.fromEntries(entries.map((entry, index) => [entry.id, made(entry, index)]));

/** What is imported from the module of each entry of a kind. */
interface Exported {
  name: string;
  type: string;
  /** The module of the type below runtime/. */
  module: string;
  source: string;
}

/** The module that imports all entries of a kind and gathers them by id. */
function registry(emit: Emit, entries: readonly Entry[], record: string, exported: Exported): string {
  const { name, type, module, source } = exported;
  return moduleText(
    emit,
    [source],
    [
      importOf(`../../../runtime/${module}`, [type], true),
      ...entries.map(({ id }, index) => importOf(`./${slugOf(id)}.ts`, [`${name} as ${name}${index}`])),
      constant({
        name: record,
        type: `Readonly<Record<string, ${type}>>`,
        value: keyed(entries, (_, index) => new Raw(`${name}${index}`)),
        docs: 'All of them, by id.',
        isExported: true,
      }),
    ],
  );
}

const loaders = (entries: readonly Entry[]): Compiled =>
  keyed(entries, ({ id }) => new Raw(`() => import('./${slugOf(id)}.ts')`));

/** A function that imports the module of an entry and gives what it exports. */
const loader = (
  name: string,
  parameter: string,
  type: string,
  statement: string,
  doc: string,
): FunctionDeclarationStructure => ({
  kind: KIND.function,
  isExported: true,
  isAsync: true,
  name,
  parameters: [{ name: parameter, type: 'string' }],
  returnType: `Promise<${type} | undefined>`,
  docs: [doc],
  statements: [statement],
});

/** The ids, labels and lazy loading of providers (providers/index.ts). */
function providerIndex(emit: Emit, providers: readonly Provider[]): string {
  return moduleText(
    emit,
    ['catalogue/providers'],
    [
      importOf('../../../runtime/request/types.ts', ['Provider'], true),
      union('ProviderId', 'The id of a provider of the catalogue.', providers),
      constant({
        name: 'providerLabels',
        type: 'Readonly<Record<ProviderId, string>>',
        value: keyed(providers, ({ label }) => label),
        docs: 'The names of the providers, by id.',
        isExported: true,
      }),
      constant({
        name: 'modules',
        type: 'Readonly<Record<ProviderId, () => Promise<{ provider: Provider }>>>',
        value: loaders(providers),
      }),
      constant({
        name: 'isProviderId',
        value: new Raw('(id: string): id is ProviderId => Object.hasOwn(modules, id)'),
        docs: 'Whether a text is the id of a provider of the catalogue.',
        isExported: true,
      }),
      loader(
        'loadProvider',
        'id',
        'Provider',
        'return isProviderId(id) ? (await modules[id]()).provider : undefined;',
        'Imports one provider; undefined when the catalogue has none of that id.',
      ),
    ],
  );
}

/** The lazy loading of clients (inference/index.ts). */
function clientIndex(emit: Emit, clients: readonly Client[]): string {
  return moduleText(
    emit,
    ['catalogue/clients'],
    [
      importOf('../../../runtime/inference/types.ts', ['ClientModule'], true),
      constant({
        name: 'modules',
        type: 'Readonly<Record<string, () => Promise<{ client: ClientModule }>>>',
        value: loaders(clients),
      }),
      loader(
        'loadClient',
        'id',
        'ClientModule',
        'return Object.hasOwn(modules, id) ? (await modules[id]?.())?.client : undefined;',
        'Imports what the snippets of one client need; undefined when the catalogue has none of that id.',
      ),
    ],
  );
}

/** The client as it is always at hand: without what only readers of the catalogue, or its own snippets, need. */
const compiledClient = (
  { $schema: _, sources: __, notes: ___, tasks: ____, ...facts }: Client,
  tasks: unknown,
): Compiled => ({ ...facts, shell: LANGUAGES.get(facts.language)?.shell, tasks });

function clientsModule(emit: Emit, clients: readonly Client[], languages: readonly Language[]): string {
  const used = languages.filter(({ id }) => clients.some(({ language }) => language === id));
  const named = (key: 'client' | 'language') =>
    [...new Set(clients.map((client) => client[key]))].map((id) => ({ id }));
  const { constants, tasksOf } = calledTasks(clients);
  return moduleText(
    emit,
    ['catalogue/clients', 'languages/'],
    [
      importOf('../../runtime/inference/types.ts', ['Client'], true),
      union('ClientId', 'The id of a client of the catalogue.', clients),
      union('ClientName', 'The own name of a client; clients of several languages may share one.', named('client')),
      union('ClientLanguage', 'The key of a language that clients are for.', named('language')),
      ...constants.map(constant),
      constant({
        name: 'clients',
        type: 'readonly Client[]',
        value: clients.map((client) => compiledClient(client, tasksOf(client))),
        docs: 'The clients in the order of their snippets.',
        isExported: true,
      }),
      constant({
        name: 'languages',
        type: 'Readonly<Record<string, string>>',
        value: keyed(used, ({ label }) => label),
        docs: 'The names of the languages that clients are for, by key.',
        isExported: true,
      }),
    ],
  );
}

/** The module of the hub. */
export const emitHub = (emit: Emit, { $schema: _, ...value }: Hub): string =>
  moduleText(
    emit,
    ['catalogue/hub.json'],
    [
      importOf('../../runtime/request/types.ts', ['Hub'], true),
      constant({ name: 'hub', type: 'Hub', value, isExported: true }),
    ],
  );

/** The texts of providers/index.ts (ids, labels, lazy loading) and providers/registry.ts (all at once). */
export function emitProviderIndexes(emit: Emit, entries: readonly Provider[]): Map<string, string> {
  const sorted = [...entries].sort(byId);
  const exported = { name: 'provider', type: 'Provider', module: 'request/types.ts', source: 'catalogue/providers' };
  return new Map([
    ['providers/index.ts', providerIndex(emit, sorted)],
    ['providers/registry.ts', registry(emit, sorted, 'providers', exported)],
  ]);
}

/**
 * The texts of clients.ts, inference/index.ts and inference/registry.ts, which load the modules of clients
 * (inference/<slug of client id>.ts), one by one or all at once, and of inference/calls/<slug of client id>.ts: how those
 * that do not call every task alike make their calls.
 */
export function emitClientModules(
  emit: Emit,
  clients: readonly Client[],
  languages: readonly Language[],
  setting: CallSetting,
  memo: Memo = noMemo,
): Map<string, string> {
  const ordered = [...clients].sort((a, b) => a.order - b.order);
  const exported = { name: 'client', type: 'ClientModule', module: 'inference/types.ts', source: 'catalogue/clients' };
  return new Map([
    ['clients.ts', clientsModule(emit, ordered, languages)],
    ['inference/index.ts', clientIndex(emit, ordered)],
    ['inference/registry.ts', registry(emit, ordered, 'clientModules', exported)],
    ...callModules(emit, ordered, setting, memo),
  ]);
}
