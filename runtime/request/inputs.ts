import { hasUnseen } from '../../languages/shared/characters.ts';
import { looksLikeFile } from './media.ts';
import { BAD_MESSAGES, BAD_NAME, badInputs } from './reasons.ts';
import type { Json, Reason, RequestOptions, SampleInput } from './types.ts';

/** The parts of an input by name, as the placeholders of shapes read them. */
export type Fields = Readonly<Record<string, Json | undefined>>;

const isText = (value: unknown): value is string => typeof value === 'string';
const isTexts = (value: unknown): value is string[] => Array.isArray(value) && value.length > 0 && value.every(isText);
const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const isTable = (value: unknown): boolean =>
  isObject(value) && Object.keys(value).length > 0 && Object.values(value).every(Array.isArray);

/** Which part each key of an inputs object sets, and what its value must be. */
const PARTS: Readonly<Record<string, readonly [part: string, fits: (value: unknown) => boolean]>> = {
  text: ['text', isText],
  prompt: ['prompt', isText],
  image: ['file', isText],
  audio: ['file', isText],
  file: ['file', isText],
  question: ['question', isText],
  context: ['context', isText],
  query: ['query', isText],
  table: ['table', isTable],
  data: ['data', isTable],
  source_sentence: ['sourceSentence', isText],
  sourceSentence: ['sourceSentence', isText],
  sentences: ['sentences', isTexts],
  candidate_labels: ['candidateLabels', isTexts],
  candidateLabels: ['candidateLabels', isTexts],
};

/** The part that a plain text replaces, by kind of sample. */
const MAIN_PART: Readonly<Record<string, string>> = {
  text: 'text',
  'masked-text': 'text',
  messages: 'text',
  image: 'file',
  audio: 'file',
  'image-question': 'file',
  'question-answering': 'question',
  'table-question-answering': 'query',
  'sentence-similarity': 'sourceSentence',
};

/** The text of the last message of a conversation, for models that complete a text. */
function lastText(messages: Json | undefined): Json | undefined {
  const last = Array.isArray(messages) ? messages.at(-1) : undefined;
  const content = isObject(last) ? last.content : undefined;
  return isText(content) ? content : undefined;
}

function sampleFields(sample: SampleInput, maskToken: string): Record<string, Json | undefined> {
  const { kind, before, after, messages, ...fields } = sample;
  if (kind === 'masked-text') return { text: `${before}${maskToken}${after}` };
  return kind === 'messages' ? { text: lastText(messages) } : fields;
}

/** The parts that the caller's inputs set; nothing when they do not fit. */
function givenFields(inputs: unknown, sample: SampleInput): Record<string, Json> | undefined {
  if (isText(inputs)) {
    const prose =
      !looksLikeFile(inputs) &&
      ['prompt', 'question'].find((part) => sample[part] !== undefined && sample.file !== undefined);
    const part = prose || MAIN_PART[sample.kind];
    return part === undefined ? undefined : { [part]: inputs };
  }
  if (isTexts(inputs)) return sample.kind === 'text' ? { texts: inputs } : undefined;
  if (!isObject(inputs)) return undefined;
  const fields: Record<string, Json> = {};
  for (const [key, value] of Object.entries(inputs)) {
    if (key === 'inputs' || key === 'parameters') {
      const inner = givenFields(value, sample);
      if (inner === undefined) return undefined;
      Object.assign(fields, inner);
      continue;
    }
    const part = Object.hasOwn(PARTS, key) ? PARTS[key] : undefined;
    if (part === undefined) return isTable(inputs) && 'data' in sample ? { data: inputs as Json } : undefined;
    if (!part[1](value)) return undefined;
    fields[part[0]] = value as Json;
  }
  return fields;
}

/**
 * The parts of the input of a task: those of the sample, replaced by those that the caller gives.
 * A text replaces the main part (for a picture with a prompt: the picture when it names a file, else the prompt); an
 * object replaces the parts it names, with the keys of the hub's API (image, candidate_labels …) or of the sample.
 */
export function inputFields(task: string, maskToken: string | undefined, options: RequestOptions): Fields | Reason {
  const sample = options.sample ?? { kind: '' };
  const fields = sampleFields(sample, maskToken ?? options.hub.maskToken);
  if (options.inputs !== undefined) {
    const given = givenFields(options.inputs, sample);
    if (given === undefined) return { reason: badInputs(task) };
    // Either name stands for the one text of a sample that is only a text.
    if (sample.kind === 'text' && given.prompt !== undefined) given.text = given.prompt;
    if (given.texts !== undefined) delete fields.text;
    Object.assign(fields, given);
  }
  if (sample.kind === 'text' && fields.text !== undefined) fields.prompt = fields.text;
  if (isText(fields.file) && hasUnseen(fields.file)) return { reason: BAD_NAME };
  if (isText(fields.file) && fields.file.startsWith('-')) fields.file = `./${fields.file}`;
  return fields;
}

const areMessages = (value: unknown): value is Json =>
  Array.isArray(value) && value.length > 0 && value.every((message) => isObject(message) && isText(message.role));

/** The messages of a chat: those given, else a text or messages given as inputs, else the sample. */
export function chatMessages(options: RequestOptions): { messages: Json } | Reason {
  const { messages, inputs, sample } = options;
  if (messages !== undefined) return areMessages(messages) ? { messages } : { reason: BAD_MESSAGES };
  if (isText(inputs)) return { messages: [{ role: 'user', content: inputs }] };
  const given = isObject(inputs) ? inputs.messages : inputs;
  if (inputs !== undefined) return areMessages(given) ? { messages: given } : { reason: BAD_MESSAGES };
  return sample?.messages === undefined ? { reason: BAD_MESSAGES } : { messages: sample.messages };
}
