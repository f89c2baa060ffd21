import type { Model } from '../../out/types/model.ts';
import { hasUnseen } from '../escape/characters.ts';
import { applyContract, buildRequest, valuesFor, withFile } from '../request/build.ts';
import { inputFields } from '../request/inputs.ts';
import { billedTo, callHeaders, modeOf } from '../request/mode.ts';
import { AUTOMATIC, BAD_NAME, NO_INPUT, NO_TASK, notByClient, notServed, unknownProvider } from '../request/reasons.ts';
import {
  CHAT,
  isReason,
  type Mode,
  type Provider,
  type Reason,
  type Request,
  type RequestOptions,
  type SampleInput,
} from '../request/types.ts';
import { endpointAddress } from '../request/url.ts';
import { readOptions } from './options.ts';
import type {
  Client,
  ClientCall,
  InferenceData,
  InferenceOptions,
  InferenceResult,
  InferenceSnippet,
  View,
} from './types.ts';
import { authView, callArgs, fileView, NO_REQUEST, requestView } from './view.ts';

/** What is asked for, the same for every client. */
interface Call {
  model: Model;
  /** Key of the contract: the task, or conversational. */
  task: string;
  /** The provider whose contract holds; absent for the automatic one. */
  provider: Provider | undefined;
  mode: Mode;
  options: RequestOptions & InferenceOptions;
}

/**
 * The key of the contract that calls a model: chat where the sample input of its task is a conversation, and the hub has
 * tagged the model as conversational (the tag is given to models with a chat template); else the task.
 */
export const contractTask = (
  { task, tags }: Pick<Model, 'task' | 'tags'>,
  sample: Pick<SampleInput, 'kind'> | undefined,
): string | undefined => (sample?.kind === 'messages' && tags.includes(CHAT) ? CHAT : task);

/** Which of the raw clients' templates a request wants. */
function templateOf(request: Request): string {
  if (request.task === CHAT) return request.stream ? 'chat-stream' : 'chat';
  if (request.job) return 'job';
  return request.body.kind;
}

/** Whether the client makes calls of this kind at all. */
function serves(client: Client, { task, provider, mode, options }: Call): boolean {
  const { endpointUrl } = options;
  if (!client.modes.includes(mode)) return false;
  if (client.providers && !client.providers.includes(provider?.id ?? '')) return false;
  if (client.endpointQuery === false && endpointAddress(endpointUrl ?? '')?.includes('?')) return false;
  if (task === CHAT) return client.chat;
  if (provider === undefined && !client.automatic) return false;
  return client.tasks === 'all' || Object.hasOwn(client.tasks, task);
}

/** How a client of the hub is told the model and, where the name of the model does not say it, the provider. */
function hubNames(
  client: Client,
  call: Call,
  request: Request | undefined,
): Pick<View, 'model' | 'provider' | 'endpoint' | 'url'> {
  const { model, task, provider, mode, options } = call;
  if (mode === 'endpoint') return { model: request?.model ?? model.id, endpoint: request?.url ?? '', url: '' };
  if (task === CHAT && mode === 'routed') return { model: request?.model ?? model.id, url: '' };
  const name = provider?.modelNames?.[client.id]?.replace('{model}', () => options.providerModelId ?? model.id);
  return { model: name ?? model.id, provider: provider?.id ?? options.hub.automatic, url: '' };
}

/** The view of a call that only the client knows how to make: of the request only its authorization is known. */
function automaticView({ mode, options }: Call): Omit<View, 'args' | 'save'> | Reason {
  const headers = callHeaders(undefined, mode, options);
  return Array.isArray(headers) ? { ...NO_REQUEST, auth: authView(headers) } : headers;
}

/** The parts of a view that the arguments of a client's method need. */
function methodView(
  client: Client,
  call: Call,
  clientCall: ClientCall,
  request: Request | undefined,
): Pick<View, 'args' | 'file' | 'question'> | Reason {
  const { model, task, provider, options } = call;
  const asked: RequestOptions = { ...options, client: client.id };
  const contract = provider ? applyContract(model, provider, task, asked) : {};
  const fields = inputFields(task, model.maskToken, asked);
  if (isReason(contract)) return contract;
  if (isReason(fields)) return fields as Reason;
  const prepared = withFile(fields, contract, asked);
  if (isReason(prepared)) return prepared;
  const more = (provider ? 'args' in contract && contract.args?.[client.id] : clientCall.automaticArgs) || {};
  const args = callArgs(clientCall, valuesFor(model, prepared.fields, asked), more);
  if (args === undefined) return { reason: notByClient(client.client) };
  const { question } = prepared.fields;
  return {
    args,
    ...(prepared.file ? { file: fileView(prepared.file, request?.body) } : {}),
    ...(typeof question === 'string' ? { question } : {}),
  };
}

