import { clients } from '../../out/modules/clients.ts';
import { hub } from '../../out/modules/hub.ts';
import { providers } from '../../out/modules/providers/registry.ts';
import { samplesByTask } from '../../out/modules/samples-by-task.ts';
import { inferenceSnippets } from '../../runtime/inference/index.ts';
import type { InferenceOptions, InferenceSnippet } from '../../runtime/inference/types.ts';
import { parseModel } from '../../runtime/model/parse.ts';
import {
  type Case,
  CHAT,
  type Contract,
  type Json,
  type Provider,
  type SampleInput,
} from '../../runtime/request/types.ts';
import { answerCount, canFail, type Fault, protocolOf, type Script } from './answers.ts';
import { misunderstood } from './compare.ts';
import { HOSTILE_HEADER, HOSTILE_PATH, hostileInputs } from './hostile.ts';

/** Host of custom endpoints. */
export const ENDPOINT_HOST = 'endpoint.example';

/** One combination of provider, task, client and options. */
export interface Cell {
  readonly provider: string;
  /** The model's task. */
  readonly task: string;
  /** Id of the client. */
  readonly client: string;
  readonly language: string;
  /** What the options are for. */
  readonly variant: string;
  readonly options: InferenceOptions;
  readonly record: Readonly<Record<string, Json>>;
  /** Number of the provider's answer, see Script. */
  readonly alternative?: number;
  readonly fault?: Fault;
}

/** A cell that has a snippet, ready to be run. */
export interface Prepared {
  readonly cell: Cell;
  readonly snippet: InferenceSnippet;
  /** The request that must arrive; that of the provider which the hub names, where the client asks it. */
  readonly request: NonNullable<InferenceSnippet['request']>;
  readonly script: Omit<Script, 'serial'>;
}

const catalogue = providers as Readonly<Record<string, Provider>>;
const samples = samplesByTask as Readonly<Record<string, SampleInput>>;

export const cellName = ({ provider, task, client, variant }: Cell): string =>
  `${provider} ${task} ${client} ${variant}`;

/** The hosts that snippets may call: those of the catalogue, and the recorder's own. */
export function knownHosts(more: readonly string[]): string[] {
  const texts = [
    hub.url,
    hub.router,
    ...Object.values(catalogue).flatMap((provider) => [provider.url, ...hostsOf(provider)]),
  ];
  return [...new Set([...texts.map((text) => new URL(text).hostname), ...more])];
}

const hostsOf = ({ tasks }: Provider): string[] =>
  Object.values(tasks).flatMap(({ host, clients = {} }) => [
    ...(host === undefined ? [] : [host]),
    ...Object.values(clients).flatMap((own) => (own && own.host !== undefined ? [own.host] : [])),
  ]);

/** Tasks of models that chat; the first is asked everything, the others only the usual. */
const CHAT_TASKS = ['text-generation', 'image-text-to-text'];

const MODEL = 'acme/demo-model.v1';

/** A provider's own id of the model; the hub's own provider calls models as the hub does. */
const providerModel = (provider: string): string =>
  provider === hub.endpointProvider ? MODEL : `${provider}/demo-app/sub`;

const modelRecord = (task: string, chat: boolean): Record<string, Json> => ({
  id: MODEL,
  pipeline_tag: task,
  tags: chat ? [CHAT] : [],
});

/** Options under which a case of a contract holds. */
function caseOptions({ when }: Case, usual: string): InferenceOptions {
  const pieces = (when.modelContains ?? []).join('-');
  return {
    providerModelId: when.model ?? `${usual}${pieces === ':' ? ':5c1f' : pieces && `-${pieces}`}`,
    ...(when.adapter === undefined ? {} : { adapter: when.adapter }),
    ...(when.weights ? { adapterWeightsPath: 'weights/lora v1.safetensors' } : {}),
  };
}

type Variant = Pick<Cell, 'variant' | 'options' | 'alternative' | 'fault'>;

const FAULTS = [401, 429, 500];

/** What every kind of call is asked. */
function commonVariants(base: InferenceOptions, sample: SampleInput, extension: string): Variant[] {
  return [
    { variant: 'routed', options: base },
    { variant: 'direct', options: { ...base, directRequest: true } },
    { variant: 'bill-to', options: { ...base, billTo: 'acme-inc' } },
    { variant: 'bill-to-direct', options: { ...base, billTo: 'acme-inc', directRequest: true } },
    { variant: 'hostile', options: { ...base, ...hostileInputs(sample, extension), billTo: HOSTILE_HEADER } },
    { variant: 'token', options: { ...base, accessToken: `${hub.tokenPrefix}${HOSTILE_HEADER}` } },
    { variant: 'key', options: { ...base, accessToken: `key-${HOSTILE_HEADER}` } },
    ...FAULTS.map((status) => ({ variant: String(status), options: base, fault: { status } })),
  ];
}

