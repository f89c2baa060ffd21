import { hasUnseen } from '../../languages/shared/characters.ts';
import { calls } from '../../out/modules/calls.ts';
import type { Command } from '../../out/types/command.ts';
import type { Model } from '../../out/types/model.ts';
import { kindOf, requestOf } from '../request/build.ts';
import { billedTo } from '../request/mode.ts';
import { fileOfSample } from '../request/parts.ts';
import {
  AUTOMATIC,
  BAD_NAME,
  DRAFT_MODEL,
  directAlone,
  NO_INPUT,
  NO_TASK,
  needsProvider,
  noCallKnown,
  notByClient,
  notInLanguage,
  notServed,
  unknownClient,
  unknownLanguage,
  unknownProvider,
} from '../request/reasons.ts';
import { callBy, resolveCall } from '../request/resolve.ts';
import { type Call, CHAT, isReason, type Provider, type Reason, type Request } from '../request/types.ts';
import { endpointAddress } from '../request/url.ts';
import { isAsked, spokenOf } from './asked.ts';
import { commandOf } from './command.ts';
import { methodView } from './method.ts';
import { noticesOf } from './notices.ts';
import { readOptions } from './options.ts';
import { callFor } from './task.ts';
import type {
  Client,
  ClientModule,
  InferenceData,
  InferenceOptions,
  InferenceResult,
  InferenceSnippet,
  View,
} from './types.ts';
import { type Names, requestView } from './view.ts';

/** Whether a client calls a task or chat at all. */
const lists = ({ tasks }: Client, task: string): boolean => tasks === 'all' || tasks.includes(task);

/** Whether the client itself learns who makes a call where the router chooses the provider. */
const findsProvider = ({ names }: Client): boolean => names === 'hub';

/** Whether the client makes calls that travel like this. */
function serves(client: Client, { contract, provider, mode, options }: Call): boolean {
  const { endpointUrl } = options;
  if (!client.modes.includes(mode)) return false;
  if (client.providers && !client.providers.includes(provider?.id ?? '')) return false;
  if (client.endpointQuery === false && endpointAddress(endpointUrl ?? '')?.includes('?')) return false;
  return provider !== undefined || findsProvider(client) || contract !== undefined;
}

/** How a client is told the model and, where the name of the model does not say it, the provider; and who pays. */
function namesFor(client: Client, { provider, contract, mode, values, options }: Call, request?: Request): Names {
  const billTo = billedTo(mode, options);
  const { model, hubModel, providerModel } = values;
  if (client.names === 'request' || (mode === 'routed' && contract?.router)) return { model, billTo };
  if (mode === 'endpoint') return { model, endpoint: request?.url ?? '', billTo };
  const name = provider?.modelNames?.[spokenOf(client)]?.replace('{model}', () => providerModel);
  return { model: name ?? hubModel, provider: provider?.id ?? options.hub.automatic, billTo };
}

/** The call with its key in the variable that the client itself reads. */
function withKeyOf({ tokenVariable }: Client, call: Call): Call {
  if (tokenVariable === undefined || call.mode !== 'direct') return call;
  const headers = call.headers.map((one) => (one.env === undefined ? one : { ...one, env: tokenVariable }));
  return { ...call, headers };
}

/** The variable that holds the key of a call, and where such a key is made. */
function keyOf({ headers: [authorization], mode, provider, options: { hub } }: Call): InferenceSnippet['key'] {
  const variable = authorization?.env;
  if (variable === undefined) return undefined;
  return { variable, page: mode === 'routed' ? hub.tokens : mode === 'direct' ? provider?.keyPage : undefined };
}

/** A name without its extension: a sample may be exchanged for one of another type. */
const stemOf = (name: string): string => name.replace(/\.\w+$/, '');

/** The file that a call sends, unless it is an address. */
function fileOf({ file, values, options: { sample } }: Call): InferenceSnippet['file'] {
  if (file === undefined || values.fileUrl !== undefined) return undefined;
  const own = fileOfSample(sample);
  const isSample = own !== undefined && stemOf(own) === stemOf(file.name);
  return { name: file.name, isSample };
}

