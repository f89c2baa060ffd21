import { hasUnseen } from '../../languages/shared/characters.ts';
import { mainParts, parts } from '../../out/modules/inputs.ts';
import { looksLikeFile } from './media.ts';
import { fileOfSample, type Parts, partsOf, withFileOf } from './parts.ts';
import {
  BAD_MESSAGES,
  BAD_NAME,
  BAD_RESPONSE_FORMAT,
  BAD_TOOLS,
  badInputs,
  ONE_FILE,
  TOOLS_NOT_STREAMED,
} from './reasons.ts';
import { isReason, type Json, type Reason, type RequestOptions, type SampleInput, type Values } from './types.ts';

/** The parts of an input by name, as the placeholders of shapes read them. */
export type Fields = Partial<Values>;

const isText = (value: unknown): value is string => typeof value === 'string';
const isTexts = (value: unknown): value is string[] => Array.isArray(value) && value.length > 0 && value.every(isText);
const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const isTable = (value: unknown): value is { readonly [column: string]: readonly Json[] } =>
  isObject(value) && Object.keys(value).length > 0 && Object.values(value).every(Array.isArray);

const FITS = { text: isText, texts: isTexts, table: isTable } as const;

/** The text of the last message of a conversation, for models that complete a text. */
function lastText(messages: unknown): string | undefined {
  const last: unknown = Array.isArray(messages) ? messages.at(-1) : undefined;
  const content = isObject(last) ? last.content : undefined;
  return isText(content) ? content : undefined;
}

function sampleFields(sample: SampleInput, maskToken: string): Fields {
  if (sample.kind === 'masked-text') return { text: `${sample.before}${maskToken}${sample.after}` };
  if (sample.kind === 'messages') return { text: lastText(sample.messages) };
  const { kind: _, ...fields } = sample;
  return fields;
}

/** The part of an input that a plain text sets: of a file with a prompt or a question that, unless it names a file. */
function partOfText(text: string, sample: SampleInput): string | undefined {
  const prose = !looksLikeFile(text) && 'file' in sample && ['prompt', 'question'].find((part) => part in sample);
  return prose || mainParts[sample.kind];
}

/** The parts that the caller's inputs set; nothing when they do not fit. */
function givenFields(inputs: unknown, sample: SampleInput): Fields | undefined {
  if (isText(inputs)) {
    const part = partOfText(inputs, sample);
    return part === undefined ? undefined : { [part]: inputs };
  }
  if (isTexts(inputs)) return sample.kind === 'text' ? { texts: inputs } : undefined;
  if (!isObject(inputs)) return undefined;
  const fields: Fields = {};
  for (const [key, value] of Object.entries(inputs)) {
    if (key === 'inputs' || key === 'parameters') {
      const inner = givenFields(value, sample);
      if (inner === undefined) return undefined;
      Object.assign(fields, inner);
      continue;
    }
    const [part, fits] = (Object.hasOwn(parts, key) && parts[key]) || [];
    if (part === undefined || fits === undefined)
      return isTable(inputs) && 'data' in sample ? { data: inputs } : undefined;
    if (!FITS[fits](value)) return undefined;
    Object.assign(fields, { [part]: value });
  }
  return fields;
}

/**
 * The parts of the input of a task: those of the sample, replaced by those that the caller gives.
 * A text replaces the main part (for a picture with a prompt: the picture when it names a file, else the prompt); an
 * object replaces the parts it names, with the keys of the hub's API (image, candidate_labels …) or of the sample.
 */
export function inputFields(task: string, maskToken: string | undefined, options: RequestOptions): Fields | Reason {
  const { sample, inputs, hub } = options;
  const fields: Fields = sample ? { ...sampleFields(sample, maskToken ?? hub.maskToken) } : {};
  if (inputs !== undefined) {
    const given = sample && givenFields(inputs, sample);
    if (given === undefined) return badInputs(task);
    // Either name stands for the one text of a sample that is only a text.
    if (sample?.kind === 'text' && given.prompt !== undefined) given.text = given.prompt;
    if (given.texts !== undefined) delete fields.text;
    Object.assign(fields, given);
  }
  if (sample?.kind === 'text' && fields.text !== undefined) fields.prompt = fields.text;
  if (fields.file !== undefined && hasUnseen(fields.file)) return BAD_NAME;
  if (fields.file?.startsWith('-')) fields.file = `./${fields.file}`;
  return fields;
}

const areMessages = (value: unknown): value is Json =>
  Array.isArray(value) && value.length > 0 && value.every((message) => isObject(message) && isText(message.role));

/** The messages of a chat that inputs stand for: a text, a file for that of the sample, messages, or an object with messages. */
function messagesIn(given: unknown, sample: SampleInput | undefined): unknown {
  const inputs = isObject(given) ? (given.file ?? given.audio ?? given) : given;
  if (isText(inputs) && looksLikeFile(inputs) && sample?.kind === 'messages' && fileOfSample(sample) !== undefined)
    return withFileOf(sample.messages, inputs);
  if (isText(inputs)) return [{ role: 'user', content: inputs }];
  return isObject(inputs) ? inputs.messages : inputs;
}

const isTyped = (value: unknown): value is Json => isObject(value) && isText(value.type);

/** The options of a chat that are more than a number. */
function chatOptions({ tools, responseFormat, streaming }: RequestOptions): Fields | Reason {
  const fits = tools === undefined || (Array.isArray(tools) && tools.length > 0 && tools.every(isTyped));
  if (!fits) return BAD_TOOLS;
  if (responseFormat !== undefined && !isTyped(responseFormat)) return BAD_RESPONSE_FORMAT;
  if (tools !== undefined && streaming) return TOOLS_NOT_STREAMED;
  return { ...(tools && { tools }), ...(responseFormat && { response_format: responseFormat }) };
}

/** The parts of the input of a chat: the messages given, else those that inputs stand for, else those of the sample. */
export function chatFields(options: RequestOptions, parts?: Parts): Fields | Reason {
  const { messages, inputs, sample } = options;
  const own = sample?.kind === 'messages' ? sample.messages : undefined;
  const said = messages !== undefined ? messages : inputs !== undefined ? messagesIn(inputs, sample) : own;
  if (!areMessages(said)) return BAD_MESSAGES;
  const more = chatOptions(options);
  if (isReason(more)) return more;
  const [file, ...others] = new Set(partsOf(said, parts).flatMap((part) => part.file?.name ?? []));
  if (others.length > 0) return ONE_FILE;
  return file !== undefined && hasUnseen(file) ? BAD_NAME : { messages: said, ...(file && { file }), ...more };
}
