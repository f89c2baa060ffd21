import type { Json } from '../request/types.ts';
import type { InferenceOptions } from './types.ts';

const filled = (value: unknown): string | undefined => {
  const text = typeof value === 'string' ? value.trim() : '';
  return text === '' ? undefined : text;
};

const finite = (value: unknown): number | undefined =>
  typeof value === 'number' && Number.isFinite(value) ? value : undefined;

/** The value as JSON would carry it; nothing when it cannot be said in JSON. */
function asJson(value: unknown): Json | undefined {
  try {
    const text = JSON.stringify(value);
    return text === undefined ? undefined : JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** What was given but cannot be said in JSON stays given: null fits no input. */
const givenJson = (value: unknown): Json | undefined => (value === undefined ? undefined : (asJson(value) ?? null));

/**
 * Options of a caller as they can be used: texts without space at their ends, numbers that are finite (zero is one),
 * inputs and messages as JSON. What is malformed or empty is absent. Never throws.
 */
export function readOptions(options: unknown): InferenceOptions {
  const given: Readonly<Record<string, unknown>> = typeof options === 'object' ? { ...options } : {};
  return {
    provider: filled(given.provider),
    providerModelId: filled(given.providerModelId),
    adapter: filled(given.adapter),
    adapterWeightsPath: filled(given.adapterWeightsPath),
    language: filled(given.language),
    client: filled(given.client),
    async: given.async === true,
    streaming: given.streaming === true,
    billTo: filled(given.billTo),
    accessToken: filled(given.accessToken),
    directRequest: given.directRequest === true,
    endpointUrl: filled(given.endpointUrl),
    inputs: givenJson(given.inputs),
    messages: givenJson(given.messages),
    temperature: finite(given.temperature),
    max_tokens: finite(given.max_tokens),
    top_p: finite(given.top_p),
    voice: filled(given.voice),
    dimensions: finite(given.dimensions),
    topN: finite(given.topN),
    tools: givenJson(given.tools),
    responseFormat: givenJson(given.responseFormat),
  };
}