/** What the clients share whose request does not differ from the contract's: the request and the view of it. */
interface Shared {
  request: Request | Reason;
  view: Omit<View, 'args' | 'save'> | undefined;
}

/** The snippet of one client, or why it has none. */
function snippetOf(client: Client, call: Call, shared: Shared, data: InferenceData): InferenceSnippet | Reason {
  const { task, provider, options } = call;
  const contract = provider?.tasks[task];
  const own =
    contract?.clients?.[client.id] !== undefined ||
    contract?.cases?.some(({ without }) => without?.includes(client.id));
  const onlyClient = provider === undefined && task !== CHAT;
  const request = own ? buildRequest(call.model, provider, task, { ...options, client: client.id }) : shared.request;
  if (isReason(request) && !onlyClient) return request;
  const made = isReason(request) ? undefined : request;
  const listed = client.tasks === 'all' || task === CHAT ? undefined : client.tasks[task];
  const method = listed?.args ? methodView(client, call, listed, made) : { args: [] };
  if (isReason(method)) return method;
  const known = made === shared.request ? shared.view : undefined;
  const base = known ?? (made ? requestView(made) : automaticView(call));
  if (isReason(base)) return base;
  const billTo = billedTo(call.mode, options);
  const view: View = {
    ...base,
    save: listed?.save ?? made?.result.save ?? '',
    ...(listed?.method === undefined ? {} : { method: listed.method }),
    ...(listed?.field === undefined ? {} : { field: listed.field }),
    ...method,
    ...(client.names === 'hub' ? hubNames(client, call, made) : {}),
    ...(billTo === undefined ? {} : { billTo }),
  };
  const name = listed?.template ?? (made ? templateOf(made) : '');
  const render = data.templates(client.id)?.[name] as ((view: View) => string) | undefined;
  if (render === undefined) return { reason: notByClient(client.client) };
  const title = `${data.languages[client.language] ?? client.language}, ${client.label}`;
  return {
    language: client.language,
    client: client.client,
    title,
    code: render(view),
    ...(made ? { request: made } : {}),
  };
}

/** The call that a model and options ask for, or why there is none. */
function readCall(model: Model, options: InferenceOptions, data: InferenceData): Call | Reason {
  const { hub } = data;
  const names = [options.providerModelId, options.adapterWeightsPath];
  if (names.some((name) => name !== undefined && hasUnseen(name))) return { reason: BAD_NAME };
  const id = options.provider ?? hub.automatic;
  const named = id === hub.automatic ? undefined : data.provider(id);
  if (named === undefined && id !== hub.automatic) return { reason: unknownProvider(id) };
  const sample = data.sample(model.task ?? '');
  const task = contractTask(model, sample);
  if (task === undefined) return { reason: NO_TASK };
  if (sample === undefined) return { reason: NO_INPUT };
  const provider = options.endpointUrl === undefined ? named : data.provider(hub.endpointProvider);
  const asked = { ...options, hub, sample };
  const mode = modeOf(provider, asked);
  return typeof mode === 'object' ? mode : { model, task, provider, mode, options: asked };
}

/**
 * The API snippets of a model.
 * @param model A parsed model (runtime/model).
 * @param options See InferenceOptions; untrusted.
 * @returns The snippets in the order of the clients; none and a reason when provider, task and options do not go together.
 */
export function snippetsFrom(data: InferenceData, model: Model, options?: unknown): InferenceResult {
  const read = readOptions(options);
  const call = readCall(model, read, data);
  if (isReason(call)) return { snippets: [], reason: call.reason };
  const { client: _, ...asked } = call.options;
  const plain = { ...call, options: asked };
  const request = buildRequest(model, call.provider, call.task, asked);
  const shared: Shared = { request, view: isReason(request) ? undefined : requestView(request) };
  const snippets: InferenceSnippet[] = [];
  let reason: string | undefined;
  for (const client of data.clients) {
    if (read.language !== undefined && read.language !== client.language) continue;
    if (read.client !== undefined && read.client !== client.client && read.client !== client.id) continue;
    if (!serves(client, plain)) continue;
    const made = snippetOf(client, plain, shared, data);
    if (isReason(made)) reason ??= made.reason;
    else snippets.push(made);
  }
  if (snippets.length > 0) return { snippets };
  const label = call.provider?.label ?? AUTOMATIC;
  const none = read.client === undefined ? notServed(label, call.task) : notByClient(read.client);
  return { snippets, reason: (isReason(request) && call.provider ? request.reason : reason) ?? none };
}
