import type { ServingProvider } from '../../../runtime/pages.ts';

/** What a reader set; empty is the default. */
export interface ApiSettings {
  provider: string;
  stream: boolean;
  /** Asynchronous code, where a language has both. */
  async: boolean;
  direct: boolean;
  billTo: string;
  providerModelId: string;
  /** Name or address of the reader's own file. */
  file: string;
  /** JSON of the functions that the model may ask to be called, and of the form of its answer. */
  tools: string;
  responseFormat: string;
  /** Options that only some calls take, by name. */
  own: Readonly<Record<string, string>>;
}

/** The options that a call takes and others do not. */
export type OwnOptions = NonNullable<ServingProvider['options']>;

/** The value of JSON; what is none stays a text, which the call then gives a reason for. */
function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}

/** Those of the options that were filled in. */
const filledIn = (own: ApiSettings['own'], taken: OwnOptions): Record<string, unknown> =>
  Object.fromEntries(
    taken.flatMap(({ name, isNumber }) => {
      const text = own[name]?.trim() ?? '';
      return text === '' ? [] : [[name, isNumber ? Number(text) : text]];
    }),
  );

/**
 * The options of runtime/inference for what a reader set.
 * @param taken The options that the call takes and others do not.
 */
export function inferenceOptions(settings: ApiSettings, taken: OwnOptions = []): Record<string, unknown> {
  const { provider, stream, async: isAsync, direct, billTo, providerModelId, file, tools, responseFormat } = settings;
  return {
    ...(provider ? { provider } : {}),
    ...(stream ? { streaming: true } : {}),
    ...(isAsync ? { async: true } : {}),
    ...(provider && direct ? { directRequest: true } : {}),
    ...(billTo ? { billTo } : {}),
    ...(provider && providerModelId ? { providerModelId } : {}),
    ...(file ? { inputs: { file } } : {}),
    ...(tools.trim() ? { tools: jsonOf(tools) } : {}),
    ...filledIn(settings.own, taken),
    ...(responseFormat.trim() ? { responseFormat: jsonOf(responseFormat) } : {}),
  };
}
