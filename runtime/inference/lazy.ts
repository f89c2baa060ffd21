import { clients, languages } from '../../out/modules/clients.ts';
import { hub } from '../../out/modules/hub.ts';
import { loadClient } from '../../out/modules/inference/index.ts';
import { loadProvider } from '../../out/modules/providers/index.ts';
import { loadSample } from '../../out/modules/samples/index.ts';
import type { Model } from '../../out/types/model.ts';
import type { Provider, SampleInput } from '../request/types.ts';
import { after, afterAll, type Soon } from '../soon.ts';
import { isAsked } from './asked.ts';
import { snippetsBy } from './snippets.ts';
import { callFor, type Way } from './task.ts';
import type { Client, ClientModule, InferenceData, InferenceOptions, InferenceResult } from './types.ts';

export { providerLabels } from '../../out/modules/providers/index.ts';
export { clients };

/** Modules that were loaded before, so that another model or option needs no import. */
const loaded = {
  providers: new Map<string, Provider>(),
  clients: new Map<string, ClientModule>(),
  samples: new Map<string, SampleInput>(),
};
let wishes: InferenceData['wished'];

/** Imports what is not there yet; nothing to wait for where it is, or where there is none. */
function ensure<Module>(
  known: Map<string, Module>,
  id: string,
  load: (id: string) => Soon<Module | undefined>,
): Soon<void> {
  if (known.has(id)) return;
  return after(load(id), (module) => {
    if (module !== undefined) known.set(id, module);
  });
}

async function loadWished(): Promise<void> {
  wishes = await import('../request/wishes.ts');
}

const sampleOf = (task: string): SampleInput | undefined => loaded.samples.get(task);

/** Imports the sample that the call of a model sends: which one that is, the sample of the model's own task tells. */
const ensureSample = (model: Model, way: Way): Soon<void> =>
  after(ensure(loaded.samples, model.task ?? '', loadSample), () =>
    ensure(loaded.samples, callFor(model, way, sampleOf).task, loadSample),
  );

/** The key of the contract that calls a model, and the sample of the call; no promise where the samples that tell it are at hand. */
export const callSoon = (model: Model, way: Way): Soon<ReturnType<typeof callFor<SampleInput>>> =>
  after(ensureSample(model, way), () => callFor(model, way, sampleOf));

/** The API snippets of models with the same options, by some of the clients; no promise where all that it takes is at hand. */
export function inferenceSoon(
  options: InferenceOptions = {},
  among: readonly Client[] = clients,
): (model: Model) => Soon<InferenceResult> {
  const data: InferenceData = {
    hub,
    clients: among,
    languages,
    provider: (id: string) => loaded.providers.get(id),
    sample: sampleOf,
    client: (id: string) => loaded.clients.get(id),
    get wished() {
      return wishes;
    },
  };
  const snippetsFor = snippetsBy(data, options);
  const providers = [
    ...(options.provider === undefined ? [] : [options.provider]),
    ...(options.endpointUrl ? [hub.endpointProvider] : []),
  ];
  const asked = among.filter((client) => isAsked(options, client, among));
  return (model) => {
    const needed = [
      ensureSample(model, options),
      ...providers.map((id) => ensure(loaded.providers, id, loadProvider)),
      ...asked.map(({ id }) => ensure(loaded.clients, id, loadClient)),
      ...(!wishes && (model.wishes || model.prompt || model.sentences?.length) ? [loadWished()] : []),
    ];
    return afterAll(needed, () => snippetsFor(model));
  };
}

/**
 * As inferenceSnippets, but imports only the sample of the task that is called, the provider that is asked for, and only the clients of the language, or the one
 * client, when the options name one. For pages.
 */
export const loadInferenceSnippets = async (model: Model, options?: InferenceOptions): Promise<InferenceResult> =>
  inferenceSoon(options)(model);
