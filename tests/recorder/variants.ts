import { hub } from '../../out/modules/hub.ts';
import type { Case } from '../../out/types/provider.ts';
import { inferenceSnippets } from '../../runtime/inference/index.ts';
import type { InferenceOptions } from '../../runtime/inference/types.ts';
import { parseModel } from '../../runtime/model/parse.ts';
import { fileOfSample } from '../../runtime/request/parts.ts';
import { CHAT, type Contract, type Json, type Provider, type SampleInput } from '../../runtime/request/types.ts';
import type { Fault } from '../providers/engine/engine.ts';
import { casesOf, catalogue, MODEL, providerModel, samples } from './catalogue.ts';
import { CONVERSATION, RESPONSE_FORMAT, TOOLS } from './conversation.ts';
import { answerCount, type Example, examplesOf, failureCount } from './fakes.ts';
import { HOSTILE_HEADER, HOSTILE_MODEL, HOSTILE_PATH, hostileInputs } from './hostile.ts';
import { otherTask, unlike } from './other-task.ts';

/** Host of custom endpoints. */
export const ENDPOINT_HOST = 'endpoint.example';

/** Tasks of models that chat; the first is asked everything, the others only the usual. */
export const CHAT_TASKS = [
  'text-generation',
  'image-text-to-text',
  'any-to-any',
  'audio-text-to-text',
  'video-text-to-text',
];

/** A record as the hub gives it. */
export const modelRecord = (task: string, chat: boolean): Record<string, Json> => ({
  id: MODEL,
  pipeline_tag: task,
  tags: chat ? [CHAT] : [],
});

/** The file of an adapter's weights. */
const WEIGHTS = 'weights/lora v1.safetensors';

/** Options under which a case of a contract holds. */
function caseOptions({ when }: Case, usual: string): InferenceOptions {
  const pieces = (when.modelContains ?? []).join('-');
  return {
    providerModelId: when.model ?? `${usual}${pieces === ':' ? ':5c1f' : pieces && `-${pieces}`}`,
    ...(when.adapter === undefined ? {} : { adapter: when.adapter }),
    ...(when.weights ? { adapterWeightsPath: WEIGHTS } : {}),
  };
}

/** Options of a call that the fakes know besides the usual one; the catalogue has no say in them. */
const exampleOptions = ({ model, adapter, voice }: Example): InferenceOptions => ({
  ...(model === undefined ? {} : { providerModelId: model }),
  ...(adapter === undefined ? {} : { adapter, adapterWeightsPath: WEIGHTS }),
  ...(voice === undefined ? {} : { voice }),
});

/** Values of the options that only some calls take. */
const CALL_OPTIONS: Readonly<Record<string, InferenceOptions>> = {
  voice: { voice: `a "voice", 'soft' or $HOME\\n` },
  dimensions: { dimensions: 256 },
  topN: { topN: 2 },
};

/** Several texts instead of one; calls that take one alone are skipped with their reason. */
const SEVERAL = ['The first text.', `A "second" one, 'quoted' with $HOME\\n.`];

/** What a call is asked besides its task. */
export interface Variant {
  /** What the options are for. */
  readonly variant: string;
  readonly options: InferenceOptions;
  /** Number of the provider's answer, from 0; absent for the usual one of the client. */
  readonly alternative?: number;
  /** The address of the server behind a custom endpoint. */
  readonly server?: string;
  readonly fault?: Fault;
  /** Number of the way in which the job fails. */
  readonly failure?: number;
  /** The stream holds events that keep the connection open. */
  readonly pings?: boolean;
  /** The file that the snippet reads is not there. */
  readonly absent?: boolean;
  /** Fields of the model record that are not the usual. */
  readonly fields?: Readonly<Record<string, Json>>;
}

const FAULTS = [401, 429, 500];

/** A page of HTML in the place of an answer; not with 503, for which huggingface.js asks again without end. */
const PAGE = { status: 502, page: true } as const;

/** What every kind of call is asked. */
function commonVariants(base: InferenceOptions, sample: SampleInput, extension: string): Variant[] {
  return [
    { variant: 'routed', options: base },
    { variant: 'direct', options: { ...base, directRequest: true } },
    { variant: 'bill-to', options: { ...base, billTo: 'acme-inc' } },
    { variant: 'bill-to-direct', options: { ...base, billTo: 'acme-inc', directRequest: true } },
    { variant: 'hostile', options: { ...base, ...hostileInputs(sample, extension), billTo: HOSTILE_HEADER } },
    {
      variant: 'hostile-model',
      options: { ...base, ...(base.providerModelId === undefined ? {} : { providerModelId: HOSTILE_MODEL }) },
      fields: { id: HOSTILE_MODEL },
    },
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
    { variant: 'conversation', options: { ...base, messages: CONVERSATION } },
    { variant: 'tools', options: { ...base, tools: TOOLS } },
    { variant: 'response-format', options: { ...base, responseFormat: RESPONSE_FORMAT } },
    { variant: 'stream-response-format', options: { ...streaming, responseFormat: RESPONSE_FORMAT } },
    { variant: 'stream-zero', options: { ...streaming, ...SAMPLING_ZERO } },
    ...FAULTS.map((status) => ({ variant: `stream-${status}`, options: streaming, fault: { status } })),
    { variant: 'page', options: base, fault: PAGE },
    { variant: 'stream-page', options: streaming, fault: PAGE },
    { variant: 'stream-pings', options: streaming, pings: true },
    { variant: 'stream-error', options: streaming, fault: 'stream' },
    { variant: 'stream-error-direct', options: { ...streaming, directRequest: true }, fault: 'stream' },
  ];
}