/** The snippet of one client, or why it has none. */
function snippetOf(
  client: Client,
  { calls = {}, render, printCommand }: ClientModule,
  shared: { call: Call; request: Request | Reason },
  languages: InferenceData['languages'],
): InferenceSnippet | Reason {
  const unable = notByClient(client.client);
  const own = callBy(shared.call, spokenOf(client));
  if (isReason(own)) return own;
  const call = withKeyOf(client, own);
  const made = call === shared.call ? shared.request : requestOf(call);
  const { contract, task } = call;
  const listed = (Object.hasOwn(calls, task) && calls[task]) || {};
  if (isReason(made) && contract) return made;
  const request = isReason(made) ? undefined : made;
  const names = namesFor(client, call, request);
  const kind = contract ? kindOf(contract) : '';
  let view: View | Reason = unable;
  if (listed.method !== undefined) view = methodView(client, listed, call, request, names);
  else if (request?.url.endsWith(client.appends ?? ''))
    view = requestView(request, kind, request.url.slice(0, request.url.length - (client.appends ?? '').length), names);
  if (isReason(view)) return view;
  const template = listed.template ?? (request?.stream ? `${kind}-stream` : kind);
  const { language, shell } = client;
  const title = `${languages[language] ?? language}, ${client.label}`;
  const snippet = (code: string, command?: Command): InferenceSnippet => ({
    language,
    client: client.client,
    task,
    shell,
    title,
    command,
    code,
    request,
    key: keyOf(call),
    file: fileOf(call),
  });
  const one = commandOf(view, { render, printCommand }, template);
  if (one) return snippet(one.code, one.command);
  // The generator has checked the template of this name against the kind of view that is made here.
  const print = render[template] as ((view: View) => string) | undefined;
  return print === undefined ? unable : snippet(print(view));
}

/** Whether a client is asked for by its own name or its id. */
const isCalled = (one: Client, client: string | undefined): boolean => one.client === client || one.id === client;

/** The name of a client or language that there is none of. */
function unknownName({ language }: InferenceOptions, client: string | undefined, { clients }: InferenceData) {
  if (client !== undefined && !clients.some((one) => isCalled(one, client))) return unknownClient(client);
  return language === undefined || clients.some((one) => one.language === language)
    ? undefined
    : unknownLanguage(language);
}

/** Why the clients that are asked for make no snippet of a call, where none of them says it. */
function noneAsked(
  { client, language }: InferenceOptions,
  { task, provider, contract, mode }: Call,
  data: InferenceData,
): Reason {
  const asked = client ?? (language && (data.languages[language] ?? language));
  if (asked === undefined) return notServed(provider?.label ?? AUTOMATIC, task);
  const own = data.clients.filter((one) => isCalled(one, client) && lists(one, task));
  const alone = own.find((one) => one.providers && !one.modes.includes('routed'));
  if (alone?.providers && !(mode === 'direct' && alone.providers.includes(provider?.id ?? '')))
    return directAlone(alone.client, alone.providers);
  if (provider || contract) return client === undefined ? notInLanguage(asked) : notByClient(client);
  const able = data.clients.filter((one) => findsProvider(one) && lists(one, task));
  return needsProvider(asked, task, [...new Set(able.map((one) => one.client))]);
}

/** That there is no call of a task: nobody knows that the provider serves it, or the hub says that it does. */
function noneFor(
  { providers = [] }: Model,
  { endpointUrl }: InferenceOptions,
  provider: Provider | undefined,
  task: string,
): Reason {
  const served = providers.some((one) => one.task === task && (provider === undefined || one.provider === provider.id));
  return (endpointUrl === undefined && served ? noCallKnown : notServed)(provider?.label ?? AUTOMATIC, task);
}

