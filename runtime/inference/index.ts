import { clients, languages } from '../../out/modules/clients.ts';
import { hub } from '../../out/modules/hub.ts';
import { clientModules } from '../../out/modules/inference/registry.ts';
import { providers } from '../../out/modules/providers/registry.ts';
import { samplesByTask } from '../../out/modules/samples-by-task.ts';
import type { Model } from '../../out/types/model.ts';
import type { Provider, SampleInput } from '../request/types.ts';
import * as wished from '../request/wishes.ts';
import { snippetsFrom } from './snippets.ts';
import type { ClientModule, InferenceData, InferenceOptions, InferenceResult } from './types.ts';

export type { Request } from '../request/types.ts';
export type { InferenceOptions, InferenceResult, InferenceSnippet, Notice } from './types.ts';

const own = <T>(record: Readonly<Record<string, T>>, key: string): T | undefined =>
  Object.hasOwn(record, key) ? record[key] : undefined;

/** Everything that API snippets are made from, every provider and client at hand. */
export const inferenceData: InferenceData = {
  hub,
  clients,
  languages,
  provider: (id) => own<Provider>(providers, id),
  sample: (task) => own<SampleInput | undefined>(samplesByTask, task),
  client: (id) => own<ClientModule>(clientModules, id),
  wished,
};

/**
 * The API snippets of a model, with every provider and client at hand.
 * @param model A parsed model (runtime/model, parseModel).
 * @returns The snippets in the order python (openai, huggingface_hub, fal_client, requests), js (openai, huggingface.js,
 *   fetch), sh (curl), and with async instead of Python's its asynchronous clients (AsyncOpenAI, AsyncInferenceClient,
 *   httpx); none and a reason, never an exception, when provider, task and options do not go together.
 */
export const inferenceSnippets = (model: Model, options?: InferenceOptions): InferenceResult =>
  snippetsFrom(inferenceData, model, options);
