import { mainParts } from '../../out/modules/inputs.ts';
import type { Json, SampleInput } from './types.ts';

/** The text of an input that a reader most likely has an own one for. */
export interface Prompt {
  /** The part of the input that it is (schemas/values.schema.json); messages for the last text of a conversation. */
  readonly part: string;
  /** What the sample says there. */
  readonly text: string;
}

const isText = (value: unknown): value is string => typeof value === 'string';

/** The texts of a message, which is a text or a list of parts. */
const textsOf = (content: unknown): string[] => {
  if (isText(content)) return [content];
  if (!Array.isArray(content)) return [];
  return content.flatMap((part: { text?: unknown }) => (isText(part?.text) ? part.text : []));
};

/** The text of a sample that a reader may exchange; nothing where it is a file or a table alone. */
export function promptOf(sample: SampleInput, maskToken: string): Prompt | undefined {
  if (sample.kind === 'messages') {
    const text = sample.messages.flatMap(({ content }) => textsOf(content)).at(-1);
    return text === undefined ? undefined : { part: 'messages', text };
  }
  if (sample.kind === 'masked-text') return { part: 'text', text: `${sample.before}${maskToken}${sample.after}` };
  const named = ['prompt', mainParts[sample.kind] ?? '', 'question'];
  const [found] = Object.entries(sample).filter(
    ([part, text]) => named.includes(part) && part !== 'file' && isText(text),
  );
  return found && { part: found[0], text: String(found[1]) };
}

/** The messages with another text in the place of the last one, the rest as it was. */
export function withTextOf(messages: readonly unknown[], text: string): Json[] {
  // What stands in the catalogue is JSON: the copy says so to the compiler, too.
  const copy: { content: unknown; [key: string]: Json | unknown }[] = JSON.parse(JSON.stringify(messages));
  const last = copy.findLast(({ content }) => textsOf(content).length > 0);
  if (last && isText(last.content)) last.content = text;
  else if (last && Array.isArray(last.content)) {
    const part = last.content.findLast((one: { text?: unknown }) => isText(one?.text));
    part.text = text;
  }
  return JSON.parse(JSON.stringify(copy));
}

/**
 * What a call takes so that it says another text.
 * @param messages The conversation, where the call takes one; one that takes a text alone is given it.
 */
export function inputWith(
  prompt: Prompt,
  text: string,
  messages: readonly unknown[] | undefined,
): { messages: Json[] } | { inputs: Json } {
  if (prompt.part !== 'messages') return { inputs: { [prompt.part]: text } };
  return messages ? { messages: withTextOf(messages, text) } : { inputs: text };
}

/**
 * What a call takes so that a sample says another text; nothing where the sample has none to exchange.
 * @param maskToken What stands for the word to guess.
 * @param isChat Whether the call takes a conversation; one that takes a text alone is given it.
 */
export function exchanged(
  sample: SampleInput,
  text: string,
  maskToken: string,
  isChat: boolean,
): { messages: Json[] } | { inputs: Json } | undefined {
  const prompt = promptOf(sample, maskToken);
  return prompt && inputWith(prompt, text, isChat && sample.kind === 'messages' ? sample.messages : undefined);
}
