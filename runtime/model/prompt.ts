import type { Model } from '../../out/types/model.ts';
import { unmasked } from './derived.ts';

/** The model with a text of the reader's in the place of its own sample, so that every snippet that prints one prints it. */
export function withPrompt(model: Model, prompt: string | undefined): Model {
  if (!prompt) return model;
  const unmaskedWidgetText = unmasked(prompt, model.maskToken);
  return { ...model, prompt, widgetText: prompt, ...(unmaskedWidgetText && { unmaskedWidgetText }) };
}

/** The same model with another prompt: libraries that print none have the same code for both. */
export const withOtherPrompt = (model: Model, prompt: string): Model => withPrompt(model, `${prompt}.`);
