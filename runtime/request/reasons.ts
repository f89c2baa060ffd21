import type { Reason } from './types.ts';

/** Why there are no snippets: a stable key and a sentence, each in one place. */

/** The name of the automatic provider in sentences. */
export const AUTOMATIC = 'The automatic provider';

/** Other programs look for the words of this sentence. */
export const NO_INPUT: Reason = { kind: 'no-input', reason: 'No input example has been defined for this model task.' };
export const NO_TASK: Reason = { kind: 'no-task', reason: 'The model record names no task.' };
export const DRAFT_MODEL: Reason = {
  kind: 'draft-model',
  reason: 'The model drafts for another one (speculative decoding) and answers nothing alone: call that one.',
};
export const AUTOMATIC_IS_ROUTED: Reason = {
  kind: 'automatic-is-routed',
  reason: 'The automatic provider is chosen by the router: it needs a token of the hub and cannot be called directly.',
};
export const BAD_ENDPOINT: Reason = {
  kind: 'bad-endpoint',
  reason: 'The endpoint must be an http or https address.',
};
export const BAD_HEADER: Reason = {
  kind: 'bad-header',
  reason: 'The token and the organization must consist of printable ASCII characters to fit into a header.',
};
export const BAD_MESSAGES: Reason = {
  kind: 'bad-messages',
  reason: 'The messages must be a list of objects, each with a role.',
};
export const ONE_FILE: Reason = {
  kind: 'bad-messages',
  reason: 'The messages name more than one file: a call sends the content of one.',
};
export const BAD_TOOLS: Reason = {
  kind: 'bad-tools',
  reason: 'The tools must be a list of objects, each with a type.',
};
export const BAD_RESPONSE_FORMAT: Reason = {
  kind: 'bad-response-format',
  reason: 'The response format must be an object with a type, such as json_schema.',
};
export const TOOLS_NOT_STREAMED: Reason = {
  kind: 'tools-not-streamed',
  reason: 'A call of a tool comes in pieces when it is streamed: ask for tools without streaming.',
};
export const BAD_NAME: Reason = {
  kind: 'bad-name',
  reason: 'A name of a file or a model holds a character that cannot be seen: type the name anew, without it.',
};
export const LOCAL_FILE: Reason = {
  kind: 'local-file',
  reason: 'This call sends the content of a file: give the name of a local file, not an address.',
};

/** An id comes from the caller: what could not be seen is shown as a question mark. */
const shown = (id: string): string => id.replace(/[^\x20-\x7e]/g, '?');

export const unknownProvider = (id: string): Reason => ({
  kind: 'unknown-provider',
  reason: `Unknown provider: ${shown(id)}.`,
});
export const unknownClient = (id: string): Reason => ({
  kind: 'unknown-client',
  reason: `Unknown client: ${shown(id)}.`,
});
export const unknownLanguage = (id: string): Reason => ({
  kind: 'unknown-language',
  reason: `No client of the language ${shown(id)} is known.`,
});
export const notServed = (label: string, task: string): Reason => ({
  kind: 'not-served',
  reason: `${label} does not serve the task ${task}.`,
});
/** The record says that the provider serves the model for a task, and the catalogue has no such call. */
export const noCallKnown = (label: string, task: string): Reason => ({
  kind: 'not-served',
  reason: `${label} serves this model for the task ${task}, of which no call is known.`,
});
/** Only clients that choose the provider themselves can leave the choice open. */
export const needsProvider = (asked: string, task: string, clients: readonly string[]): Reason => ({
  kind: 'needs-provider',
  reason: `No call of ${task} by ${asked} can leave the choice of the provider open, as ${clients.join(' and ')} can: name a provider.`,
});
export const otherModel = (label: string, models: readonly string[]): Reason => ({
  kind: 'other-model',
  reason: `For this task ${label} serves only the model ${models.join(', ')}.`,
});
export const notByClient = (client: string): Reason => ({
  kind: 'not-by-client',
  reason: `The client ${client} cannot make this call.`,
});
/** A client that makes its requests to its own providers, and knows no router. */
export const directAlone = (client: string, providers: readonly string[]): Reason => ({
  kind: 'needs-direct',
  reason: `The client ${client} calls ${providers.join(' or ')} itself and knows no router: name that provider, and ask for a direct call.`,
});
export const notInLanguage = (language: string): Reason => ({
  kind: 'not-in-language',
  reason: `No client of the language ${language} can make this call.`,
});
/** A part of a message that the provider's documentation does not have. */
export const partNotTaken = (label: string, type: string): Reason => ({
  kind: 'part-not-taken',
  reason: `${label} documents no messages with ${type}: name a provider that does.`,
});
/** An option that the documentation of a call does not have. */
export const optionNotTaken = (label: string, option: string, task: string): Reason => ({
  kind: 'option-not-taken',
  reason: `${label} documents no option ${option} for the task ${task}.`,
});
/** The catalogue says in its own words why a provider's call cannot be shown. */
export const unusable = (reason: string): Reason => ({ kind: 'unusable', reason });
export const badInputs = (task: string): Reason => ({
  kind: 'bad-inputs',
  reason: `The inputs do not fit the task ${task}.`,
});
export const badFileType = (types: readonly string[]): Reason => ({
  kind: 'bad-file-type',
  reason: `The file must be one of: ${types.join(', ')}.`,
});
/** A token of the hub must not reach anybody else, not even when the caller asks for it. */
export const hubTokenOnly = (label: string): Reason => ({
  kind: 'hub-token-elsewhere',
  reason: `A token of the hub is sent to the hub alone: a direct call to ${label} needs a key of ${label}.`,
});
export const HUB_TOKEN_ELSEWHERE: Reason = {
  kind: 'hub-token-elsewhere',
  reason:
    'A token of the hub is sent to https addresses of the hub and of its endpoints alone: this endpoint needs a key of its own.',
};
export const keyNotForHub = (where: string): Reason => ({
  kind: 'key-not-for-hub',
  reason: `${where} takes a token of the hub: a key of a provider is not sent there.`,
});

/** Sentences of notices: the call is printed all the same. */
export const maskTokenUnknown = (token: string): string =>
  `Nothing in the model record tells the mask token: ${token} is sent, and models such as BERT have [MASK].`;
export const notKnownToServe = (label: string, model: string): string =>
  `The model record does not say that ${label} serves ${model}: the call is answered only if it does.`;
export const noneKnownToServe = (model: string): string =>
  `The model record names no provider that serves ${model}: the call is answered only where one does.`;
export const servedForTests = (label: string | undefined, model: string): string =>
  `The model record says that ${label ?? 'every provider that it names'} serves ${model} in staging: it is meant for tests alone.`;
