import type { Client } from '../out/types/client.ts';
import type { Ecosystem } from '../out/types/ecosystem.ts';
import type { Language } from '../out/types/language.ts';
import type { Library } from '../out/types/library.ts';
import type { Model } from '../out/types/model.ts';
import type { Provider } from '../out/types/provider.ts';

/** What the modules under out/modules/site hold: what pages show and the shipped modules leave out. */

/** A model that has a page, and what is confirmed of it: the same model without the fields that nobody confirmed. */
export interface SeedPage {
  readonly model: Model;
  readonly facts: Model;
  /** Whether nothing of it is confirmed. */
  readonly isSample: boolean;
  /** What its weights are also loaded as where its snippets are executed. */
  readonly precisions?: readonly string[];
}

/** A library with what its page says besides the facts of the entry. */
export interface LibraryPage {
  readonly entry: Library;
  /** By the name of the variant. */
  readonly variants: Readonly<Record<string, VariantPage>>;
}

/** What a page says of a variant. */
export interface VariantPage {
  /** When the variant is shown, as a sentence. */
  readonly when: string;
  /** Path of the template in the repository. */
  readonly template: string;
}

/** A provider with what its page says of its contracts. */
export interface ProviderPage {
  readonly entry: ProviderFacts;
  readonly contracts: readonly ContractPage[];
}

/** The entry of a provider: what a page reads of it, and the rest of its file. */
export type ProviderFacts = Omit<Provider, 'tasks' | 'jobs'> & Readonly<Record<string, unknown>>;

/** How a provider is called for a task, in words. */
export interface ContractPage {
  /** The task, or conversational. */
  readonly key: string;
  /** Why it cannot be called; then there is nothing more to say. */
  readonly unusable?: string;
  readonly route?: string;
  readonly sends?: string;
  readonly answer?: string;
  /** What no source says, one sentence each. */
  readonly uncorroborated?: readonly string[];
}

/** What a page says of an API client. */
export interface ClientPage extends Readonly<Pick<Client, 'id' | 'client' | 'language'>> {
  /** By package, the range that the snippets are written for. */
  readonly versions: Readonly<Record<string, string>>;
  /** For which calls it must be newer. */
  readonly newer?: Client['newer'];
  /** Folder of its templates in the repository. */
  readonly templates: string;
}

/** A language of snippets. */
export type LanguageFacts = Readonly<
  Pick<Language, 'id' | 'label' | 'extension' | 'highlighter' | 'script' | 'kernel'>
>;

/** Where packages are installed from. */
export type EcosystemFacts = Readonly<Pick<Ecosystem, 'id' | 'label'>>;

/** A provider that serves a contract. */
export interface ServingProvider extends Readonly<Pick<Provider, 'id' | 'label'>> {
  /** Whether the router of the hub passes calls on to it. */
  readonly routed: boolean;
  /** Whether it can be called without the router. */
  readonly direct: boolean;
  /** Types of parts of messages that it takes besides those that every provider takes. */
  readonly takes?: readonly string[];
  /** The options that this call takes and others do not: names, labels, and whether they are numbers. */
  readonly options?: readonly { readonly name: string; readonly label: string; readonly isNumber: boolean }[];
}
