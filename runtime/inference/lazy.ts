import { clients, languages } from '../../out/modules/clients.ts';
import { hub } from '../../out/modules/hub.ts';
import { loadClient } from '../../out/modules/inference/index.ts';
import { loadProvider } from '../../out/modules/providers/index.ts';
import { loadSample } from '../../out/modules/samples/index.ts';
import type { Model } from '../../out/types/model.ts';
import type { Provider, SampleInput } from '../request/types.ts';
import { isAsked } from './asked.ts';
import { snippetsFrom } from './snippets.ts';
import type { Client, ClientModule, InferenceOptions, InferenceResult } from './types.ts';

export { providerLabels } from '../../out/modules/providers/index.ts';
export { clients };

/** Modules that were loaded before, so that a change of an option needs no import. */
const loaded = {
  providers: new Map<string, Provider>(),
  clients: new Map<string, ClientModule>(),
  samples: new Map<string, SampleInput>(),
};

async function ensureProvider(id: string): Promise<void> {
  if (loaded.providers.has(id)) return;
  const provider = await loadProvider(id);
  if (provider) loaded.providers.set(id, provider);
}

async function ensureClient({ id }: Client): Promise<void> {
  if (loaded.clients.has(id)) return;
  const client = await loadClient(id);
  if (client) loaded.clients.set(id, client);
}

async function ensureSample(task: string): Promise<void> {
  if (loaded.samples.has(task)) return;
  const sample = await loadSample(task);
  if (sample) loaded.samples.set(task, sample);
}

/**
 * As inferenceSnippets, but imports only the sample of the model's task, the provider that is asked for, and only the clients of the language, or the one
 * client, when the options name one. For pages.
 */
export async function loadInferenceSnippets(model: Model, options: InferenceOptions = {}): Promise<InferenceResult> {
  const ids = [
    ...(options.provider === undefined ? [] : [options.provider]),
    ...(options.endpointUrl ? [hub.endpointProvider] : []),
  ];
  await Promise.all([
    ensureSample(model.task ?? ''),
    ...ids.map(ensureProvider),
    ...clients.filter((client) => isAsked(options, client, clients)).map(ensureClient),
  ]);
  const data = {
    hub,
    clients,
    languages,
    provider: (id: string) => loaded.providers.get(id),
    sample: (task: string) => loaded.samples.get(task),
    client: (id: string) => loaded.clients.get(id),
    wished: model.wishes && (await import('../request/wishes.ts')),
  };
  return snippetsFrom(data, model, options);
}
