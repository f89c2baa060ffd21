import type { Hub, Json, Provider, Reason, Request, RequestOptions, SampleInput } from '../request/types.ts';

/** How a client makes the calls of one task; the fields are described in schemas/client.schema.json. */
export interface ClientCall {
  readonly template: string;
  readonly method?: string;
  readonly args?: Readonly<Record<string, Json>>;
  readonly automaticArgs?: Readonly<Record<string, Json>>;
  readonly field?: string;
  readonly save?: string;
}

/** A client; the fields are described in schemas/client.schema.json. */
export interface Client {
  readonly id: string;
  readonly client: string;
  readonly label: string;
  readonly language: string;
  readonly order: number;
  /** Packages to install, by ecosystem. */
  readonly install?: Readonly<Record<string, readonly string[]>>;
  /** Per package or program the version range that the snippets hold for. */
  readonly versions?: Readonly<Record<string, string>>;
  readonly names: 'request' | 'hub';
  readonly modes: readonly Request['mode'][];
  readonly endpointQuery?: false;
  readonly chat: boolean;
  readonly automatic: boolean;
  readonly providers?: readonly string[];
  readonly tasks: 'all' | Readonly<Record<string, ClientCall>>;
}

/** What a template of an API snippet reads; the fields are described in schemas/inference-view.schema.json. */
export interface View {
  model: string;
  provider?: string;
  url: string;
  baseUrl: string;
  endpoint?: string;
  auth: { scheme: string; env?: string; token: string };
  headers: { name: string; value: string }[];
  contentType: string;
  billTo?: string;
  stream: boolean;
  messages: Json;
  sampling: { name: string; value: number }[];
  method?: string;
  args: { name: string; value: Json }[];
  question?: string;
  field?: string;
  save: string;
  body?: Json;
  form?: { name: string; value: string }[];
  file?: FileView;
  result?: ResultView;
  job?: JobView;
}

export interface FileView {
  name: string;
  type: string;
  field: string;
  upload: string;
  prefix?: string;
  paths: string;
  targets: { path: Json[]; list: boolean }[];
}

export interface AddressView {
  prefix?: string;
  path: Json[];
  pathname: boolean;
  suffix?: string;
  jq: string;
}

export interface ResultView {
  as: Request['result']['as'];
  path: Json[];
  other?: { first: string; second: string; rest: Json[] };
  list: boolean;
  inline: boolean;
  jq: string;
}

export interface JobView {
  poll: AddressView;
  status: Json[];
  completed: string;
  completedJq: string;
  failed: string[];
  failedJq: string;
  seconds: number;
  milliseconds: number;
  result?: AddressView;
}

/** The compiled templates of a client, by name. */
export type Templates = Readonly<Record<string, (view: never) => string>>;

/** Everything that snippets are made from; the generated modules hold it. */
export interface InferenceData {
  readonly hub: Hub;
  /** In the order of their snippets. */
  readonly clients: readonly Client[];
  /** Names of the languages, by key. */
  readonly languages: Readonly<Record<string, string>>;
  provider(id: string): Provider | undefined;
  sample(task: string): SampleInput | undefined;
  /** The templates of a client, by its id. */
  templates(client: string): Templates | undefined;
}

/** Options of inferenceSnippets: the provider (automatic when absent), and those of the request. */
export type InferenceOptions = Omit<RequestOptions, 'hub' | 'sample' | 'client'> & {
  readonly provider?: string;
  /** Only the snippets of this language. */
  readonly language?: string;
  /** Only the snippets of this client (its own name, such as requests). */
  readonly client?: string;
};

/** An API snippet with the request that it causes. */
export interface InferenceSnippet {
  /** Stable key of the language: python, js or sh. */
  readonly language: string;
  /** The client's own name: openai, huggingface_hub, fal_client, requests, huggingface.js, fetch or curl. */
  readonly client: string;
  readonly title: string;
  /** Ends in one newline, has no trailing spaces. */
  readonly code: string;
  /** Absent where the client alone decides it: calls other than chat with the automatic provider. */
  readonly request?: Request;
}

/** The snippets, in the order of languages and clients; a reason when there are none. */
export interface InferenceResult {
  readonly snippets: readonly InferenceSnippet[];
  readonly reason?: Reason['reason'];
}
