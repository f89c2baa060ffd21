import type { Client } from '../../out/types/client.ts';
import type { Hub } from '../../out/types/hub.ts';
import type { Language } from '../../out/types/language.ts';
import type { Provider } from '../../out/types/provider.ts';
import { slugOf } from '../1-load/slug.ts';

type Entry = { readonly id: string; readonly [key: string]: unknown };

const byId = (a: Entry, b: Entry): number => (a.id < b.id ? -1 : a.id > b.id ? 1 : 0);
const text = (value: unknown): string => JSON.stringify(value);
const header = (source: string): string => `// Generated from ${source}: edit there and run \`npm run generate\`.\n`;

/** Keys that are for readers and editors of the catalogue; they are not shipped. */
const ONLY_FOR_READERS = new Set(['$schema', 'sources', 'notes', 'vendorTokenVariable']);

/** The entry as it is shipped: without the keys that only readers of the catalogue need. */
const shipped = (entry: object): Record<string, unknown> =>
  Object.fromEntries(Object.entries(entry).filter(([key]) => !ONLY_FOR_READERS.has(key)));

/** The same for a provider and for each of its contracts; bodies are left as they are. */
const shippedProvider = ({ tasks, ...facts }: Entry): Record<string, unknown> => ({
  ...shipped(facts),
  tasks: Object.fromEntries(Object.entries(tasks as object).map(([task, contract]) => [task, shipped(contract)])),
});

const providerModule = (
  provider: Entry,
): string => `${header(`catalogue/providers/${slugOf(provider.id)}.json`)}import type { Provider } from '../../../runtime/request/types.ts';

export const provider: Provider = ${text(shippedProvider(provider))};
`;

function providerIndex(providers: readonly Entry[]): string {
  const labels = providers.map(({ id, label }) => `  ${text(id)}: ${text(label)},\n`).join('');
  const loaders = providers.map(({ id }) => `  ${text(id)}: () => import('./${slugOf(id)}.ts'),\n`).join('');
  return `${header('catalogue/providers')}import type { Provider } from '../../../runtime/request/types.ts';

/** The id of a provider of the catalogue. */
export type ProviderId = ${providers.map(({ id }) => text(id)).join(' | ')};

/** The names of the providers, by id. */
export const providerLabels: Readonly<Record<ProviderId, string>> = {
${labels}};

const modules: Readonly<Record<ProviderId, () => Promise<{ provider: Provider }>>> = {
${loaders}};

/** Whether a text is the id of a provider of the catalogue. */
export const isProviderId = (id: string): id is ProviderId => Object.hasOwn(modules, id);

/** Imports one provider; undefined when the catalogue has none of that id. */
export async function loadProvider(id: string): Promise<Provider | undefined> {
  return isProviderId(id) ? (await modules[id]()).provider : undefined;
}
`;
}

/** A module that imports one name from a module per entry and gathers them in a record by id. */
function registry(
  entries: readonly Entry[],
  name: string,
  record: string,
  type: string,
  module: string,
  source: string,
): string {
  const imports = entries
    .map(({ id }, index) => `import { ${name} as ${name}${index} } from './${slugOf(id)}.ts';\n`)
    .join('');
  const items = entries.map(({ id }, index) => `  ${text(id)}: ${name}${index},\n`).join('');
  return `${header(source)}import type { ${type} } from '../../../runtime/${module}';
${imports}
/** All of them, by id. */
export const ${record}: Readonly<Record<string, ${type}>> = {
${items}};
`;
}

function templateIndex(clients: readonly Entry[]): string {
  const loaders = clients.map(({ id }) => `  ${text(id)}: () => import('./${slugOf(id)}.ts'),\n`).join('');
  return `${header('catalogue/clients')}import type { Templates } from '../../../runtime/inference/types.ts';

const modules: Readonly<Record<string, () => Promise<{ render: Templates }>>> = {
${loaders}};

/** Imports the templates of one client; undefined when the catalogue has none of that id. */
export async function loadTemplates(client: string): Promise<Templates | undefined> {
  return Object.hasOwn(modules, client) ? (await modules[client]?.())?.render : undefined;
}
`;
}

/** The kind of view that a template prints, by its name. */
export type KindOf = (template: string) => string | undefined;

/** The client with the kind of view of every template that its calls name. */
function shippedClient({ tasks, ...facts }: Entry, kindOf: KindOf): Record<string, unknown> {
  if (tasks === 'all') return shipped({ ...facts, tasks });
  const calls = Object.entries(tasks as Record<string, { template?: string }>).map(([task, call]) => [
    task,
    call.template === undefined ? call : { ...call, kind: kindOf(call.template) },
  ]);
  return shipped({ ...facts, tasks: Object.fromEntries(calls) });
}

function clientsModule(clients: readonly Entry[], languages: readonly Entry[], kindOf: KindOf): string {
  const used = languages.filter(({ id }) => clients.some(({ language }) => language === id));
  const names = Object.fromEntries(used.map(({ id, label }) => [id, label]));
  return `${header('catalogue/clients and languages/')}import type { Client } from '../../runtime/inference/types.ts';

/** The clients in the order of their snippets. */
export const clients: readonly Client[] = [
${clients.map((client) => `  ${text(shippedClient(client, kindOf))},\n`).join('')}];

/** The names of the languages that clients are for, by key. */
export const languages: Readonly<Record<string, string>> = ${text(names)};
`;
}

/** The text of hub.ts. */
export const emitHub = (
  hub: Hub,
): string => `${header('catalogue/hub.json')}import type { Hub } from '../../runtime/request/types.ts';

export const hub: Hub = ${text(shipped(hub))};
`;

/** The texts of providers/<slug>.ts, providers/index.ts (ids, labels, lazy loading) and providers/registry.ts (all at once). */
export function emitProviderModules(entries: readonly Provider[]): Map<string, string> {
  const sorted = entries.map((entry): Entry => ({ ...entry })).sort(byId);
  const modules = new Map(sorted.map((provider) => [`providers/${slugOf(provider.id)}.ts`, providerModule(provider)]));
  modules.set('providers/index.ts', providerIndex(sorted));
  modules.set(
    'providers/registry.ts',
    registry(sorted, 'provider', 'providers', 'Provider', 'request/types.ts', 'catalogue/providers'),
  );
  return modules;
}

/**
 * The texts of clients.ts, inference/index.ts and inference/registry.ts, which load the compiled templates
 * inference/<slug of client id>.ts, one by one or all at once.
 */
export function emitClientModules(
  clients: readonly Client[],
  languages: readonly Language[],
  kindOf: KindOf,
): Map<string, string> {
  const ordered = clients.map((entry): Entry => ({ ...entry })).sort((a, b) => Number(a.order) - Number(b.order));
  return new Map([
    [
      'clients.ts',
      clientsModule(
        ordered,
        languages.map((entry) => ({ ...entry })),
        kindOf,
      ),
    ],
    ['inference/index.ts', templateIndex(ordered)],
    [
      'inference/registry.ts',
      registry(ordered, 'render', 'templates', 'Templates', 'inference/types.ts', 'catalogue/clients'),
    ],
  ]);
}
