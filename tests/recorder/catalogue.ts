import { readFileSync } from 'node:fs';
import { hub } from '../../out/modules/hub.ts';
import { providers } from '../../out/modules/providers/registry.ts';
import { samplesByTask } from '../../out/modules/samples-by-task.ts';
import type { Case, Provider as Entry } from '../../out/types/provider.ts';
import type { Provider, SampleInput } from '../../runtime/request/types.ts';
import { slugOf } from '../../runtime/slug.ts';

/** The providers, by id. */
export const catalogue = providers as Readonly<Record<string, Provider>>;
/** The sample inputs, by task. */
export const samples = samplesByTask as Readonly<Record<string, SampleInput>>;

/** The model of all cells, as the hub calls it. */
export const MODEL = 'acme/demo-model.v1';

/** A provider's own id of the model; the hub's own provider calls models as the hub does. */
export const providerModel = (provider: string): string =>
  provider === hub.endpointProvider ? MODEL : `${provider}/demo-app/sub`;

/** The cases of a contract, as the catalogue has them. */
export function casesOf(provider: string, task: string): Case[] {
  const { cases = {}, tasks }: Entry = JSON.parse(readFileSync(`catalogue/providers/${slugOf(provider)}.json`, 'utf8'));
  return (tasks[task]?.cases ?? []).flatMap((one) => (typeof one === 'string' ? (cases[one] ?? []) : [one]));
}

/** The hosts that snippets may call: those of the catalogue, and the recorder's own. */
export function knownHosts(more: readonly string[]): string[] {
  const texts = [hub.url, hub.router, ...Object.values(catalogue).flatMap(addressesOf)];
  return [...new Set([...texts.map((text) => new URL(text).hostname), ...more])];
}

const addressesOf = ({ url, clientUrls = {}, tasks }: Provider): string[] => [
  url,
  ...Object.values(clientUrls),
  ...Object.values(tasks).flatMap(({ host, clients = {} }) => [
    ...(host === undefined ? [] : [host]),
    ...Object.values(clients).flatMap((own) => (own && own.host !== undefined ? [own.host] : [])),
  ]),
];
