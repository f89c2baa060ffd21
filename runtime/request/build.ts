import { chatMessages, type Fields, inputFields } from './inputs.ts';
import { inputFile, isAddress } from './media.ts';
import { callHeaders, modeOf } from './mode.ts';
import {
  AUTOMATIC,
  BAD_ENDPOINT,
  badFileType,
  badInputs,
  LOCAL_FILE,
  notByClient,
  notServed,
  otherModel,
} from './reasons.ts';
import { fill, merge, type Values } from './shape.ts';
import {
  type Address,
  type AddressEntry,
  type Body,
  CHAT,
  type ClientContract,
  type Contract,
  type InputFile,
  isReason,
  type JobEntry,
  type Json,
  type Mode,
  type Provider,
  type Reason,
  type Request,
  type RequestOptions,
  type Result,
} from './types.ts';
import { baseAddress, endpointAddress, modelPath, withPieces } from './url.ts';

/** The parts of a model that requests are made of. */
export interface RequestedModel {
  readonly id: string;
  readonly maskToken?: string | undefined;
}

/** A contract with the changes of its cases and of the client applied. */
export type AppliedContract = Omit<Contract, 'job' | 'routedQuery' | 'endpoint'> &
  Pick<ClientContract, 'job' | 'routedQuery' | 'args'> & { readonly endpoint?: readonly string[] | null };

const CHAT_RESULT: Result = { as: 'json', path: ['choices', 0, 'message', 'content'] };
/** A client's own JSON body replaces any other kind of body. */
const NO_FILE_BODY = { bytes: undefined, form: undefined };
const WHOLE_ANSWER: Result = { as: 'json' };

const providerModel = (model: RequestedModel, options: RequestOptions): string => options.providerModelId ?? model.id;

/** The contract as it holds for the model and the client; a reason when it does not. */
export function applyContract(
  model: RequestedModel,
  provider: Provider,
  task: string,
  options: RequestOptions,
): AppliedContract | Reason {
  const contract = Object.hasOwn(provider.tasks, task) ? provider.tasks[task] : undefined;
  if (contract === undefined) return { reason: notServed(provider.label, task) };
  if (contract.unusable !== undefined) return { reason: contract.unusable };
  const name = providerModel(model, options);
  if (contract.models && !contract.models.includes(name))
    return { reason: otherModel(provider.label, contract.models) };
  const own = options.client === undefined ? undefined : contract.clients?.[options.client];
  if (own === false) return { reason: notByClient(options.client ?? '') };
  let applied: AppliedContract = own
    ? { ...contract, ...(own.body === undefined ? {} : NO_FILE_BODY), ...own }
    : contract;
  for (const { when, without, ...change } of contract.cases ?? []) {
    const holds =
      (when.model === undefined || when.model === name) &&
      (when.modelContains ?? []).every((piece) => name.toLowerCase().includes(piece)) &&
      (when.adapter === undefined || when.adapter === options.adapter) &&
      (!when.weights || options.adapterWeightsPath !== undefined);
    if (!holds) continue;
    if (options.client !== undefined && without?.includes(options.client))
      return { reason: notByClient(options.client) };
    const body = own?.body === undefined && change.body !== undefined ? change.body : applied.body;
    applied = { ...applied, ...change, body: change.add === undefined ? body : merge(body ?? {}, change.add) };
  }
  return applied;
}

/** Values for the placeholders of a contract: the parts of the input and the names of the model. */
export function valuesFor(model: RequestedModel, fields: Fields, options: RequestOptions): Values {
  const name = providerModel(model, options);
  return {
    ...fields,
    hub: options.hub.url,
    model: name,
    hubModel: model.id,
    modelVersion: name.slice(name.indexOf(':') + 1),
    adapterWeights: options.adapterWeightsPath,
  };
}

/** The parts of the input with the name of its file as the contract takes it, and the file itself. */
export function withFile(
  fields: Fields,
  contract: Pick<Contract, 'types'>,
  options: RequestOptions,
): { fields: Fields; file?: InputFile } | Reason {
  if (typeof fields.file !== 'string') return { fields };
  const file = inputFile(fields.file, contract.types, fields.file === options.sample?.file);
  if (file === undefined) return { reason: badFileType(Object.keys(contract.types ?? {})) };
  return { fields: { ...fields, file: file.name }, file };
}

function jsonBody(shape: Json, values: Values, file: InputFile | undefined, task: string): Body | Reason {
  const address = file && isAddress(file.name) ? file.name : undefined;
  const { json, files, encoding, missing } = fill(shape, values, address);
  if (missing.length > 0) return { reason: badInputs(task) };
  if (address !== undefined && encoding !== 'dataUrl') return { reason: LOCAL_FILE };
  if (file === undefined || files.length === 0) return { kind: 'json', json };
  const prefix = encoding === 'dataUrl' ? `data:${file.type};base64,` : '';
  return { kind: 'json', json, file: { ...file, prefix, paths: files } };
}

/** The body of a call that is not a chat. */
function taskBody(
  contract: AppliedContract,
  task: string,
  model: RequestedModel,
  fields: Fields,
  options: RequestOptions,
): Body | Reason {
  const prepared = withFile(fields, contract, options);
  if (isReason(prepared)) return prepared;
  const { file } = prepared;
  const values = valuesFor(model, prepared.fields, options);
  if (!contract.bytes && !contract.form) return jsonBody(contract.body ?? {}, values, file, task);
  if (file === undefined) return { reason: badInputs(task) };
  if (isAddress(file.name)) return { reason: LOCAL_FILE };
  if (contract.bytes) return { kind: 'bytes', file };
  const { json, missing } = fill(contract.form ?? {}, values);
  if (missing.length > 0) return { reason: badInputs(task) };
  const form = Object.entries(json as Record<string, Json>).map(([name, value]) => ({ name, value: String(value) }));
  return { kind: 'form', fields: form, file: { ...file, field: 'file' } };
}

