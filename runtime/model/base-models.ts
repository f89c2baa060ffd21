import { ADAPTER_TAG } from './adapter-tag.ts';
import { argument, name } from './fields.ts';

/** A tag of the model that another one was made from, with or without how. */
const BASE_TAG = /^base_model:(?:\w+:)?([^:,/]+\/[^:,/]+)$/;

/** Whether a text is the id of one model: cards write several of them into one text, with commas between. */
const isOne = (id: string | undefined): id is string => id !== undefined && !id.includes(',');

/**
 * The models that another one was made from: those of its card, else those of the tags that the hub makes of the card, those of an
 * adapter first.
 */
export function baseModelsOf(carded: string[], tags: readonly string[]): string[] {
  if (carded.some(isOne)) return carded;
  const tagged = tags.flatMap((tag) => argument(BASE_TAG.exec(tag)?.[1]) ?? []);
  if (tagged.length === 0) return carded;
  const adapted = tags.find((tag) => tag.startsWith(ADAPTER_TAG))?.slice(ADAPTER_TAG.length);
  return [...new Set(adapted !== undefined && tagged.includes(adapted) ? [adapted, ...tagged] : tagged)];
}

/** The first of them. */
export const firstBaseModelOf = (baseModels: readonly string[]): string | undefined => baseModels[0];

/** The model that an adapter was trained on: the one of the card, else that of the tag. */
export const adaptedModelOf = (baseModel: string | undefined, tags: readonly string[]): string | undefined =>
  isOne(baseModel) ? baseModel : name(tags.find((tag) => tag.startsWith(ADAPTER_TAG))?.slice(ADAPTER_TAG.length));

/** An id of the hub, with an owner or, as the oldest have it, without: no path of a disk. */
const HUB_ID = /^\w[\w.-]*(\/\w[\w.-]*)?$/;

/** The model on the hub that a PEFT adapter is for: the one of its configuration, else that of the card or the tag. */
export const peftBaseOf = (
  configured: string | undefined,
  baseModel: string | undefined,
  tags: readonly string[],
): string | undefined =>
  configured !== undefined && HUB_ID.test(configured) ? configured : adaptedModelOf(baseModel, tags);

/** The model to load a pipeline from, of those that another was made from: the first in the format of Diffusers, else the first. */
export function pipelineBaseOf(baseModels: readonly string[], tags: readonly string[]): string | undefined {
  const all = baseModels.filter(isOne);
  for (const tag of tags) {
    const tagged = tag.startsWith(ADAPTER_TAG) ? name(tag.slice(ADAPTER_TAG.length)) : undefined;
    if (isOne(tagged)) all.push(tagged);
  }
  return all.find((id) => /diffusers$/i.test(id)) ?? all[0];
}
