import type { Model } from '../../out/types/model.ts';
import { CALL_HELP, CALL_OPTIONS, CallError, callOptions } from '../../package/bin/calls.ts';
import type { InferenceOptions, InferenceResult } from '../../runtime/inference/index.ts';
import type { PrintedInferenceSnippet } from '../../runtime/printed.ts';
import { after, type Soon } from '../../runtime/soon.ts';
import { UsageError } from './libraries.ts';

const text = { type: 'string' } as const;
const flag = { type: 'boolean' } as const;

/** The options of `render` that concern API snippets. */
export const INFERENCE_OPTIONS = {
  provider: text,
  stream: flag,
  async: flag,
  ...CALL_OPTIONS,
  language: text,
  client: text,
} as const;

/** What --help says of them. */
export const INFERENCE_HELP = `
Options of the API snippets:
  --provider <id>          the inference provider (default: auto)
  --stream                 read the answer as it is written
  --async                  asynchronous code where a language has both: AsyncOpenAI, AsyncInferenceClient, httpx
${CALL_HELP}  --language <key>         only this language, such as python, js or go
  --client <name>          only this client, such as requests or curl
`;

/** The options as they were given. */
export type InferenceValues = Partial<Record<keyof typeof INFERENCE_OPTIONS, string | boolean>>;

/** Refuses a language or client that no snippet has; the reason of an empty list would name the provider instead. */
async function refuseUnknown(name: string, value: string | undefined, known: readonly string[]): Promise<void> {
  if (value === undefined || known.includes(value)) return;
  const { didYouMean } = await import('../diagnostics/suggest.ts');
  throw new UsageError(`there is no ${name} "${value}" with API snippets: ${didYouMean(value, known)}`);
}

/** What the options ask about the call; a value that an option cannot take is a wrong call of the command. */
function asked(values: InferenceValues): InferenceOptions {
  try {
    return callOptions(values);
  } catch (error) {
    throw error instanceof CallError ? new UsageError(error.message) : error;
  }
}

function optionsOf(values: InferenceValues): InferenceOptions {
  const { provider, async: isAsync, stream: streaming, language, client } = values;
  const options = { provider, async: isAsync, streaming, language, client };
  const given = Object.fromEntries(Object.entries(options).filter(([, value]) => value !== undefined));
  return { ...(given as InferenceOptions), ...asked(values) };
}

/** The API snippets of a record, and why there are none. */
export type InferenceChoice = (model: Model) => Soon<{
  snippets: PrintedInferenceSnippet[];
  result: InferenceResult;
}>;

/** Makes the function that gives the API snippets of a record; what they are made of is imported when it is first needed. */
export async function inferenceChoice(values: InferenceValues): Promise<InferenceChoice> {
  const options = optionsOf(values);
  const [{ inferenceSoon }, { printInference }] = await Promise.all([
    import('../../runtime/inference/lazy.ts'),
    import('../../runtime/printed.ts'),
  ]);
  const { clients } = await import('../../out/modules/clients.ts');
  await refuseUnknown('language', options.language, [...new Set(clients.map(({ language }) => language))]);
  await refuseUnknown('client', options.client, [...new Set(clients.flatMap(({ client, id }) => [client, id]))]);
  const { isProviderId, providerLabels } = await import('../../out/modules/providers/index.ts');
  const { hub } = await import('../../out/modules/hub.ts');
  if (options.provider !== undefined && !isProviderId(options.provider))
    await refuseUnknown('provider', options.provider, [hub.automatic, ...Object.keys(providerLabels)]);
  const resultFor = inferenceSoon(options);
  return (model) =>
    after(resultFor(model), (result: InferenceResult) => ({ snippets: printInference(result.snippets), result }));
}
