import { withFileOf } from '../../../runtime/request/parts.ts';
import { inputWith } from '../../../runtime/request/prompt.ts';
import type { Json } from '../../../runtime/request/types.ts';
import type { ApiInput, ApiTask } from '../views/api-task.ts';
import { type ApiSettings, inputTo, type OwnOptions } from './api-options.ts';

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

/** The input that a reader set, in the place of the sample's. */
function inputOf({ prompt, file }: ApiSettings, asked: ApiInput): Record<string, unknown> {
  const said: { messages?: Json[]; inputs?: Json } =
    prompt && asked.prompt ? inputWith(asked.prompt, prompt, asked.messages) : {};
  if (file === '') return said;
  if (asked.messages) return { messages: withFileOf(said.messages ?? asked.messages, file) };
  // A call that takes a text alone has no place for a file.
  if (typeof said.inputs === 'string') return said;
  return { inputs: { ...(said.inputs as object | undefined), file } };
}

/** Numbers that are some. */
const numbersOf = ({ temperature, max_tokens }: ApiSettings): Record<string, number> =>
  Object.fromEntries(
    Object.entries({ temperature, max_tokens }).flatMap(([name, text]) =>
      text.trim() === '' ? [] : [[name, Number(text)]],
    ),
  );

/** The options of runtime/inference for what a reader set. */
export function inferenceOptions(settings: ApiSettings, task: ApiTask): Record<string, unknown> {
  const { provider, stream, async: isAsync, direct, billTo, providerModelId, tools, responseFormat } = settings;
  const taken = task.providers.find(({ id }) => id === provider)?.options ?? [];
  const endpointUrl = settings.endpointUrl.trim();
  const asked = inputTo(task, settings);
  return {
    ...(provider ? { provider } : {}),
    ...(stream ? { streaming: true } : {}),
    ...(isAsync ? { async: true } : {}),
    ...(provider && direct ? { directRequest: true } : {}),
    ...(billTo ? { billTo } : {}),
    ...(provider && providerModelId ? { providerModelId } : {}),
    ...(endpointUrl ? { endpointUrl } : {}),
    ...inputOf(settings, asked),
    ...(asked.messages ? numbersOf(settings) : {}),
    ...(tools.trim() ? { tools: jsonOf(tools) } : {}),
    ...filledIn(settings.own, taken),
    ...(responseFormat.trim() ? { responseFormat: jsonOf(responseFormat) } : {}),
  };
}
