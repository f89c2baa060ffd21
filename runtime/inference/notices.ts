import type { Model } from '../../out/types/model.ts';
import { maskTokenUnknown, noneKnownToServe, notKnownToServe, servedForTests } from '../request/reasons.ts';
import type { Call } from '../request/types.ts';
import type { InferenceOptions, Notice } from './types.ts';

/** That nobody says that the model is served there. */
function servingNotice(
  { id, providers = [] }: Model,
  options: InferenceOptions,
  { mode, provider }: Call,
): Notice | undefined {
  if (mode === 'endpoint' || options.providerModelId !== undefined) return undefined;
  if (provider === undefined && providers.length > 0) return undefined;
  const text = provider ? notKnownToServe(provider.label, id) : noneKnownToServe(id);
  return { kind: 'not-known-to-serve', text };
}

/** That what stands for the word to fill in is a guess, where the sample has it. */
const maskNotice = ({ maskToken }: Model, { options: { sample, inputs, hub } }: Call): Notice | undefined =>
  sample?.kind === 'masked-text' && inputs === undefined && maskToken === undefined
    ? { kind: 'mask-token-unknown', text: maskTokenUnknown(hub.maskToken) }
    : undefined;

/** That the provider, or whoever is chosen of those that the hub names, serves the model for tests alone. */
function stagingNotice({ id, providers = [] }: Model, { mode, provider }: Call): Notice | undefined {
  const asked = providers.filter((one) => provider === undefined || one.provider === provider.id);
  if (mode === 'endpoint' || asked.length === 0 || !asked.every(({ staging }) => staging)) return undefined;
  return { kind: 'staging', text: servedForTests(provider?.label, id) };
}

/** What to know of a call. */
export const noticesOf = (model: Model, options: InferenceOptions, call: Call): Notice[] =>
  [servingNotice(model, options, call), stagingNotice(model, call), maskNotice(model, call)].flatMap(
    (notice) => notice ?? [],
  );