/** The call that a model and options ask for, or why there is none. */
function readCall(
  model: Model,
  { client: _, ...options }: InferenceOptions,
  data: InferenceData,
  odd: Reason | undefined,
): Call | Reason {
  const { hub } = data;
  const typed = [options.providerModelId, options.adapterWeightsPath];
  if (typed.some((name) => name !== undefined && hasUnseen(name))) return BAD_NAME;
  const id = options.provider ?? hub.automatic;
  const named = id === hub.automatic ? undefined : data.provider(id);
  if (named === undefined && id !== hub.automatic) return unknownProvider(id);
  if (odd) return odd;
  if (model.draftModel && !model.providers?.length) return DRAFT_MODEL;
  const { key: task, sample: usual } = callFor(model, options, data.sample);
  if (task === undefined) return NO_TASK;
  const sample = data.wished?.ownSample(usual, model, task === CHAT, hub.maskToken) ?? usual;
  if (sample === undefined) return NO_INPUT;
  const provider = options.endpointUrl === undefined ? named : data.provider(hub.endpointProvider);
  const none = noneFor(model, options, provider, task);
  const isRouted = provider !== undefined || Object.hasOwn(calls, task);
  if (!isRouted && !data.clients.some((client) => findsProvider(client) && lists(client, task))) return none;
  const call = resolveCall(model, provider, task, {
    ...(data.wished?.wishedOptions(options, model.wishes) ?? options),
    hub,
    sample,
  });
  return isReason(call) && call.kind === none.kind ? none : call;
}

/** What the hub says of how a provider serves the model, unless the options say it themselves. */
function asServed({ providers = [] }: Model, options: InferenceOptions): InferenceOptions {
  if (options.endpointUrl !== undefined || options.providerModelId !== undefined) return options;
  const served = providers.find(({ provider }) => provider === options.provider);
  if (served === undefined) return options;
  const { model, adapter = options.adapter, adapterWeightsPath = options.adapterWeightsPath } = served;
  const lora = { ...(adapter && { adapter }), ...(adapterWeightsPath && { adapterWeightsPath }) };
  return { ...options, providerModelId: model, ...lora };
}

const because = ({ kind, reason }: Reason): InferenceResult => ({ snippets: [], reason, reasonKind: kind });

/**
 * The API snippets of models with the same options, which are read once.
 * @param options See InferenceOptions; untrusted.
 */
export function snippetsBy(data: InferenceData, options?: unknown): (model: Model) => InferenceResult {
  const read = readOptions(options);
  const asked = data.clients.filter((client) => isAsked(read, client, data.clients));
  const odd = unknownName(read, read.client, data);
  return (model) => snippetsOf(model, asServed(model, read), { data, asked, odd });
}

/** What is known of the options before a model is. */
interface Prepared {
  readonly data: InferenceData;
  /** The clients that they ask for. */
  readonly asked: readonly Client[];
  readonly odd: Reason | undefined;
}

function snippetsOf(model: Model, options: InferenceOptions, { data, asked, odd }: Prepared): InferenceResult {
  const call = readCall(model, options, data, odd);
  if (isReason(call)) return because(call);
  const shared = { call, request: requestOf(call) };
  const snippets: InferenceSnippet[] = [];
  let reason: Reason | undefined;
  for (const client of asked) {
    if (!serves(client, call) || !lists(client, call.task)) continue;
    const module = data.client(client.id);
    if (module === undefined) continue;
    const made = snippetOf(client, module, shared, data.languages);
    if (isReason(made)) reason ??= made;
    else snippets.push(made);
  }
  if (snippets.length > 0) {
    const notices = noticesOf(model, options, call);
    return notices.length === 0 ? { snippets } : { snippets, notices };
  }
  if (isReason(shared.request) && call.provider) return because(shared.request);
  return because(reason ?? noneAsked(options, call, data));
}

/**
 * The API snippets of a model.
 * @param model A parsed model (runtime/model).
 * @param options See InferenceOptions; untrusted.
 * @returns The snippets in the order of the clients; none and a reason when provider, task and options do not go together.
 */
export const snippetsFrom = (data: InferenceData, model: Model, options?: unknown): InferenceResult =>
  snippetsBy(data, options)(model);