const SAMPLING_ZERO = { temperature: 0, max_tokens: 0, top_p: 0 };
const SAMPLING = { temperature: 0.7, max_tokens: 512, top_p: 0.95 };

function chatVariants(base: InferenceOptions): Variant[] {
  const streaming = { ...base, streaming: true };
  return [
    { variant: 'stream', options: streaming },
    { variant: 'stream-direct', options: { ...streaming, directRequest: true } },
    { variant: 'stream-bill-to', options: { ...streaming, billTo: 'acme-inc' } },
    { variant: 'sampling', options: { ...base, ...SAMPLING } },
    { variant: 'zero', options: { ...base, ...SAMPLING_ZERO } },
    { variant: 'stream-zero', options: { ...streaming, ...SAMPLING_ZERO } },
    ...FAULTS.map((status) => ({ variant: `stream-${status}`, options: streaming, fault: { status } })),
    { variant: 'stream-error', options: streaming, fault: 'stream' },
  ];
}

/** Custom endpoints; they are served as the hub's own provider is. */
const endpointVariants = (base: InferenceOptions, chat: boolean): Variant[] => [
  { variant: 'endpoint', options: { ...base, endpointUrl: `https://${ENDPOINT_HOST}/some/model` } },
  { variant: 'endpoint-http', options: { ...base, endpointUrl: `http://${ENDPOINT_HOST}:8080/` } },
  { variant: 'endpoint-query', options: { ...base, endpointUrl: `https://${ENDPOINT_HOST}/m?revision=a%20b&x=1` } },
  {
    variant: 'endpoint-hostile',
    options: { ...base, endpointUrl: `https://${ENDPOINT_HOST}${HOSTILE_PATH}`, accessToken: HOSTILE_HEADER },
  },
  ...(chat
    ? [
        { variant: 'endpoint-v1', options: { ...base, endpointUrl: `https://${ENDPOINT_HOST}/v1/` } },
        {
          variant: 'endpoint-stream',
          options: { ...base, streaming: true, endpointUrl: `https://${ENDPOINT_HOST}/v1/chat/completions` },
        },
      ]
    : []),
];

const fileExtension = (provider: string, task: string, base: InferenceOptions): string => {
  const { snippets } = inferenceSnippets(parseModel(modelRecord(task, false)), { ...base, provider });
  const body = snippets.find(({ request }) => request)?.request?.body;
  return /\.\w+$/.exec(body?.file?.name ?? '')?.[0] ?? '';
};

function contractVariants(provider: Provider, task: string, contract: Contract): Variant[] {
  const usual = contract.models?.[0] ?? providerModel(provider.id);
  const base = { provider: provider.id, providerModelId: usual };
  const sample = samples[task];
  if (sample === undefined || contract.unusable !== undefined) return [{ variant: 'routed', options: base }];
  const script = { provider: provider.id, task, client: '', chat: false, model: {}, mapping: {} };
  const job = protocolOf(script);
  const alternatives = Array.from({ length: answerCount(provider.id, task) - 1 }, (_, index) => index + 1);
  return [
    ...commonVariants(base, sample, fileExtension(provider.id, task, base)),
    ...(contract.cases ?? []).map((entry, index) => ({
      variant: `case-${index + 1}`,
      options: { ...base, ...caseOptions(entry, usual) },
    })),
    ...alternatives.map((alternative) => ({ variant: `answer-${alternative + 1}`, options: base, alternative })),
    ...(job ? [{ variant: 'failed-job', options: base, fault: 'job' as const }] : []),
    ...(provider.id === hub.endpointProvider ? endpointVariants(base, false) : []),
  ];
}

/** Providers whose chats get every variant: the automatic one, and the first of each way that providers can be reached. */
const ALL_CHAT_VARIANTS: ReadonlySet<string> = new Set([
  hub.automatic,
  ...[
    ...new Map(
      Object.values(catalogue)
        .reverse()
        .map(({ id, direct, routed }) => [`${direct} ${routed}`, id]),
    ).values(),
  ],
]);

/** What the chats of the other providers are asked: they differ from each other in addresses and names alone. */
const CHAT_VARIANTS: ReadonlySet<string> = new Set([
  'routed',
  'direct',
  'stream',
  'stream-direct',
  'bill-to',
  'hostile',
  'endpoint',
  '401',
  '429',
  '500',
  'stream-500',
]);

/** What chats about a picture are asked: they differ from others in the messages alone. */
const PICTURE_CHAT_VARIANTS: ReadonlySet<string> = new Set(['routed', 'direct', 'stream', 'stream-direct']);

