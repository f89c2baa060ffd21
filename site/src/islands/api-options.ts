import type { ServingProvider } from '../../../runtime/pages.ts';
import type { ApiInput, ApiTask } from '../views/api-task.ts';

/** What a reader set; empty is the default. */
export interface ApiSettings {
  provider: string;
  stream: boolean;
  /** Asynchronous code, where a language has both. */
  async: boolean;
  direct: boolean;
  /** Text in the place of the sample's. */
  prompt: string;
  /** Name or address of the reader's own file. */
  file: string;
  billTo: string;
  providerModelId: string;
  /** Address of an endpoint of the reader's own. */
  endpointUrl: string;
  /** Numbers, as they were typed. */
  temperature: string;
  max_tokens: string;
  /** JSON of the functions that the model may ask to be called, and of the form of its answer. */
  tools: string;
  responseFormat: string;
  /** Options that only some calls take, by name. */
  own: Readonly<Record<string, string>>;
}

/** The settings that are a text; each is called as in the address. */
export const TEXTS = [
  'prompt',
  'file',
  'billTo',
  'providerModelId',
  'endpointUrl',
  'temperature',
  'max_tokens',
  'tools',
  'responseFormat',
] as const;

/** The options that a call takes and others do not. */
export type OwnOptions = NonNullable<ServingProvider['options']>;

/** The names of the options that only some calls of a task take. */
export const ownNamesOf = ({ providers }: ApiTask): string[] => [
  ...new Set(providers.flatMap(({ options = [] }) => options.map(({ name }) => name))),
];

/** What is sent to who is asked. */
export const inputTo = (
  task: ApiTask,
  { provider, endpointUrl }: Pick<ApiSettings, 'provider' | 'endpointUrl'>,
): ApiInput => (endpointUrl.trim() === '' ? task.providers.find(({ id }) => id === provider)?.asked : task.own) ?? task;
