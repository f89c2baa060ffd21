import { existsSync, readFileSync } from 'node:fs';
import type { InferenceOptions } from '../../runtime/inference/types.ts';
import { parseJson } from '../../runtime/nesting.ts';

const text = { type: 'string' } as const;
const flag = { type: 'boolean' } as const;

/** The options of a command that say what an API snippet calls, and what it asks. */
export const CALL_OPTIONS = {
  'provider-model': text,
  'bill-to': text,
  token: text,
  direct: flag,
  endpoint: text,
  inputs: text,
  messages: text,
  temperature: text,
  'max-tokens': text,
  'top-p': text,
  voice: text,
  dimensions: text,
  'top-n': text,
  tools: text,
  'response-format': text,
} as const;

/** What --help says of them. */
export const CALL_HELP = `  --provider-model <id>    the provider's own id of the model
  --bill-to <name>         the organisation that pays
  --token <text>           print this token instead of the environment variable; a token of the hub
                           is printed for addresses of the hub alone, and no other key for those
  --direct                 call the provider itself, not the hub's router
  --endpoint <url>         call this endpoint
  --inputs <text|json>     the input instead of the sample of the task
  --messages <json|@file>  the chat messages instead of the sample
  --temperature <number>   --max-tokens <number>   --top-p <number>
  --voice <name>           the voice that speaks
  --dimensions <number>    the length of an embedding
  --top-n <number>         how many of the ranked texts are given back
  --tools <json|@file>     the functions that the model of a chat may ask to be called
  --response-format <json|@file>  the form of the answer of a chat, such as {"type": "json_schema", …}
`;

/** The options as they were given. */
export type CallValues = Partial<Record<keyof typeof CALL_OPTIONS, string | boolean | undefined>>;

/** An option that was given a value which it cannot take; the message says which and why. */
export class CallError extends Error {}

const numberOf = (name: string, value: string | undefined): number | undefined => {
  if (value === undefined) return undefined;
  const number = Number(value);
  if (value.trim() === '' || !Number.isFinite(number)) throw new CallError(`--${name} takes a number, not "${value}".`);
  return number;
};

function contentOf(name: string, file: string): string {
  try {
    return readFileSync(file, 'utf8');
  } catch (error) {
    throw new CallError(`--${name}: ${file} cannot be read: ${(error as NodeJS.ErrnoException).code ?? error}`);
  }
}

/** JSON of an option; text that is not JSON stands for itself where `orText` allows it. */
function jsonOf(name: string, value: string | undefined, orText: boolean): unknown {
  if (value === undefined) return undefined;
  const source = value.startsWith('@') && !orText ? contentOf(name, value.slice(1)) : value;
  try {
    return parseJson(source);
  } catch (error) {
    if (orText && !/^\s*[[{"]/.test(source)) return source;
    const hint = value === source && existsSync(value) ? ` To read the file, write --${name} @${value}.` : '';
    throw new CallError(`--${name} is not JSON: ${(error as Error).message}.${hint}`);
  }
}

const urlOf = (value: string | undefined): string | undefined => {
  if (value !== undefined && !/^https?:\/\//.test(value))
    throw new CallError(`--endpoint takes an http or https address, not "${value}".`);
  return value;
};

/**
 * What the options ask of the API snippets; what was not given is absent.
 * @throws CallError where a value is not what its option takes.
 */
export function callOptions(values: CallValues): InferenceOptions {
  const string = (name: keyof CallValues): string | undefined => values[name] as string | undefined;
  const options = {
    providerModelId: string('provider-model'),
    billTo: string('bill-to'),
    accessToken: string('token'),
    directRequest: values.direct as boolean | undefined,
    endpointUrl: urlOf(string('endpoint')),
    inputs: jsonOf('inputs', string('inputs'), true),
    messages: jsonOf('messages', string('messages'), false),
    temperature: numberOf('temperature', string('temperature')),
    max_tokens: numberOf('max-tokens', string('max-tokens')),
    top_p: numberOf('top-p', string('top-p')),
    voice: string('voice'),
    dimensions: numberOf('dimensions', string('dimensions')),
    topN: numberOf('top-n', string('top-n')),
    tools: jsonOf('tools', string('tools'), false),
    responseFormat: jsonOf('response-format', string('response-format'), false),
  };
  return Object.fromEntries(Object.entries(options).filter(([, value]) => value !== undefined)) as InferenceOptions;
}
