import { hub } from '../../out/modules/hub.ts';
import type { Model } from '../../out/types/model.ts';
import { exchanged } from '../request/prompt.ts';
import { CHAT } from '../request/types.ts';
import { ownSample } from '../request/wishes.ts';
import { callSoon } from './lazy.ts';
import type { Way } from './task.ts';
import type { InferenceOptions } from './types.ts';

/**
 * The options that let a call say a text in the place of the sample's; or why the call leaves it out, where the task that is
 * called is asked no text.
 */
export async function optionsForPrompt(
  model: Model,
  prompt: string,
  way: Way,
): Promise<{ readonly said?: Pick<InferenceOptions, 'inputs' | 'messages'>; readonly noPrompt?: string }> {
  const { key, sample: usual } = await callSoon(model, way);
  const sample = ownSample(usual, model, key === CHAT, hub.maskToken);
  const said = sample && exchanged(sample, prompt, model.maskToken ?? hub.maskToken, key === CHAT);
  const why = key === undefined ? 'nothing says what the model does' : `${key} is asked no text`;
  return said ? { said } : { noPrompt: `The prompt is left out of the calls: ${why}.` };
}