function chatCells(provider: string, task: string): Variant[] {
  const base = { provider, ...(provider === hub.automatic ? {} : { providerModelId: providerModel(provider) }) };
  const sample = samples[task];
  if (sample === undefined) return [];
  const all = [...commonVariants(base, sample, ''), ...chatVariants(base), ...endpointVariants(base, true)];
  if (task !== CHAT_TASKS[0]) return all.filter(({ variant }) => PICTURE_CHAT_VARIANTS.has(variant));
  return ALL_CHAT_VARIANTS.has(provider) ? all : all.filter(({ variant }) => CHAT_VARIANTS.has(variant));
}

function cellsOf(provider: string, task: string, chat: boolean, variants: readonly Variant[]): Cell[] {
  const record = modelRecord(task, chat);
  return clients.flatMap(({ id, language }) =>
    variants.map((variant) => ({ provider, task, client: id, language, record, ...variant })),
  );
}

/** Every cell: each contract of the catalogue and each task of the automatic provider, by client and by options. */
export function allCells(): Cell[] {
  const automatic = Object.keys(samples).flatMap((task) =>
    CHAT_TASKS.includes(task) ? [] : cellsOf(hub.automatic, task, false, [{ variant: 'routed', options: {} }]),
  );
  return [
    ...Object.values(catalogue).flatMap((provider) =>
      Object.entries(provider.tasks).flatMap(([task, contract]) =>
        task === CHAT
          ? CHAT_TASKS.flatMap((chatTask) => cellsOf(provider.id, chatTask, true, chatCells(provider.id, chatTask)))
          : cellsOf(provider.id, task, false, contractVariants(provider, task, contract)),
      ),
    ),
    ...CHAT_TASKS.flatMap((task) => cellsOf(hub.automatic, task, true, chatCells(hub.automatic, task))),
    ...automatic,
  ];
}

/** Who serves a task when the hub is asked: its own provider, else the first one whom the client can call. */
function servedBy(
  cell: Cell,
  options: InferenceOptions,
): { provider: string; request: InferenceSnippet['request'] } | undefined {
  const own = Object.values(catalogue).filter(({ id }) => id === hub.endpointProvider);
  for (const provider of [...own, ...Object.values(catalogue)]) {
    if (provider.routed === false || !Object.hasOwn(provider.tasks, cell.task)) continue;
    const providerModelId = provider.tasks[cell.task]?.models?.[0] ?? providerModel(provider.id);
    const named = { ...options, provider: provider.id, providerModelId, client: cell.client };
    const { snippets } = inferenceSnippets(parseModel(cell.record), named);
    if (snippets[0]?.request) return { provider: provider.id, request: snippets[0].request };
  }
  return undefined;
}

/** Variants whose options say which way a call goes; where the provider has only the other way, they say nothing new. */
const WAYS: Readonly<Record<string, string>> = {
  routed: 'routed',
  direct: 'direct',
  'stream-direct': 'direct',
  'bill-to-direct': 'direct',
};

/** Makes the snippet of a cell; a reason when there is none, or nothing new in it. */
export function prepare(cell: Cell): Prepared | { reason: string } {
  const options = { ...cell.options, client: cell.client };
  const { snippets, reason } = inferenceSnippets(parseModel(cell.record), options);
  const [snippet] = snippets;
  if (snippet === undefined) return { reason: reason ?? 'no snippet and no reason' };
  const served = snippet.request ? undefined : servedBy(cell, options);
  const request = snippet.request ?? served?.request;
  if (request === undefined) return { reason: 'no provider of the catalogue serves it by this client' };
  const way = WAYS[cell.variant];
  if (way !== undefined && way !== request.mode && !(way === 'routed' && catalogue[cell.provider]?.routed === false))
    return { reason: `the call is ${request.mode} whatever the options` };
  const provider = request.mode === 'endpoint' ? hub.endpointProvider : (served?.provider ?? cell.provider);
  const {
    providerModelId = served ? providerModel(served.provider) : MODEL,
    adapter,
    adapterWeightsPath,
  } = cell.options;
  const mapping = {
    [provider]: {
      status: 'live',
      providerId: providerModelId,
      task: request.task,
      ...(adapter ? { adapter } : {}),
      ...(adapterWeightsPath ? { adapterWeightsPath } : {}),
    },
  };
  const { alternative, fault } = cell;
  const script = {
    provider,
    task: cell.task,
    client: cell.client,
    chat: request.task === CHAT,
    model: cell.record,
    mapping,
    ...(alternative ? { alternative } : {}),
    ...(fault ? { fault } : {}),
  };
  if (fault === 'job' && !canFail(script, request.url))
    return { reason: 'the client is answered at once: there is no job to fail' };
  const reasonAgainst =
    alternative === undefined ? undefined : misunderstood({ provider, client: cell.client, request }, alternative + 1);
  if (reasonAgainst !== undefined) return { reason: reasonAgainst };
  return { cell, snippet, request, script };
}
