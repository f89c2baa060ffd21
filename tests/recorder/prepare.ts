import { clients } from '../../out/modules/clients.ts';
import { hub } from '../../out/modules/hub.ts';
import { inferenceSnippets } from '../../runtime/inference/index.ts';
import type { InferenceOptions, InferenceSnippet } from '../../runtime/inference/types.ts';
import { parseModel } from '../../runtime/model/parse.ts';
import { CHAT } from '../../runtime/request/types.ts';
import { canFail, type Script } from './answers.ts';
import { catalogue, MODEL, providerModel } from './catalogue.ts';
import type { Cell } from './cells.ts';
import { misunderstood } from './habits.ts';

/** A cell that has a snippet, ready to be run. */
export interface Prepared {
  readonly cell: Cell;
  readonly snippet: InferenceSnippet;
  /** The request that must arrive; that of the provider which the hub names, where the client asks it. */
  readonly request: NonNullable<InferenceSnippet['request']>;
  readonly script: Omit<Script, 'serial'>;
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

/** Why a cell is not asked of its client, whatever the snippet. */
function notAsked({ client, fields }: Cell): string | undefined {
  const names = clients.find(({ id }) => id === client)?.names;
  return names === 'hub' && fields?.id !== undefined
    ? 'clients of the hub refuse ids that the hub does not allow'
    : undefined;
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
