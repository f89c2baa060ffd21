import { argument } from './fields.ts';

/** The greater model that a draft model proposes tokens for: the one that it was made from; nothing for other models. */
export const draftedModelOf = (draftModel: boolean, baseModel: string | undefined): string | undefined =>
  draftModel && baseModel !== undefined && !baseModel.includes(',') ? argument(baseModel) : undefined;
