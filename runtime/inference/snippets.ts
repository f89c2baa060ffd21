import { hasUnseen } from '../../languages/shared/characters.ts';
import type { Model } from '../../out/types/model.ts';
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
import { authView, callArgs, kindOf, type Names, requestView } from './view.ts';

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

/** How a client calls a task or chat; nothing when it does not. */
function listedCall(client: Client, task: string): ClientCall | undefined {
  if (client.tasks === 'all') return {};
  return Object.hasOwn(client.tasks, task) ? client.tasks[task] : undefined;
}

/** Whether the client makes calls that travel like this. */
function serves(client: Client, { task, provider, mode, options }: Call): boolean {
  const { endpointUrl } = options;
  if (!client.modes.includes(mode)) return false;
  if (client.providers && !client.providers.includes(provider?.id ?? '')) return false;
  if (client.endpointQuery === false && endpointAddress(endpointUrl ?? '')?.includes('?')) return false;
  return provider !== undefined || client.automatic || task === CHAT;
}

/** How a client is told the model and, where the name of the model does not say it, the provider; and who pays. */
function namesFor(client: Client, call: Call, request: Request | undefined): Names {
  const { model, task, provider, mode, options } = call;
  const billTo = billedTo(mode, options);
  const payer = billTo === undefined ? {} : { billTo };
  if (client.names === 'request') return { model: request?.model ?? model.id, ...payer };
  if (mode === 'endpoint') return { model: request?.model ?? model.id, endpoint: request?.url ?? '', ...payer };
  if (task === CHAT && mode === 'routed') return { model: request?.model ?? model.id, ...payer };
  const name = provider?.modelNames?.[client.id]?.replace('{model}', () => options.providerModelId ?? model.id);
  return { model: name ?? model.id, provider: provider?.id ?? options.hub.automatic, ...payer };
}

/** The view of a call by a client's method. */
function methodView(
  client: Client,
  call: Call,
  { method = '', field, save = '', args, automaticArgs, kind }: ClientCall,
  request: Request | undefined,
): View | Reason {
  const { model, task, provider, mode, options } = call;
  const asked: RequestOptions = { ...options, client: client.id };
  const headers = request?.headers ?? callHeaders(undefined, mode, options);
  if (!Array.isArray(headers)) return headers as Reason;
  const contract = provider ? applyContract(model, provider, task, asked) : {};
  const fields = inputFields(task, model.maskToken, asked);
  if (isReason(contract)) return contract;
  if (isReason(fields)) return fields as Reason;
  const prepared = withFile(fields, contract, asked);
  if (isReason(prepared)) return prepared;
  const more = (provider ? 'args' in contract && contract.args?.[client.id] : automaticArgs) || {};
  const filled = callArgs({ ...args, ...more }, valuesFor(model, prepared.fields, asked));
  if (filled === undefined) return { reason: notByClient(client.client) };
  const view = {
    auth: authView(headers),
    method,
    args: filled,
    save,
    waits: request === undefined || request.job !== undefined,
    ...namesFor(client, call, request),
    ...(field === undefined ? {} : { field }),
  };
  if (kind !== 'file-method') return view;
  const { question } = prepared.fields;
  if (prepared.file === undefined) return { reason: notByClient(client.client) };
  return { ...view, file: prepared.file, ...(typeof question === 'string' ? { question } : {}) };
}

/** The view of a call whose request the client is told; nothing when its address is not one that the client can make. */
function rawView(client: Client, call: Call, request: Request): View | undefined {
  const { url } = request;
  const { appends = '' } = client;
  if (!url.endsWith(appends)) return undefined;
  return requestView(request, url.slice(0, url.length - appends.length), namesFor(client, call, request));
}

/** The snippet of one client, or why it has none. */
function snippetOf(
  client: Client,
  call: Call,
  shared: Request | Reason,
  data: InferenceData,
): InferenceSnippet | Reason {
  const { task, provider, options } = call;
  const listed = listedCall(client, task);
  const unable = { reason: notByClient(client.client) };
  if (listed === undefined) return unable;
  const contract = provider?.tasks[task];
  const own =
    contract?.clients?.[client.id] !== undefined ||
    contract?.cases?.some(({ without }) => without?.includes(client.id));
  const onlyClient = provider === undefined && task !== CHAT;
  const request = own ? buildRequest(call.model, provider, task, { ...options, client: client.id }) : shared;
  if (isReason(request) && !onlyClient) return request;
  const made = isReason(request) ? undefined : request;
  const view =
    listed.method === undefined ? made && rawView(client, call, made) : methodView(client, call, listed, made);
  if (view === undefined) return unable;
  if ('reason' in view) return view;
  const name = listed.template ?? (made ? kindOf(made) + (made.stream ? '-stream' : '') : '');
  const print = data.templates(client.id)?.[name] as ((view: View) => string) | undefined;
  if (print === undefined) return unable;
  const title = `${data.languages[client.language] ?? client.language}, ${client.label}`;
  const code = print(view);
  return { language: client.language, client: client.client, title, code, ...(made ? { request: made } : {}) };
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
  const snippets: InferenceSnippet[] = [];
  let reason: string | undefined;
  for (const client of data.clients) {
    if (read.language !== undefined && read.language !== client.language) continue;
    if (read.client !== undefined && read.client !== client.client && read.client !== client.id) continue;
    if (listedCall(client, plain.task) === undefined || !serves(client, plain)) continue;
    const made = snippetOf(client, plain, request, data);
    if (isReason(made)) reason ??= made.reason;
    else snippets.push(made);
  }
  if (snippets.length > 0) return { snippets };
  const label = call.provider?.label ?? AUTOMATIC;
  const none = read.client === undefined ? notServed(label, call.task) : notByClient(read.client);
  return { snippets, reason: (isReason(request) && call.provider ? request.reason : reason) ?? none };
}
