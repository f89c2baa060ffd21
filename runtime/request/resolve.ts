import { calls } from '../../out/modules/calls.ts';
import { chatFields, type Fields, inputFields } from './inputs.ts';
import { inputFile, isAddress } from './media.ts';
import { callHeaders, modeOf } from './mode.ts';
import { fileOfSample, untaken } from './parts.ts';
import {
  AUTOMATIC,
  badFileType,
  notByClient,
  notServed,
  optionNotTaken,
  otherModel,
  partNotTaken,
  unusable,
} from './reasons.ts';
import {
  type Call,
  type CalledModel,
  type Contract,
  isReason,
  type Mode,
  type Provider,
  type Reason,
  type RequestOptions,
  type Values,
} from './types.ts';

const own = <T>(record: Readonly<Record<string, T>>, key: string): T | undefined =>
  Object.hasOwn(record, key) ? record[key] : undefined;

/** The contract of a task as far as all models and clients share it. */
function contractOf(provider: Provider | undefined, task: string): Contract | Reason | undefined {
  if (provider === undefined) return own(calls, task);
  const contract = own(provider.tasks, task);
  if (contract === undefined) return notServed(provider.label, task);
  return contract.unusable === undefined ? contract : unusable(contract.unusable);
}

/** Values for the placeholders of a contract: the parts of the input and the names of the model. */
function valuesOf(
  model: CalledModel,
  provider: Provider | undefined,
  router: Contract['router'],
  fields: Fields,
  options: RequestOptions,
): Values {
  const { providerModelId = model.id, temperature, max_tokens, top_p, voice, dimensions, topN: top_n } = options;
  const values = {
    ...fields,
    hub: options.hub.url,
    model: providerModelId,
    providerModel: providerModelId,
    hubModel: model.id,
    modelVersion: providerModelId.slice(providerModelId.indexOf(':') + 1),
    provider: provider?.id,
    adapter: options.adapter,
    adapterWeights: options.adapterWeightsPath,
    stream: options.streaming === true ? (true as const) : undefined,
    temperature,
    max_tokens,
    top_p,
    voice,
    dimensions,
    top_n,
  };
  return router ? { ...values, model: router.model(values) } : values;
}

/** An option that is given and that the call does not take. */
function oddOption({ voice, dimensions, topN }: RequestOptions, taken: readonly string[] = []): string | undefined {
  const isOdd = (name: string, value: unknown): boolean => value !== undefined && !taken.includes(name);
  if (isOdd('voice', voice)) return 'voice';
  if (isOdd('dimensions', dimensions)) return 'dimensions';
  return isOdd('topN', topN) ? 'topN' : undefined;
}

/** The call with the name and type of its file as the contract takes them. */
function withFile(call: Omit<Call, 'file'>): Call | Reason {
  const { values, contract, options } = call;
  if (values.file === undefined) return { ...call, file: undefined };
  const { sample } = options;
  const file = inputFile(values.file, contract?.types, fileOfSample(sample) === values.file);
  if (file === undefined) return badFileType(Object.keys(contract?.types ?? {}));
  const fileUrl = isAddress(file.name) ? file.name : undefined;
  return { ...call, file, values: { ...values, file: file.name, fileUrl } };
}

/**
 * Decides a call, once for all clients: how it travels, which contract holds, what stands for its placeholders.
 * @param provider The entry; for a custom endpoint that of hub.endpointProvider; absent for the automatic provider.
 * @param task Key of the contract: a task id, or conversational.
 * @returns A reason, never an exception, when provider, task, model and options do not go together.
 */
export function resolveCall(
  model: CalledModel,
  provider: Provider | undefined,
  task: string,
  options: RequestOptions,
): Call | Reason {
  const { routed } = (provider && own(provider.tasks, task)) ?? {};
  const mode: Mode | Reason = modeOf(provider && routed === false ? { ...provider, routed } : provider, options);
  if (typeof mode === 'object') return mode;
  const contract = contractOf(provider, task);
  if (contract && isReason(contract)) return contract;
  const odd = oddOption(options, contract?.options);
  if (odd !== undefined) return optionNotTaken(provider?.label ?? AUTOMATIC, odd, task);
  const { providerModelId = model.id } = options;
  if (provider && contract?.models && !contract.models.includes(providerModelId))
    return otherModel(provider.label, contract.models);
  const router = mode === 'routed' ? contract?.router : undefined;
  const headers = callHeaders(router ? undefined : provider, mode, options);
  if (!Array.isArray(headers)) return headers;
  const fields = own(calls, task) ? chatFields(options, contract?.parts) : inputFields(task, model.maskToken, options);
  if (isReason(fields)) return fields;
  const values = valuesOf(model, provider, router, fields, options);
  const part = mode === 'endpoint' ? undefined : untaken(values.messages, contract?.takes ?? [], contract?.parts);
  if (part !== undefined) return partNotTaken(provider?.label ?? AUTOMATIC, part);
  return withFile({ task, mode, provider, contract, headers, values, options });
}

/** The provider as one client knows it: clients that are published for several have addresses of their own. */
const providerBy = (provider: Provider | undefined, client: string): Provider | undefined => {
  const url = provider?.clientUrls?.[client];
  return provider && url ? { ...provider, url } : provider;
};

/** The call as one client makes it: the same, unless the contract or the address of the provider differs for the client. */
export function callBy(shared: Call, client: string): Call | Reason {
  const provider = providerBy(shared.provider, client);
  const call = provider === shared.provider ? shared : { ...shared, provider };
  const changed = call.contract?.clients?.[client];
  if (changed === undefined) return call;
  if (changed === false || changed.refuses?.(call.values)) return notByClient(client);
  const { file: _, ...rest } = call;
  return withFile({ ...rest, contract: { ...call.contract, ...changed } });
}
