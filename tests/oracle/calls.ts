import { clients } from '../../out/modules/clients.ts';
import { hub } from '../../out/modules/hub.ts';
import type { Mode } from '../../runtime/request/types.ts';
import { Servers } from '../providers/engine/engine.ts';
import { callProblems } from '../providers/test-kit/caller.ts';
import { catalogue, samples } from '../recorder/catalogue.ts';
import type { Cell } from '../recorder/cells.ts';
import { FAKES } from '../recorder/fakes.ts';
import { mediaFile } from '../recorder/media.ts';
import { type Prepared, prepare } from '../recorder/prepare.ts';
import type { Recorded } from '../recorder/recorder.ts';
import { modelRecord } from '../recorder/variants.ts';
import type { Sdk, Values } from './sdk.ts';

/** One call of a package that a snippet makes, too. */
export interface OracleCall {
  readonly sdk: Sdk;
  readonly provider: string;
  /** Key of the contract. */
  readonly task: string;
  readonly stream: boolean;
  readonly mode: Mode;
  /** Makes models differ, for packages that keep what the hub has said of one. */
  readonly number: number;
}

/** Names a call for people: provider, task, mode. */
export const nameOf = ({ provider, task, stream, mode }: OracleCall): string =>
  `${provider} ${task} ${mode}${stream ? ' stream' : ''}`;

/** The tokens of calls, of the kinds that the addresses want; the caller of the test kit sends the same. */
const TOKENS: Readonly<Record<Mode, string>> = { routed: 'hf_dummy', direct: 'key-dummy', endpoint: 'key-dummy' };

/** The content of every sample file, by the number that makes files differ. */
const SERIAL = 9;

/** A client of ours that makes every call as it stands in the request model. */
const PLAIN = clients.find(({ tasks, language }) => tasks === 'all' && language !== 'sh') ?? clients[0];

/** The key of a contract is the task, but for chats: they are the models' that chat. */
const isChat = (task: string): boolean => !Object.hasOwn(samples, task);

const CHATTED = 'text-generation';

const modelOf = (call: OracleCall): string => {
  const { provider, task, number } = call;
  return (
    catalogue[provider]?.tasks[task]?.models?.[0] ??
    (provider === hub.endpointProvider
      ? hubModelOf(call)
      : isClosed(provider)
        ? `model-${number}`
        : `acme-own/model-${number}`)
  );
};

/** Whether a provider serves models of its own alone, which the hub calls after it. */
const isClosed = (provider: string): boolean => catalogue[provider]?.routed === false;

const hubModelOf = ({ provider, number }: OracleCall): string =>
  isClosed(provider) ? `${provider}/model-${number}` : `acme/demo-model-${number}`;

/** The snippet's side of a call: its request model, and the world in which it is made; a reason when there is no snippet. */
export function snippetOf(call: OracleCall): Prepared | { reason: string } {
  const { provider, task, stream, mode } = call;
  const asked = isChat(task) ? CHATTED : task;
  const cell: Cell = {
    provider,
    task: asked,
    client: PLAIN?.id ?? '',
    language: PLAIN?.language ?? '',
    record: { ...modelRecord(asked, isChat(task)), id: hubModelOf(call) },
    variant: mode,
    options: {
      provider,
      providerModelId: modelOf(call),
      ...(stream ? { streaming: true } : {}),
      ...(mode === 'direct' ? { directRequest: true } : {}),
    },
  };
  const prepared = prepare(cell);
  return 'reason' in prepared || prepared.request.mode === mode
    ? prepared
    : { reason: `our call is ${prepared.request.mode} whatever the options` };
}

/** What the snippet sends to the provider: the call itself, and what it asks until it has the result. */
export function ourConversation({ request, scenario }: Prepared): Recorded[] {
  const servers = new Servers(FAKES, { ...scenario, serial: SERIAL });
  const sent: Recorded[] = [];
  callProblems(
    {
      get refusals() {
        return servers.refusals;
      },
      get served() {
        return servers.served;
      },
      answer(asked) {
        sent.push(asked);
        return servers.answer(asked);
      },
    },
    request,
  );
  return sent;
}

/** The servers that the package meets: they know what those of the snippet know. */
export const serversOf = ({ scenario }: Prepared): Servers => new Servers(FAKES, { ...scenario, serial: SERIAL });

/**
 * What the arguments of the package are made of: the sample input that the snippet sends, under the catalogue's names.
 * @param place Writes the sample file, and gives its path.
 */
export function valuesOf(
  call: OracleCall,
  { request }: Prepared,
  place: (name: string, bytes: Buffer) => string,
): Values {
  const { provider, task, mode, sdk } = call;
  const sample = samples[isChat(task) ? CHATTED : task];
  const messages = samples[CHATTED];
  const parts = { ...(sample as object) } as Record<string, never> & { before?: string; after?: string };
  const prompt = messages && 'messages' in messages ? String(messages.messages[0]?.content) : undefined;
  const text = parts.before === undefined ? prompt : `${parts.before}<mask>${parts.after}`;
  const names = { provider, hubModel: hubModelOf(call), model: modelOf(call) };
  const pattern = sdk.clients[mode === 'direct' ? 'direct' : 'routed']?.model ?? '{model}';
  const name = pattern.replace(/\{(\w+)\}/g, (_, key: keyof typeof names) => names[key]);
  const values = { text, ...parts, ...names, name, token: TOKENS[mode] };
  const { file } = request.body;
  if (file === undefined) return { values };
  const { type, bytes } = mediaFile(file.name, SERIAL);
  return { values, file: { path: place(file.name, bytes), type, bytes } };
}

/** What a package knows: its providers with their tasks, and the methods of its client. */
export interface Knowledge {
  readonly pairs: Readonly<Record<string, readonly string[]>>;
  readonly methods: readonly string[];
}

/** Every call of a package: by the ways that it can go, the providers that it knows, and the tasks that it is called for. */
export function callsOf(sdk: Sdk, knowledge: Knowledge | undefined): OracleCall[] {
  const calls: OracleCall[] = [];
  for (const mode of ['routed', 'direct'] as const) {
    const client = sdk.clients[mode];
    if (client === undefined) continue;
    for (const provider of client.providers ?? Object.keys(knowledge?.pairs ?? catalogue))
      for (const key of Object.keys(sdk.calls)) {
        const [task = '', stream] = key.split(' ');
        const known =
          knowledge?.pairs[provider]?.includes(task) ?? Object.hasOwn(catalogue[provider]?.tasks ?? {}, task);
        if (known) calls.push({ sdk, provider, task, mode, stream: stream !== undefined, number: calls.length + 1 });
      }
  }
  return calls;
}
