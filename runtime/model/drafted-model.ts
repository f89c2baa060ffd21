import { argument } from './fields.ts';

/** A tag of the model that another one was made from, with or without how. */
const BASE_TAG = /^base_model:(?:\w+:)?([^:,/]+\/[^:,/]+)$/;

/** The greater model that a draft model proposes tokens for: the one of its card, else that of the first tag; nothing for other models. */
export function draftedModelOf(
  draftModel: boolean,
  baseModel: string | undefined,
  tags: readonly string[],
): string | undefined {
  if (!draftModel) return undefined;
  if (baseModel !== undefined && !baseModel.includes(',')) return argument(baseModel);
  for (const tag of tags) {
    const base = BASE_TAG.exec(tag)?.[1];
    const id = base === undefined ? undefined : argument(base);
    if (id !== undefined) return id;
  }
  return undefined;
}
