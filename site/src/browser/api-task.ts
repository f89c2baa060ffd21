import { samplesByTask } from '../../../out/modules/samples-by-task.ts';
import type { Model } from '../../../out/types/model.ts';
import { contractTask } from '../../../runtime/inference/snippets.ts';
import { CHAT } from '../../../runtime/request/types.ts';
import type { ApiTask } from '../islands/api-options.ts';

/** What is read of a provider's entry. */
interface ProviderFacts {
  readonly id: string;
  readonly label: string;
  readonly routed?: boolean;
  readonly direct?: boolean;
  readonly tasks: Readonly<Record<string, { readonly unusable?: string } | undefined>>;
}

const samples = samplesByTask as Readonly<Record<string, { kind: string; file?: string } | undefined>>;

/** What the option fields must know of a model's task; undefined when no API snippet can be made. */
export function apiTaskOf(model: Model, providers: readonly ProviderFacts[]): ApiTask | undefined {
  const sample = model.task !== undefined && Object.hasOwn(samples, model.task) ? samples[model.task] : undefined;
  const key = contractTask(model, sample);
  if (key === undefined || sample === undefined) return undefined;
  const serving = providers.filter(({ tasks }) => Object.hasOwn(tasks, key) && tasks[key]?.unusable === undefined);
  return {
    chat: key === CHAT,
    file: sample.file,
    providers: serving.map(({ id, label, routed, direct }) => ({
      id,
      label,
      routed: routed !== false,
      direct: direct !== false,
    })),
  };
}