/** A custom endpoint: a server, and what else the caller's address for it holds. */
const endpointVariant = (variant: string, options: InferenceOptions, server: string, more = ''): Variant => ({
  variant,
  options: { ...options, endpointUrl: server + more },
  server,
});

/** Custom endpoints; they are served as the hub's own provider is. */
const endpointVariants = (base: InferenceOptions, chat: boolean): Variant[] => [
  endpointVariant('endpoint', base, `https://${ENDPOINT_HOST}/some/model`),
  endpointVariant('endpoint-http', base, `http://${ENDPOINT_HOST}:8080`, '/'),
  endpointVariant('endpoint-query', base, `https://${ENDPOINT_HOST}/m`, '?revision=a%20b&x=1'),
  endpointVariant(
    'endpoint-hostile',
    { ...base, accessToken: HOSTILE_HEADER },
    `https://${ENDPOINT_HOST}${HOSTILE_PATH}`,
  ),
  ...(chat
    ? [
        endpointVariant('endpoint-v1', base, `https://${ENDPOINT_HOST}`, '/v1/'),
        endpointVariant(
          'endpoint-stream',
          { ...base, streaming: true },
          `https://${ENDPOINT_HOST}`,
          '/v1/chat/completions',
        ),
      ]
    : []),
];

const fileExtension = (provider: string, task: string, base: InferenceOptions): string => {
  const { snippets } = inferenceSnippets(parseModel(modelRecord(task, false)), { ...base, provider });
  const body = snippets.find(({ request }) => request)?.request?.body;
  return /\.\w+$/.exec(body?.file?.name ?? '')?.[0] ?? '';
};

/** What the call of a contract is asked. */
export function contractVariants(provider: Provider, task: string, contract: Contract): Variant[] {
  const usual = contract.models?.[0] ?? providerModel(provider.id);
  const base = { provider: provider.id, providerModelId: usual };
  const sample = samples[task];
  if (sample === undefined || contract.unusable !== undefined) return [{ variant: 'routed', options: base }];
  const alternatives = Array.from({ length: answerCount(provider.id, task) - 1 }, (_, index) => index + 1);
  return [
    ...commonVariants(base, sample, fileExtension(provider.id, task, base)),
    ...otherTask(provider.id, task, unlike(task)),
    ...casesOf(provider.id, task).map((entry, index) => ({
      variant: `case-${index + 1}`,
      options: { ...base, ...caseOptions(entry, usual) },
    })),
    ...examplesOf(provider.id, task).map((example, index) => ({
      variant: `example-${index + 1}`,
      options: { ...base, ...exampleOptions(example) },
    })),
    ...(contract.options ?? []).map((name) => ({
      variant: `option-${name}`,
      options: { ...base, ...CALL_OPTIONS[name] },
    })),
    ...Object.keys(contract.types ?? {}).map((extension) => ({
      variant: `file-${extension}`,
      options: { ...base, inputs: `sample.${extension}` },
    })),
    ...alternatives.map((alternative) => ({ variant: `answer-${alternative + 1}`, options: base, alternative })),
    ...(fileOfSample(sample) !== undefined ? [{ variant: 'no-file', options: base, absent: true }] : []),
    ...(sample.kind === 'text' ? [{ variant: 'several', options: { ...base, inputs: SEVERAL } }] : []),
    ...Array.from({ length: failureCount(provider.id, task) }, (_, failure) => ({
      variant: failure === 0 ? 'failed-job' : `failed-job-${failure + 1}`,
      options: base,
      fault: 'job' as const,
      failure,
    })),
    ...(provider.id === hub.endpointProvider
      ? [{ variant: 'page', options: base, fault: PAGE }, ...endpointVariants(base, false)]
      : []),
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
  'stream-error-direct',
  'tools',
  'response-format',
  'other-task',
  'other-sample',
]);

/** What chats about a picture, a recording or a video are asked: they differ from others in the messages alone. */
const PICTURE_CHAT_VARIANTS: ReadonlySet<string> = new Set([
  'routed',
  'direct',
  'stream',
  'stream-direct',
  'no-file',
  'named',
  'other-task',
]);

/** The messages of a sample, each with the name of who speaks. */
const named = (sample: SampleInput): Json =>
  sample.kind === 'messages' ? JSON.parse(JSON.stringify(sample.messages.map((one) => ({ ...one, name: 'ada' })))) : [];

/** What a chat with a provider is asked. */
export function chatVariantsOf(provider: string, task: string): Variant[] {
  const base = { provider, ...(provider === hub.automatic ? {} : { providerModelId: providerModel(provider) }) };
  const sample = samples[task];
  if (sample === undefined) return [];
  const absent: Variant[] =
    fileOfSample(sample) === undefined
      ? []
      : [
          { variant: 'no-file', options: base, absent: true },
          { variant: 'named', options: { ...base, messages: named(sample) } },
        ];
  const all = [
    ...commonVariants(base, sample, ''),
    ...otherTask(provider, CHAT, task),
    ...otherTask(provider, CHAT, unlike(CHAT), 'other-sample'),
    ...chatVariants(base),
    ...endpointVariants(base, true),
    ...absent,
  ];
  if (task !== CHAT_TASKS[0]) return all.filter(({ variant }) => PICTURE_CHAT_VARIANTS.has(variant));
  return ALL_CHAT_VARIANTS.has(provider) ? all : all.filter(({ variant }) => CHAT_VARIANTS.has(variant));
}
