import type { Json } from '../../languages/shared/literal.ts';

export type { Json } from '../../languages/shared/literal.ts';

/** The way to a value inside a JSON document. */
export type JsonPath = readonly (string | number)[];

/** The hub of catalogue/hub.json; the fields are described in schemas/hub.schema.json. */
export interface Hub {
  readonly url: string;
  readonly router: string;
  readonly chat: string;
  readonly billTo: string;
  readonly tokenVariable: string;
  readonly tokenPrefix: string;
  readonly hosts: readonly string[];
  readonly endpointHosts: readonly string[];
  readonly providerTokenVariable: string;
  readonly endpointTokenVariable: string;
  readonly endpointProvider: string;
  readonly automatic: string;
  readonly maskToken: string;
}

/** Where the result stands in an answer. */
export interface Result {
  readonly as: 'json' | 'bytes' | 'base64' | 'url';
  readonly path?: JsonPath;
  readonly or?: string;
  readonly list?: true;
  readonly inline?: true;
  readonly save?: string;
}

/** An address to poll, as the catalogue gives it. */
export interface AddressEntry {
  readonly url?: JsonPath;
  readonly path?: string;
  readonly id?: JsonPath;
  readonly routedQuery?: string;
}

/** An asynchronous protocol, as the catalogue gives it. */
export interface JobEntry {
  readonly poll: AddressEntry;
  readonly status: JsonPath;
  readonly completed: string;
  readonly failed: readonly string[];
  readonly seconds: number;
  readonly result?: AddressEntry;
}

/** What a case or a client changes in a contract. */
export interface Change {
  readonly path?: string;
  readonly body?: Json;
  readonly add?: Json;
  readonly args?: Readonly<Record<string, Readonly<Record<string, Json>>>>;
}

export interface Case extends Change {
  readonly when: {
    readonly model?: string;
    readonly modelContains?: readonly string[];
    readonly adapter?: string;
    readonly weights?: true;
  };
  readonly without?: readonly string[];
}

export interface ClientContract extends Change {
  readonly host?: string;
  readonly routedQuery?: string | null;
  readonly types?: Readonly<Record<string, string>>;
  readonly job?: string | null;
  readonly result?: Result;
  readonly endpoint?: null;
}

/** One task of one provider; the fields are described in schemas/provider.schema.json. */
export interface Contract {
  readonly path?: string;
  readonly host?: string;
  readonly routedQuery?: string;
  /** By client id: arguments that a client needs besides its own to cause the request. */
  readonly args?: Readonly<Record<string, Readonly<Record<string, Json>>>>;
  readonly body?: Json;
  readonly form?: Readonly<Record<string, Json>>;
  readonly bytes?: true;
  readonly types?: Readonly<Record<string, string>>;
  readonly models?: readonly string[];
  readonly job?: string;
  readonly result?: Result;
  readonly endpoint?: readonly string[];
  readonly cases?: readonly Case[];
  readonly clients?: Readonly<Record<string, false | ClientContract>>;
  readonly unusable?: string;
}

/** A provider; the fields are described in schemas/provider.schema.json. */
export interface Provider {
  readonly id: string;
  readonly label: string;
  readonly organization?: string;
  readonly url: string;
  readonly routed?: false;
  readonly direct?: false;
  readonly scheme?: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly modelNames?: Readonly<Record<string, string>>;
  readonly path?: string;
  readonly jobs?: Readonly<Record<string, JobEntry>>;
  readonly tasks: Readonly<Record<string, Contract>>;
}

/** Key of the contract for chat completion, whose body is the same for every provider. */
export const CHAT = 'conversational';

/** How a call travels: through the hub's router, straight to the provider, or to an address that the caller gives. */
export type Mode = 'routed' | 'direct' | 'endpoint';

/** The sample input of a task (schemas/task.schema.json, sampleInput). */
export type SampleInput = { readonly kind: string } & { readonly [field: string]: Json | undefined };

/** What a call is made for, besides model, provider and task. All values are untrusted. */
export interface RequestOptions {
  readonly hub: Hub;
  /** The input that is sent unless inputs or messages say otherwise. */
  readonly sample?: SampleInput;
  /** Id of the client that makes the call, for contracts that differ by client. */
  readonly client?: string;
  /** The provider's own id of the model; the hub's id when absent. */
  readonly providerModelId?: string;
  /** Kind of adapter that the model is at the provider, such as lora. */
  readonly adapter?: string;
  /** The file of the adapter's weights in the model's repository. */
  readonly adapterWeightsPath?: string;
  readonly streaming?: boolean;
  /** The organization that pays; only routed calls with a hub token carry it. */
  readonly billTo?: string;
  /** A literal token instead of an environment variable. */
  readonly accessToken?: string;
  readonly directRequest?: boolean;
  readonly endpointUrl?: string;
  /** Replaces the sample, whole or in part: a text, or an object of named parts. */
  readonly inputs?: unknown;
  readonly messages?: unknown;
  readonly temperature?: number;
  readonly max_tokens?: number;
  readonly top_p?: number;
}

/** A header; when env is there, the value of that environment variable follows the text. */
export interface Header {
  readonly name: string;
  readonly value: string;
  readonly env?: string;
}

/** A file that the snippet reads. */
export interface InputFile {
  readonly name: string;
  readonly type: string;
}

/** The body of a call. The content of a file stands nowhere in it: file and paths say where it belongs. */
export type Body =
  | {
      readonly kind: 'json';
      readonly json: Json;
      /** The file whose content, encoded in base64 behind the prefix, is put at each of the paths. */
      readonly file?: InputFile & { readonly prefix: string; readonly paths: readonly JsonPath[] };
    }
  | { readonly kind: 'bytes'; readonly file: InputFile }
  | {
      readonly kind: 'form';
      readonly fields: readonly { readonly name: string; readonly value: string }[];
      readonly file: InputFile & { readonly field: string };
    };

/** An address that depends on the answer before: prefix, value at the path (its URL path only, if pathname), suffix. */
export interface Address {
  readonly prefix: string;
  readonly path: JsonPath;
  readonly pathname: boolean;
  readonly suffix: string;
}

/** How the result of a call is waited for. Polls are GET requests with the call's headers but for the content type. */
export interface Job {
  readonly poll: Address;
  readonly status: JsonPath;
  readonly completed: string;
  readonly failed: readonly string[];
  readonly seconds: number;
  readonly result?: Address;
}

/** The request model: what a snippet must cause, whatever its language and client. */
export interface Request {
  /** Key of the contract: the task, or conversational. */
  readonly task: string;
  readonly mode: Mode;
  /** The model's name as the call gives it. */
  readonly model: string;
  readonly method: 'POST';
  readonly url: string;
  readonly headers: readonly Header[];
  readonly body: Body;
  readonly result: Result;
  readonly job?: Job;
  /** The answer is a stream of server-sent events. */
  readonly stream: boolean;
}

/** Why there is no request. */
export interface Reason {
  readonly reason: string;
}

export const isReason = (value: object): value is Reason => 'reason' in value;
