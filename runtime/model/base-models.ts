import { ADAPTER_TAG } from './adapter-tag.ts';
import { name } from './fields.ts';
import { BASE_TAG } from './told-by-names.ts';

/** The models that another was made from: those of its card, else of its tags without a word on how it was made. */
export function baseModelsOf(ofCard: string[], tags: readonly string[]): string[] {
  if (ofCard.length > 0) return ofCard;
  return tags.flatMap((tag) => {
    const id = tag.startsWith(BASE_TAG) ? name(tag.slice(BASE_TAG.length)) : undefined;
    return id === undefined || id.includes(':') ? [] : [id];
  });
}

/** The first text of a list. */
export const firstOf = (texts: readonly string[]): string | undefined => texts[0];

/** Whether a text is the id of one model: cards write several of them into one text, with commas between. */
const isOne = (id: string | undefined): id is string => id !== undefined && !id.includes(',');

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
