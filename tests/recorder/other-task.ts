import { hub } from '../../out/modules/hub.ts';
import type { Provider } from '../../runtime/request/types.ts';
import { catalogue, providerModel, samples } from './catalogue.ts';
import type { Variant } from './variants.ts';

/** Who serves a task where the hub names a provider: the first but the hub's own, which goes by the task of the record. */
const serverFor = (task: string): Provider | undefined =>
  Object.values(catalogue).find(
    ({ id, routed, tasks: { [task]: contract } }) =>
      id !== hub.endpointProvider && routed !== false && contract !== undefined && contract.unusable === undefined,
  );

/**
 * A model whose record tells another call than the one that the hub says the provider serves it for; the clients of the hub
 * read the same record, and judge.
 * @param own The task of the record.
 */
export function otherTask(asked: string, task: string, own: string, variant = 'other-task'): Variant[] {
  const provider = asked === hub.automatic ? serverFor(task)?.id : asked;
  const isOwn = provider === hub.endpointProvider && samples[own]?.kind !== 'messages';
  if (provider === undefined || isOwn) return [];
  const providerId = catalogue[provider]?.tasks[task]?.models?.[0] ?? providerModel(provider);
  const fields = {
    pipeline_tag: own,
    tags: [],
    inferenceProviderMapping: { [provider]: { status: 'live', providerId, task } },
  };
  const options = asked === hub.automatic ? {} : { provider, providerModelId: providerId };
  return [{ variant, options, fields }];
}

/** The task of such a record: a picture is made, or made of another. */
export const unlike = (task: string): string => (task === 'text-to-image' ? 'image-to-image' : 'text-to-image');

/** Tasks whose calls and answers are alike, whoever the automatic provider is: what differs is not what the record tells. */
const ALIKE = ['feature-extraction', 'text-to-video'];

/** What a task of the automatic provider is asked. */
export const automaticVariants = (task: string): Variant[] => [
  { variant: 'routed', options: {} },
  ...(ALIKE.includes(task) ? otherTask(hub.automatic, task, unlike(task)) : []),
];
