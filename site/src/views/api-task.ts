import { clients, languages } from '../../../out/modules/clients.ts';
import { hub } from '../../../out/modules/hub.ts';
import { samplesByTask } from '../../../out/modules/samples-by-task.ts';
import type { Model } from '../../../out/types/model.ts';
import type { Message, SampleInput } from '../../../out/types/task.ts';
import { contractTask } from '../../../runtime/inference/snippets.ts';
import type { ServingProvider } from '../../../runtime/pages.ts';
import { fileOfSample, untaken } from '../../../runtime/request/parts.ts';
import { type Prompt, promptOf } from '../../../runtime/request/prompt.ts';
import { CHAT } from '../../../runtime/request/types.ts';
import { wishedSample } from '../../../runtime/request/wishes.ts';
import { slugOf } from '../../../runtime/slug.ts';

/** What the option fields must know of a model's task. */
export interface ApiTask {
  /** The conversation of the sample, where the call is a chat. */
  readonly messages?: readonly Message[];
  /** The text of the sample that a reader may exchange. */
  readonly prompt?: Prompt | undefined;
  /** Name of the sample file, when the task takes one. */
  readonly file?: string;
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
}

const FOLDER = '../../../out/modules/site/serving';
const serving = import.meta.glob<readonly ServingProvider[]>('../../../out/modules/site/serving/*.ts', {
  import: 'providers',
});
const inBoth = clients.flatMap((client) => ('async' in client && client.async ? [client.language] : []));
const asynchronous = [...new Set(inBoth)].map((language) => languages[language] ?? language);
const samples: Readonly<Record<string, SampleInput | undefined>> = samplesByTask;

/** What the option fields must know of a model's task; undefined when no API snippet can be made. */
export async function apiTaskOf(model: Model): Promise<ApiTask | undefined> {
  const maskToken = model.maskToken ?? hub.maskToken;
  const usual = model.task !== undefined && Object.hasOwn(samples, model.task) ? samples[model.task] : undefined;
  const sample = wishedSample(usual, model.wishes, maskToken);
  const key = contractTask(model, sample);
  if (key === undefined || sample === undefined) return undefined;
  const known = model.providers ?? [];
  const all = await serving[`${FOLDER}/${slugOf(key)}.ts`]?.();
  const messages = sample.kind === 'messages' ? sample.messages : [];
  const able = (all ?? []).filter(({ takes = [] }) => untaken(messages, takes) === undefined);
  const offered = able.map((provider) => {
    const own = known.find((one) => one.provider === provider.id);
    return own ? { ...provider, model: own.model } : provider;
  });
  const [first, others] = [offered.filter((one) => 'model' in one), offered.filter((one) => !('model' in one))];
  const file = fileOfSample(sample);
  const prompt = promptOf(sample, maskToken);
  const chat = key === CHAT && sample.kind === 'messages' ? { messages: sample.messages } : {};
  return { ...chat, prompt, file, providers: [...first, ...others], unknown: known.length === 0, asynchronous };
}
