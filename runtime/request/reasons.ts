/** The sentences that stand in for snippets, each in one place. */

/** Other programs look for these words. */
export const NO_INPUT = 'No input example has been defined for this model task.';

/** The name of the automatic provider in sentences. */
export const AUTOMATIC = 'The automatic provider';
export const NO_TASK = 'The model record names no task.';
export const AUTOMATIC_IS_ROUTED =
  'The automatic provider is chosen by the router: it needs a token of the hub and cannot be called directly.';
export const BAD_ENDPOINT = 'The endpoint must be an http or https address.';
export const BAD_HEADER =
  'The token and the organization must consist of printable ASCII characters to fit into a header.';
export const BAD_MESSAGES = 'The messages must be a list of objects, each with a role.';
export const BAD_NAME =
  'A name of a file or a model holds a character that cannot be seen: type the name anew, without it.';
export const LOCAL_FILE = 'This call sends the content of a file: give the name of a local file, not an address.';

/** A provider's id comes from the caller: what could not be seen is shown as a question mark. */
export const unknownProvider = (id: string): string => `Unknown provider: ${id.replace(/[^\x20-\x7e]/g, '?')}.`;
export const notServed = (label: string, task: string): string => `${label} does not serve the task ${task}.`;
export const notKnownToServe = (label: string, model: string): string =>
  `The model record does not say that ${label} serves ${model}: the call may be refused.`;
export const noneKnownToServe = (model: string): string =>
  `The model record names no provider that serves ${model}: the call may be refused.`;
export const otherModel = (label: string, models: readonly string[]): string =>
  `For this task ${label} serves only the model ${models.join(', ')}.`;
export const notByClient = (client: string): string => `The client ${client} cannot make this call.`;
export const badInputs = (task: string): string => `The inputs do not fit the task ${task}.`;
export const badFileType = (types: readonly string[]): string => `The file must be one of: ${types.join(', ')}.`;
/** A token of the hub must not reach anybody else, not even when the caller asks for it. */
export const hubTokenOnly = (label: string): string =>
  `A token of the hub is sent to the hub alone: a direct call to ${label} needs a key of ${label}.`;
export const HUB_TOKEN_ELSEWHERE =
  'A token of the hub is sent to https addresses of the hub and of its endpoints alone: this endpoint needs a key of its own.';
export const keyNotForHub = (where: string): string =>
  `${where} takes a token of the hub: a key of a provider is not sent there.`;
