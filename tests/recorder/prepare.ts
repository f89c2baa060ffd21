import { clients } from '../../out/modules/clients.ts';
import { hub } from '../../out/modules/hub.ts';
import { inferenceSnippets } from '../../runtime/inference/index.ts';
import type { InferenceOptions, InferenceSnippet } from '../../runtime/inference/types.ts';
import { parseModel } from '../../runtime/model/parse.ts';
import type { Scenario } from '../providers/engine/engine.ts';
import { catalogue, MODEL, providerModel } from './catalogue.ts';
import type { Cell } from './cells.ts';
import { answerCount, routeOf, serverOf } from './fakes.ts';
import { asksOn, misunderstood, type Place } from './habits.ts';

/** A cell that has a snippet, ready to be run. */
export interface Prepared {
  readonly cell: Cell;
  readonly snippet: InferenceSnippet;
  /** The request that must arrive; that of the provider which the hub names, where the client asks it. */
  readonly request: NonNullable<InferenceSnippet['request']>;
  /** Who serves it, as the catalogue calls it. */
  readonly provider: string;
  readonly scenario: Omit<Scenario, 'serial'>;
  /** Whether the provider answers with a job that is not done at once. */
  readonly waits: boolean;
  /** Why the client is not given an answer that comes before the one that it is given. */
  readonly excuses: readonly string[];
}

/** Who serves a task when the hub is asked: whom the record names, else its own provider, else the first one whom the client can call. */
function servedBy(
  cell: Cell,
  options: InferenceOptions,
): { provider: string; request: InferenceSnippet['request'] } | undefined {
  const [first = hub.endpointProvider] = Object.keys(cell.record.inferenceProviderMapping ?? {});
  const own = Object.values(catalogue).filter(({ id }) => id === first);
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
  'stream-error-direct': 'direct',
  'bill-to-direct': 'direct',
};

/** Why a cell is not asked of its client, whatever the snippet. */
function notAsked({ client, fields, pings }: Cell): string | undefined {
  const entry = clients.find(({ id }) => id === client);
  if (entry?.names === 'hub' && fields?.id !== undefined)
    return 'clients of the hub refuse ids that the hub does not allow';
  return pings && entry?.tasks !== 'all' ? 'the package reads the events, not the snippet' : undefined;
}

/** Makes the snippet of a cell; a reason when there is none, or nothing new in it. */
export function prepare(cell: Cell): Prepared | { reason: string } {
  const refused = notAsked(cell);
  if (refused !== undefined) return { reason: refused };
  const options = { ...cell.options, client: cell.client };
  const { snippets, reason } = inferenceSnippets(parseModel(cell.record), options);
  const [snippet] = snippets;
  if (snippet === undefined) return { reason: reason ?? 'no snippet and no reason' };
  const served = snippet.request ? undefined : servedBy(cell, options);
  const request = snippet.request ?? served?.request;
  if (request === undefined) return { reason: 'no provider of the catalogue serves it by this client' };
  if (cell.absent && request.body.file === undefined) return { reason: 'the call sends no file' };
  const way = WAYS[cell.variant];
  if (way !== undefined && way !== request.mode && !(way === 'routed' && catalogue[cell.provider]?.routed === false))
    return { reason: `the call is ${request.mode} whatever the options` };
  const provider = request.mode === 'endpoint' ? hub.endpointProvider : (served?.provider ?? cell.provider);
  const place = { provider, client: cell.client, request };
  const number = answerNumber(cell, place);
  if (typeof number === 'string') return { reason: number };
  const passed = Array.from({ length: cell.alternative === undefined ? number : 0 }, (_, index) => index + 1);
  const excuses = passed.flatMap((answer) => misunderstood(place, answer) ?? []);
  const route = routeOf(provider, request);
  if (cell.fault === 'job' && !route?.job) return { reason: 'the client is answered at once: there is no job to fail' };
  const endless = cell.failure === undefined ? undefined : asksOn(place, cell.failure + 1);
  if (endless !== undefined) return { reason: endless };
  const waits = Boolean(route?.job) && !route?.answers?.[number]?.ready;
  const model = cell.options.providerModelId ?? (served ? providerModel(served.provider) : MODEL);
  const scenario = scenarioOf(cell, provider, model, request, number);
  return { cell, snippet, request, provider, scenario, waits, excuses };
}

/** The number of the answer that a cell asks for, or else of the first one that its client understands; a reason for none. */
function answerNumber({ alternative, task }: Cell, place: Place): number | string {
  const numbers = Array.from({ length: answerCount(place.provider, task) }, (_, index) => index);
  const usual = numbers.find((number) => misunderstood(place, number + 1) === undefined) ?? 0;
  if (alternative === undefined) return usual;
  if (alternative === usual) return 'it is what the client is answered in the other variants';
  return misunderstood(place, alternative + 1) ?? alternative;
}

/** The world of a cell: one model, served by one provider, and what the hub says of it. */
function scenarioOf(
  { record, fault, pings, failure, server, options: { adapter, adapterWeightsPath } }: Cell,
  provider: string,
  model: string,
  { task, mode }: Prepared['request'],
  answer: number,
): Prepared['scenario'] {
  const lora = { ...(adapter ? { adapter } : {}), ...(adapterWeightsPath ? { adapterWeightsPath } : {}) };
  const mapping = { [provider]: { status: 'live', providerId: model, task, ...lora } };
  return {
    deployments: [
      {
        server: serverOf(provider, mode),
        task,
        model,
        hubModel: String(record.id),
        adapter,
        weights: adapterWeightsPath,
      },
    ],
    endpoint: server,
    answer,
    fault,
    pings,
    failure,
    hub: { url: hub.url, record: { inferenceProviderMapping: mapping, ...record } },
  };
}
