import type { Model } from '../../out/types/model.ts';
import type { Wishes } from '../model/wishes.ts';
import { withTextOf } from './prompt.ts';
import type { Json, RequestOptions, SampleInput } from './types.ts';

/** The messages with other addresses of what they show. */
function withAddresses(messages: readonly Json[], { image, video }: Wishes): Json[] {
  const put = (key: string, value: Json): Json => {
    const url = key === 'image_url' ? image : key === 'video_url' ? video : undefined;
    return url === undefined ? value : { url };
  };
  return JSON.parse(JSON.stringify(messages, put));
}

/** A conversation with what the system says before it. */
const withSystem = (messages: Json[], content: string | undefined): Json[] =>
  content === undefined ? messages : [{ role: 'system', content }, ...messages];

/** The parts of a sample that wishes take the place of, by the names of the sample. */
const partsOf = ({
  prompt,
  question = prompt,
  context,
  labels,
  sentences,
}: Wishes): Readonly<Record<string, unknown>> => ({
  text: prompt,
  prompt,
  question,
  query: question,
  context,
  candidateLabels: labels,
  sourceSentence: sentences?.[0],
  sentences: sentences?.slice(1),
});

/** Samples of which a widget has only a part: a question without what it is about, a text without its labels. */
const asksMore = (sample: SampleInput): boolean =>
  'question' in sample || 'query' in sample || 'candidateLabels' in sample;

/** A record as far as it says what a call sends. */
type Telling = Pick<Model, 'wishes' | 'prompt' | 'sentences' | 'maskToken'>;

/**
 * What a record says in the place of a sample: what the author of the card wishes, and besides the text of the widget or the
 * prompt of the card, as in the code of libraries. Chats keep the sample: the hub gives their widgets the same few greetings.
 */
function wishesOf({ wishes, prompt, sentences = [] }: Telling, sample: SampleInput, isChat: boolean) {
  if (isChat || (prompt === undefined && sentences.length === 0) || asksMore(sample)) return wishes;
  return {
    ...wishes,
    ...(prompt === undefined ? {} : { prompt }),
    ...(sentences.length === 0 ? {} : { sentences }),
  };
}

/**
 * The sample of a task with what the author of a card wishes in the place of what the sample has of it: a wish that the sample
 * has no place for is left out, so that the call is made as without it.
 * @param maskToken What stands for the word to guess: a prompt without it is no such sample.
 */
export function wishedSample<Sample extends SampleInput | undefined>(
  sample: Sample,
  wishes: Wishes | undefined,
  maskToken: string,
): Sample {
  if (sample === undefined || wishes === undefined) return sample;
  const { prompt, system } = wishes;
  if (sample.kind === 'messages') {
    const said = prompt === undefined ? sample.messages : withTextOf(sample.messages, prompt);
    return { ...sample, messages: withSystem(withAddresses(said as Json[], wishes), system) };
  }
  if (sample.kind === 'masked-text') {
    const [before, ...after] = prompt?.split(maskToken) ?? [];
    return before === undefined || after.length === 0 ? sample : { ...sample, before, after: after.join(maskToken) };
  }
  const put = Object.entries(partsOf(wishes)).filter(([part, value]) => part in sample && value !== undefined);
  return { ...sample, ...Object.fromEntries(put) };
}

/**
 * The sample that a call of a model sends.
 * @param sample The sample of its task.
 * @param unknown What stands for the word to guess where the record does not say it.
 */
export const ownSample = <Sample extends SampleInput | undefined>(
  sample: Sample,
  model: Telling,
  isChat: boolean,
  unknown: string,
): Sample => sample && wishedSample(sample, wishesOf(model, sample, isChat), model.maskToken ?? unknown);

/** The options of a call, and those that the author of a card wishes where the caller says nothing else. */
export const wishedOptions = <Options extends Pick<RequestOptions, 'temperature' | 'max_tokens' | 'top_p'>>(
  options: Options,
  wishes: Wishes | undefined,
): Options =>
  wishes === undefined
    ? options
    : {
        ...options,
        temperature: options.temperature ?? wishes.temperature,
        max_tokens: options.max_tokens ?? wishes.maxTokens,
        top_p: options.top_p ?? wishes.topP,
      };
