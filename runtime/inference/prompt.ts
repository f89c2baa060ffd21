import { hub } from '../../out/modules/hub.ts';
import { loadSample } from '../../out/modules/samples/index.ts';
import type { Model } from '../../out/types/model.ts';
import { exchanged } from '../request/prompt.ts';
import { CHAT } from '../request/types.ts';
import { wishedSample } from '../request/wishes.ts';
import { contractTask } from './snippets.ts';
import type { InferenceOptions } from './types.ts';

/** The options that let a call say a text in the place of the sample's; nothing where the model's task is asked no text. */
export async function optionsForPrompt(
  model: Model,
  prompt: string,
): Promise<Pick<InferenceOptions, 'inputs' | 'messages'> | undefined> {
  const maskToken = model.maskToken ?? hub.maskToken;
  const sample = wishedSample(await loadSample(model.task ?? ''), model.wishes, maskToken);
  const isChat = contractTask(model, sample) === CHAT;
  return sample && exchanged(sample, prompt, maskToken, isChat);
}

/** Why a call leaves a prompt out. */
export const noPrompt = ({ task }: Model): string =>
  task === undefined
    ? 'The prompt is left out of the calls: nothing says what the model does.'
    : `The prompt is left out of the calls: ${task} is asked no text.`;
