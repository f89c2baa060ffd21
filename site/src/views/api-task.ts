import { samplesByTask } from '../../../out/modules/samples-by-task.ts';
import type { Model } from '../../../out/types/model.ts';
import type { SampleInput } from '../../../out/types/task.ts';
import { contractTask } from '../../../runtime/inference/snippets.ts';
import type { ServingProvider } from '../../../runtime/pages.ts';
import { CHAT } from '../../../runtime/request/types.ts';
import { slugOf } from '../../../runtime/slug.ts';

/** What the option fields must know of a model's task. */
export interface ApiTask {
  readonly chat: boolean;
  /** Name of the sample file, when the task takes one. */
  readonly file?: string;
  /** The providers that serve it. */
  readonly providers: readonly ServingProvider[];
}

const FOLDER = '../../../out/modules/site/serving';
const serving = import.meta.glob<readonly ServingProvider[]>('../../../out/modules/site/serving/*.ts', {
  import: 'providers',
});
const samples: Readonly<Record<string, SampleInput | undefined>> = samplesByTask;

/** What the option fields must know of a model's task; undefined when no API snippet can be made. */
export async function apiTaskOf(model: Model): Promise<ApiTask | undefined> {
  const sample = model.task !== undefined && Object.hasOwn(samples, model.task) ? samples[model.task] : undefined;
  const key = contractTask(model, sample);
  if (key === undefined || sample === undefined) return undefined;
  const providers = await serving[`${FOLDER}/${slugOf(key)}.ts`]?.();
  return { chat: key === CHAT, file: 'file' in sample ? sample.file : undefined, providers: providers ?? [] };
}
