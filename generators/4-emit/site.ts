import type { Call } from '../../out/types/call.ts';
import type { Client } from '../../out/types/client.ts';
import type { Ecosystem } from '../../out/types/ecosystem.ts';
import type { Language } from '../../out/types/language.ts';
import type { Library } from '../../out/types/library.ts';
import type { Contract, Provider } from '../../out/types/provider.ts';
import type {
  ClientPage,
  ContractPage,
  EcosystemFacts,
  LanguageFacts,
  LibraryPage,
  SeedPage,
  ServingProvider,
  VariantPage,
} from '../../runtime/pages.ts';
import { slugOf } from '../../runtime/slug.ts';
import { clientFolder } from '../2-analyse/inference.ts';
import { type Calls, optionsOf } from '../3-compile/contract.ts';
import type { ValueNames } from '../3-compile/shape.ts';
import { whenInWords } from './condition-words.ts';
import { moduleText } from './source.ts';
import { type Emit, KIND } from './ts-morph.ts';

/**
 * The modules under out/modules/site, which hold what pages show and the shipped modules leave out. What grows with the
 * catalogue has one module an entry, so that a page which runs in the browser can load the one it needs.
 */

/** The path of a module under out/modules, and its text. */
export type SiteModule = readonly [path: string, text: string];

/** One value as a module. */
export interface Data<Value> {
  path: string;
  /** The file or folder that the value comes from. */
  source: string;
  name: string;
  /** Of the value, in which `from` names the type that is imported. */
  type: string;
  from?: { type: string; module: string };
  value: Value;
}

const OWN = 'runtime/pages.ts';

/** A module that exports one value. */
export function dataModule<Value>(emit: Emit, { path, source, name, type, from, value }: Data<Value>): SiteModule {
  const root = '../'.repeat(path.split('/').length + 1);
  const text = moduleText(
    emit,
    [source],
    [
      ...(from
        ? [
            {
              kind: KIND.import,
              moduleSpecifier: `${root}${from.module}`,
              namedImports: [from.type],
              isTypeOnly: true,
            },
          ]
        : []),
      // As text, because the structure of a constant indents the lines of its value once more.
      `\nexport const ${name}: ${type} = ${JSON.stringify(value, null, 2)};`,
    ],
  );
  return [path, text];
}

/**
 * A library: its entry, and of each variant when it is shown and what it is printed from.
 * @param templates Paths of the templates, by the name of their variant.
 */
export function emitLibraryPage(
  emit: Emit,
  source: string,
  library: Library,
  templates: ReadonlyMap<string, string>,
): SiteModule {
  const variants = (library.variants ?? []).map((variant): [string, VariantPage] => [
    variant.name,
    { when: whenInWords(variant), template: templates.get(variant.name) ?? '' },
  ]);
  return dataModule<LibraryPage>(emit, {
    path: `site/libraries/${slugOf(library.id)}.ts`,
    source,
    name: 'library',
    type: 'LibraryPage',
    from: { type: 'LibraryPage', module: OWN },
    value: { entry: library, variants: Object.fromEntries(variants) },
  });
}

/** A model that has a page. */
export const emitModelPage = (emit: Emit, source: string, seed: SeedPage): SiteModule =>
  dataModule<SeedPage>(emit, {
    path: `site/models/${slugOf(seed.model.id)}.ts`,
    source,
    name: 'seed',
    type: 'SeedPage',
    from: { type: 'SeedPage', module: OWN },
    value: seed,
  });

function sends({ bytes, form, body }: Contract, call: Call | undefined): string {
  if (call?.kind === 'chat') return 'messages';
  if (form) return 'a form with the file';
  return bytes || (body === undefined && call?.bytes) ? 'the file itself' : 'JSON';
}

const contractPage = ({ path }: Provider, key: string, contract: Contract, call: Call | undefined): ContractPage =>
  contract.unusable
    ? { key, unusable: contract.unusable }
    : {
        key,
        route: contract.path ?? path ?? '/',
        sends: sends(contract, call),
        answer: contract.job ? 'a ticket, polled until it is done' : 'the result',
        ...(contract.uncorroborated && { uncorroborated: contract.uncorroborated }),
      };

/** A provider: its entry, and each contract in words. */
export const emitProviderPage = (emit: Emit, source: string, provider: Provider, calls: Calls): SiteModule =>
  dataModule<{ entry: Provider; contracts: ContractPage[] }>(emit, {
    path: `site/providers/${slugOf(provider.id)}.ts`,
    source,
    name: 'provider',
    type: 'ProviderPage',
    from: { type: 'ProviderPage', module: OWN },
    value: {
      entry: provider,
      contracts: Object.entries(provider.tasks).map(([key, contract]) =>
        contractPage(provider, key, contract, calls.get(key)),
      ),
    },
  });

/** For each contract the providers that can be called for it, in the order of the catalogue. */
export function emitServing(
  emit: Emit,
  source: string,
  providers: readonly Provider[],
  calls: Calls,
  names: ValueNames,
): SiteModule[] {
  const contracts = [...new Set(providers.flatMap(({ tasks }) => Object.keys(tasks)))];
  return contracts.map((contract) =>
    dataModule<ServingProvider[]>(emit, {
      path: `site/serving/${slugOf(contract)}.ts`,
      source,
      name: 'providers',
      type: 'readonly ServingProvider[]',
      from: { type: 'ServingProvider', module: OWN },
      value: providers
        .filter(({ tasks }) => tasks[contract] && tasks[contract].unusable === undefined)
        .map((provider) => {
          const { id, label, routed = true, direct = true, tasks } = provider;
          const own = tasks[contract] ?? {};
          const call = calls.get(contract);
          const options = call ? optionsOf(provider, own, call, names) : [];
          return {
            id,
            label,
            routed: routed && own.routed !== false,
            direct,
            ...(own.takes && { takes: own.takes }),
            ...(options.length > 0 && { options }),
          };
        }),
    }),
  );
}

/** A client of the API. */
export function emitClientPage(emit: Emit, source: string, entry: Client): SiteModule {
  const { id, client, language, versions = {}, newer } = entry;
  return dataModule<ClientPage>(emit, {
    path: `site/clients/${slugOf(id)}.ts`,
    source,
    name: 'client',
    type: 'ClientPage',
    from: { type: 'ClientPage', module: OWN },
    value: { id, client, language, versions, ...(newer ? { newer } : {}), templates: `${clientFolder(entry)}/` },
  });
}

/** The languages of snippets. */
export const emitLanguages = (emit: Emit, source: string, languages: readonly Language[]): SiteModule =>
  dataModule<LanguageFacts[]>(emit, {
    path: 'site/languages.ts',
    source,
    name: 'languages',
    type: 'readonly LanguageFacts[]',
    from: { type: 'LanguageFacts', module: OWN },
    value: languages.map(({ id, label, extension, highlighter, script, kernel }) => ({
      id,
      label,
      extension,
      highlighter,
      script,
      kernel,
    })),
  });

/** The registries that packages are installed from. */
export const emitEcosystems = (emit: Emit, source: string, ecosystems: readonly Ecosystem[]): SiteModule =>
  dataModule<EcosystemFacts[]>(emit, {
    path: 'site/ecosystems.ts',
    source,
    name: 'ecosystems',
    type: 'readonly EcosystemFacts[]',
    from: { type: 'EcosystemFacts', module: OWN },
    value: ecosystems.map(({ id, label }) => ({ id, label })),
  });
