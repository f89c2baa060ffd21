import { readFileSync } from 'node:fs';
import type { Model } from '../../out/types/model.ts';
import type { InferenceOptions, InferenceResult } from '../../runtime/inference/index.ts';
import { parseJson } from '../../runtime/nesting.ts';
import { type PrintedInferenceSnippet, printInference } from '../../runtime/printed.ts';
import { didYouMean } from '../diagnostics/suggest.ts';
import { UsageError } from './libraries.ts';

const text = { type: 'string' } as const;
const flag = { type: 'boolean' } as const;

/** The options of `render` that concern API snippets. */
export const INFERENCE_OPTIONS = {
  provider: text,
  'provider-model': text,
  stream: flag,
  async: flag,
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
  language: text,
  client: text,
} as const;

/** What --help says of them. */
export const INFERENCE_HELP = `
Options of the API snippets:
  --provider <id>          the inference provider (default: auto)
  --provider-model <id>    the provider's own id of the model
  --stream                 read the answer as it is written
  --async                  asynchronous code where a language has both: AsyncOpenAI, AsyncInferenceClient, httpx
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
  --language <key>         only this language, such as python, js or go
  --client <name>          only this client, such as requests or curl
`;

/** The options as they were given. */
export type InferenceValues = Partial<Record<keyof typeof INFERENCE_OPTIONS, string | boolean>>;

const numberOf = (name: string, value: string | undefined): number | undefined => {
  if (value === undefined) return undefined;
  const number = Number(value);
  if (value.trim() === '' || !Number.isFinite(number))
    throw new UsageError(`--${name} takes a number, not "${value}".`);
  return number;
};

function contentOf(name: string, file: string): string {
  try {
    return readFileSync(file, 'utf8');
  } catch (error) {
    throw new UsageError(`--${name}: ${file} cannot be read: ${(error as NodeJS.ErrnoException).code ?? error}`);
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
    throw new UsageError(`--${name} is not JSON: ${(error as Error).message}`);
  }
}

const urlOf = (value: string | undefined): string | undefined => {
  if (value !== undefined && !/^https?:\/\//.test(value))
    throw new UsageError(`--endpoint takes an http or https address, not "${value}".`);
  return value;
};

/** Refuses a language or client that no snippet has; the reason of an empty list would name the provider instead. */
function refuseUnknown(name: string, value: string | undefined, known: readonly string[]): void {
  if (value !== undefined && !known.includes(value))
    throw new UsageError(`there is no ${name} "${value}" with API snippets: ${didYouMean(value, known)}`);
}

function optionsOf(values: InferenceValues): InferenceOptions {
  const string = (name: keyof InferenceValues): string | undefined => values[name] as string | undefined;
  const options = {
    provider: string('provider'),
    providerModelId: string('provider-model'),
    async: values.async as boolean | undefined,
    streaming: values.stream as boolean | undefined,
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
    language: string('language'),
    client: string('client'),
  };
  return Object.fromEntries(Object.entries(options).filter(([, value]) => value !== undefined)) as InferenceOptions;
}

/** The API snippets of a record, and why there are none. */
export type InferenceChoice = (model: Model) => {
  snippets: PrintedInferenceSnippet[];
  result: InferenceResult;
};

/** Makes the function that gives the API snippets of a record. */
export async function inferenceChoice(values: InferenceValues): Promise<InferenceChoice> {
  const options = optionsOf(values);
  const { inferenceSnippets } = await import('../../runtime/inference/index.ts');
  const { clients } = await import('../../out/modules/clients.ts');
  refuseUnknown('language', options.language, [...new Set(clients.map(({ language }) => language))]);
  refuseUnknown('client', options.client, [...new Set(clients.flatMap(({ client, id }) => [client, id]))]);
  const { isProviderId, providerLabels } = await import('../../out/modules/providers/index.ts');
  const { hub } = await import('../../out/modules/hub.ts');
  if (options.provider !== undefined && !isProviderId(options.provider))
    refuseUnknown('provider', options.provider, [hub.automatic, ...Object.keys(providerLabels)]);
  return (model) => {
    const result: InferenceResult = inferenceSnippets(model, options);
    return { snippets: printInference(result.snippets), result };
  };
}
