import { clients, languages } from '../../../out/modules/clients.ts';
import { hub } from '../../../out/modules/hub.ts';
import { samplesByTask } from '../../../out/modules/samples-by-task.ts';
import type { Model } from '../../../out/types/model.ts';
import type { Message, SampleInput } from '../../../out/types/task.ts';
import { callFor, type Way } from '../../../runtime/inference/task.ts';
import type { ServingProvider } from '../../../runtime/pages.ts';
import { fileOfSample, untaken } from '../../../runtime/request/parts.ts';
import { type Prompt, promptOf } from '../../../runtime/request/prompt.ts';
import { CHAT } from '../../../runtime/request/types.ts';
import { wishedSample } from '../../../runtime/request/wishes.ts';
import { slugOf } from '../../../runtime/slug.ts';

/** What a reader may exchange of what a call sends. */
export interface ApiInput {
  /** The conversation of the sample, where the call is a chat. */
  readonly messages?: readonly Message[];
  /** The text of the sample that a reader may exchange. */
  readonly prompt?: Prompt | undefined;
  /** Name of the sample file, when the task takes one. */
  readonly file?: string;
}

/** What the option fields must know of a model's task: what the automatic provider is sent, and what else there is to choose. */
export interface ApiTask extends ApiInput {
  /** What an endpoint of the reader's own is sent, where that is another task. */
  readonly own?: ApiInput;
  /** The providers that serve it: those that the record names first, with their own id of the model. */
  readonly providers: readonly OfferedProvider[];
  /** Whether nobody is known to serve the model. */
  readonly unknown: boolean;
  /** Names of the languages that have asynchronous code besides code that blocks. */
  readonly asynchronous: readonly string[];
}

/** A provider that serves the task of a model. */
export interface OfferedProvider extends ServingProvider {
  /** Its own id of the model; absent where the record does not say that it serves the model. */
  readonly model?: string;
  /** What it is sent, where it serves the model for another task than the automatic provider would. */
  readonly asked?: ApiInput;
}

/** An endpoint of the reader's own, whichever it is. */
const ANY_ENDPOINT = 'https://endpoint.example';

const FOLDER = '../../../out/modules/site/serving';
const serving = import.meta.glob<readonly ServingProvider[]>('../../../out/modules/site/serving/*.ts', {
  import: 'providers',
});
const inBoth = clients.flatMap((client) => ('async' in client && client.async ? [client.language] : []));
const asynchronous = [...new Set(inBoth)].map((language) => languages[language] ?? language);
const samples: Readonly<Record<string, SampleInput | undefined>> = samplesByTask;

/** A call of a model: the key of its contract, and the sample that it sends. */
interface Asked {
  readonly key: string;
  readonly sample: SampleInput;
}

/** The call of a model by who is asked; undefined where there is none. */
function askedBy(model: Model, way: Way): Asked | undefined {
  const sampleOf = (task: string) => (Object.hasOwn(samples, task) ? samples[task] : undefined);
  const { key, sample: usual } = callFor(model, way, sampleOf);
  const sample = wishedSample(usual, model.wishes, model.maskToken ?? hub.maskToken);
  return key === undefined || sample === undefined ? undefined : { key, sample };
}

function inputOf({ key, sample }: Asked, maskToken: string): ApiInput {
  const chat = key === CHAT && sample.kind === 'messages' ? { messages: sample.messages } : {};
  return { ...chat, prompt: promptOf(sample, maskToken), file: fileOfSample(sample) };
}

/** The providers that take a call. */
async function serversOf({ key, sample }: Asked): Promise<readonly ServingProvider[]> {
  const all = await serving[`${FOLDER}/${slugOf(key)}.ts`]?.();
  const messages = sample.kind === 'messages' ? sample.messages : [];
  return (all ?? []).filter(({ takes = [] }) => untaken(messages, takes) === undefined);
}

/** What the option fields must know of a model's task; undefined when no API snippet can be made. */
export async function apiTaskOf(model: Model): Promise<ApiTask | undefined> {
  const maskToken = model.maskToken ?? hub.maskToken;
  const usual = askedBy(model, {});
  if (usual === undefined) return undefined;
  const known = model.providers ?? [];
  const inputIfOther = (asked: Asked | undefined) =>
    asked === undefined || asked.key === usual.key ? undefined : inputOf(asked, maskToken);
  const named = known.map(async ({ provider, model: own }): Promise<OfferedProvider[]> => {
    const asked = askedBy(model, { provider });
    const found = asked && (await serversOf(asked)).find(({ id }) => id === provider);
    const other = inputIfOther(asked);
    return found ? [{ ...found, model: own, ...(other && { asked: other }) }] : [];
  });
  const first = (await Promise.all(named)).flat();
  const others = (await serversOf(usual)).filter(({ id }) => !known.some(({ provider }) => provider === id));
  const own = inputIfOther(askedBy(model, { endpointUrl: ANY_ENDPOINT }));
  const input = { ...inputOf(usual, maskToken), ...(own && { own }) };
  return { ...input, providers: [...first, ...others], unknown: known.length === 0, asynchronous };
}
