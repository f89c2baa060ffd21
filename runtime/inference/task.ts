import { calls } from '../../out/modules/calls.ts';
import { hub } from '../../out/modules/hub.ts';
import type { Model } from '../../out/types/model.ts';
import type { SampleInput } from '../request/types.ts';
import type { InferenceOptions } from './types.ts';

/** What tells the call of a model. */
type CalledModel = Pick<Model, 'task' | 'tags' | 'providers'>;

/** What tells the kind of a sample. */
type Sample = Pick<SampleInput, 'kind'> | undefined;

/** Who is asked. */
export type Way = Pick<InferenceOptions, 'provider' | 'endpointUrl'>;

/** The key by the record alone: a call that models may take whatever their task (chat), where the hub has tagged the model so; else the task. */
const ownKey = ({ task, tags }: CalledModel, sample: Sample): string | undefined =>
  Object.values(calls).find(({ when }) => when.sample === sample?.kind && tags.includes(when.tag))?.id ?? task;

/** The key by what the hub says of one provider; where the provider takes two tasks for one another, that of the record stays. */
function servedKey({ provider, task }: NonNullable<Model['providers']>[number], own: string | undefined) {
  const isEither = (one: string | undefined) => one !== undefined && hub.interchangeable.includes(one);
  return provider === hub.endpointProvider && isEither(task) && isEither(own) ? own : (task ?? own);
}

/**
 * The key of the contract that calls a model: a task, or a call that models may take whatever their task. The hub says for
 * which task a provider serves the model, and its clients refuse every other one; an endpoint of the caller's own runs the
 * model by the task of the record. The automatic provider is the first that the hub names, whose task it is then: clients
 * take the first of the reader's order, which is the hub's unless the reader chose another, and refuse other tasks than that
 * one's. A conversation is asked as a chat as soon as one provider serves it so, since the router then picks among those
 * that do, whatever the order. A provider that the record does not name is asked what the automatic one would be.
 * @param sample The sample input of the record's task.
 */
function contractTask(model: CalledModel, sample: Sample, { provider, endpointUrl }: Way): string | undefined {
  const own = ownKey(model, sample);
  const { providers = [] } = model;
  if (endpointUrl !== undefined || providers.length === 0) return own;
  const named = providers.find((one) => one.provider === provider);
  if (named) return servedKey(named, own);
  const keys = providers.map((one) => servedKey(one, own));
  return Object.values(calls).find(({ id, when }) => when.sample === sample?.kind && keys.includes(id))?.id ?? keys[0];
}

/** The task whose sample input a call sends: that of its key; for a call of any task the record's, where that has such a sample. */
function sampleTask(key: string, { task }: CalledModel, sample: Sample): string {
  const when = Object.hasOwn(calls, key) ? calls[key]?.when : undefined;
  if (when === undefined) return key;
  return task !== undefined && sample?.kind === when.sample ? task : when.task;
}

/** The key of the contract that calls a model, and the sample input that the call sends, by what gives the sample of a task. */
export function callFor<S extends SampleInput>(
  model: CalledModel,
  way: Way,
  sampleOf: (task: string) => S | undefined,
): { readonly key: string | undefined; readonly task: string; readonly sample: S | undefined } {
  const own = sampleOf(model.task ?? '');
  const key = contractTask(model, own, way);
  const task = key === undefined ? '' : sampleTask(key, model, own);
  return { key, task, sample: task === model.task ? own : sampleOf(task) };
}