/** The body of a chat: model first, which lets a router decide before it has read the messages. */
function chatBody(model: string, options: RequestOptions): Body | Reason {
  const chat = chatMessages(options);
  if (isReason(chat)) return chat;
  const { temperature, max_tokens, top_p } = options;
  const sampling = Object.entries({ temperature, max_tokens, top_p }).filter(([, value]) => value !== undefined);
  const json = {
    model,
    messages: chat.messages,
    ...Object.fromEntries(sampling),
    ...(options.streaming ? { stream: true } : {}),
  };
  return { kind: 'json', json: json as Json };
}

const contentType = (body: Body): string | undefined =>
  body.kind === 'json' ? 'application/json' : body.kind === 'bytes' ? body.file.type : undefined;

function resolveAddress(entry: AddressEntry, base: string, mode: Mode): Address {
  const suffix = (mode === 'routed' && entry.routedQuery) || '';
  if (entry.url) return { prefix: mode === 'routed' ? base : '', path: entry.url, pathname: mode === 'routed', suffix };
  return { prefix: base + entry.path, path: entry.id ?? [], pathname: false, suffix };
}

/** The job of a call, its addresses below the base of the call. */
function resolveJob(entry: JobEntry, base: string, mode: Mode): Request['job'] {
  const { poll, result, ...states } = entry;
  return {
    ...states,
    poll: resolveAddress(poll, base, mode),
    ...(result ? { result: resolveAddress(result, base, mode) } : {}),
  };
}

/** The name that the model of a chat goes by: with the provider after a colon where the router must choose it. */
function chatModel(model: RequestedModel, provider: Provider | undefined, mode: Mode, options: RequestOptions): string {
  if (mode !== 'routed') return providerModel(model, options);
  return provider ? `${model.id}:${provider.id}` : model.id;
}

/** Address, body, result and job of a call. */
type Call = Pick<Request, 'url' | 'body' | 'result' | 'model' | 'job'>;

function chatCall(
  model: RequestedModel,
  provider: Provider | undefined,
  contract: AppliedContract | undefined,
  mode: Mode,
  options: RequestOptions,
): Call | Reason {
  const name = chatModel(model, provider, mode, options);
  const body = chatBody(name, options);
  if (isReason(body)) return body;
  const routed = mode === 'routed' || !provider || !contract;
  const path = contract?.path ?? provider?.path ?? '';
  const url = routed
    ? options.hub.router + options.hub.chat
    : baseAddress(options.hub, provider, contract, mode) + modelPath(path, name);
  return { url, body, result: CHAT_RESULT, model: name };
}

function taskCall(
  model: RequestedModel,
  provider: Provider,
  task: string,
  contract: AppliedContract,
  mode: Mode,
  options: RequestOptions,
): Call | Reason {
  const fields = inputFields(task, model.maskToken, options);
  if (isReason(fields)) return fields as Reason;
  const body = taskBody(contract, task, model, fields, options);
  if (isReason(body)) return body;
  const base = baseAddress(options.hub, provider, contract, mode);
  const name = providerModel(model, options);
  const query = (mode === 'routed' && contract.routedQuery) || '';
  const url = base + modelPath(contract.path ?? provider.path ?? '', name) + query;
  const entry = contract.job ? provider.jobs?.[contract.job] : undefined;
  const job = entry && resolveJob(entry, mode === 'routed' ? base : provider.url, mode);
  return { url, body, result: contract.result ?? WHOLE_ANSWER, model: name, ...(job ? { job } : {}) };
}

/**
 * The request that calls a model: the request model of a snippet. Pure, made from the provider's entry alone.
 * @param provider The entry; for a custom endpoint that of hub.endpointProvider; absent for the automatic provider.
 * @param task Key of the contract: a task id, or conversational.
 * @returns A reason, never an exception, when provider, task, model and options do not go together.
 */
export function buildRequest(
  model: RequestedModel,
  provider: Provider | undefined,
  task: string,
  options: RequestOptions,
): Request | Reason {
  const mode = modeOf(provider, options);
  if (typeof mode === 'object') return mode;
  const contract = provider && applyContract(model, provider, task, options);
  if (contract && isReason(contract)) return contract;
  const headers = callHeaders(provider && task === CHAT && mode === 'routed' ? undefined : provider, mode, options);
  if (!Array.isArray(headers)) return headers;
  let call: Call | Reason;
  if (task === CHAT) call = chatCall(model, provider, contract, mode, options);
  else if (provider && contract) call = taskCall(model, provider, task, contract, mode, options);
  else return { reason: notServed(AUTOMATIC, task) };
  if (isReason(call)) return call;
  const url = options.endpointUrl === undefined ? call.url : endpointUrl(options.endpointUrl, contract?.endpoint);
  if (url === undefined) return { reason: BAD_ENDPOINT };
  const type = contentType(call.body);
  const [authorization, ...others] = headers;
  const typed = type === undefined ? [] : [{ name: 'Content-Type', value: type }];
  return {
    task,
    mode,
    method: 'POST',
    ...call,
    url,
    headers: authorization ? [authorization, ...typed, ...others] : typed,
    stream: task === CHAT && options.streaming === true,
  };
}

function endpointUrl(text: string, pieces: readonly string[] | null | undefined): string | undefined {
  const address = endpointAddress(text);
  return address === undefined || !pieces ? address : withPieces(address, pieces);
}
