import type { Json } from '../../languages/shared/literal.ts';
import { chat } from '../../out/modules/calls.ts';
import type * as calls from '../../out/types/call.ts';
import type { Hub as HubEntry } from '../../out/types/hub.ts';
import type * as providers from '../../out/types/provider.ts';
import type { SampleInput } from '../../out/types/task.ts';
import type { Values } from '../../out/types/values.ts';

export type { Json } from '../../languages/shared/literal.ts';
export type { SampleInput } from '../../out/types/task.ts';
export type { Values } from '../../out/types/values.ts';

/** The way to a value inside a JSON document. */
export type JsonPath = readonly (string | number)[];

/** The hub as it is shipped; the fields are described in schemas/hub.schema.json. */
export type Hub = Omit<HubEntry, '$schema'>;

/** Where the result stands in an answer. */
export type Result = calls.Result;

/** An asynchronous protocol as it is shipped: where the call itself goes stands in the contract. */
export type JobSteps = Omit<providers.Job, 'submit'>;

/** A JSON body, and where the content of the input file belongs in it. */
export interface Content {
  readonly json: Json;
  readonly file?: { readonly encoding: 'base64' | 'dataUrl'; readonly paths: readonly JsonPath[] };
}

/** Named values that are given to a client's method. */
export type Arguments = Readonly<Record<string, Json | undefined>>;

/** A contract as the generator compiles it: what depends on the call is a function of its values. */
export interface Contract
  extends Pick<providers.Contract, 'routed' | 'headers' | 'types' | 'takes' | 'models' | 'endpoint' | 'unusable'>,
    providers.Submission {
  /** The kind of call, where the request does not tell it. */
  readonly kind?: string;
  readonly path?: (values: Values) => string;
  /** The route of the router that is the same for every provider. */
  readonly router?: { readonly path: string; readonly model: (values: Values) => string };
  /** The JSON body; undefined when a value is missing. Without json and form the body is the input file. */
  readonly json?: (values: Values) => Content | undefined;
  readonly form?: ((values: Values) => readonly FormField[] | undefined) | undefined;
  readonly job?: JobSteps | undefined;
  readonly result?: Result;
  /** The options that this call takes and others do not. */
  readonly options?: readonly string[];
  /** What messages may consist of, where the call has messages. */
  readonly parts?: calls.Call['parts'];
  /** By client: arguments that it needs besides its own. */
  readonly args?: Readonly<Record<string, (values: Values) => Arguments | undefined>>;
  /** By client: false when it cannot make the call, or what its call differs in. */
  readonly clients?: Readonly<Record<string, false | ClientContract>>;
}

/** What the call of a client differs in, and for which values it cannot make the call. */
export type ClientContract = Omit<Contract, 'clients' | 'args'> & { readonly refuses?: (values: Values) => boolean };

/** A call that models may take whatever their task (catalogue/calls). */
export type SharedCall = Contract & Required<Pick<calls.Call, 'id' | 'kind' | 'when' | 'parts'>>;

/** A provider as it is shipped; the fields are described in schemas/provider.schema.json. */
export type Provider = Pick<
  providers.Provider,
  'id' | 'label' | 'url' | 'clientUrls' | 'routed' | 'direct' | 'scheme' | 'headers' | 'modelNames'
> & {
  /** Where a key of its own is made, where that is known. */
  readonly keyPage?: string;
  readonly tasks: Readonly<Record<string, Contract>>;
};

/** The id of the call of a chat, for those who ask for it by name. */
export const CHAT = chat.id;

/** How a call travels: through the hub's router, straight to the provider, or to an address that the caller gives. */
export type Mode = 'routed' | 'direct' | 'endpoint';

/** Options that only some calls take: another call has a reason when one is given (schemas/values.schema.json, x-option). */
export interface CallOptions {
  /** The voice that speaks. */
  readonly voice?: string | undefined;
  /** The length of an embedding. */
  readonly dimensions?: number | undefined;
  /** How many of the texts that were ranked are given back. */
  readonly topN?: number | undefined;
}

/** What a call is made for, besides model, provider and task. All values are untrusted. */
export interface RequestOptions extends CallOptions {
  readonly hub: Hub;
  /** The input that is sent unless inputs or messages say otherwise. */
  readonly sample?: SampleInput | undefined;
  /** Id of the client that makes the call, for contracts that differ by client. */
  readonly client?: string | undefined;
  /** The provider's own id of the model; the hub's id when absent. */
  readonly providerModelId?: string | undefined;
  /** Kind of adapter that the model is at the provider, such as lora. */
  readonly adapter?: string | undefined;
  /** The file of the adapter's weights in the model's repository. */
  readonly adapterWeightsPath?: string | undefined;
  readonly streaming?: boolean | undefined;
  /** The organization that pays; only routed calls with a hub token carry it. */
  readonly billTo?: string | undefined;
  /** A literal token instead of an environment variable. */
  readonly accessToken?: string | undefined;
  readonly directRequest?: boolean | undefined;
  readonly endpointUrl?: string | undefined;
  /** Replaces the sample, whole or in part: a text, or an object of named parts. */
  readonly inputs?: unknown;
  readonly messages?: unknown;
  readonly temperature?: number | undefined;
  readonly max_tokens?: number | undefined;
  readonly top_p?: number | undefined;
  /** The functions that the model of a chat may ask to be called: a list of objects, each with a type. */
  readonly tools?: unknown;
  /** The form that the answer of a chat must have: an object with a type, such as json_schema. */
  readonly responseFormat?: unknown;
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

/** A text field of a multipart body. */
export interface FormField {
  readonly name: string;
  readonly value: string;
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
      readonly fields: readonly FormField[];
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
export type Job = Omit<JobSteps, 'poll' | 'result'> & { readonly poll: Address; readonly result?: Address };

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

/** The parts of a model that calls are made of. */
export interface CalledModel {
  readonly id: string;
  readonly maskToken?: string | undefined;
}

/** A call with every decision made: the request and the view of each client are made from it. */
export interface Call {
  /** Key of the contract: the task, or conversational. */
  readonly task: string;
  readonly mode: Mode;
  /** Absent for the automatic choice of the router. */
  readonly provider: Provider | undefined;
  /** Absent where only the client knows it: calls of the automatic provider, but for those with a route of their own. */
  readonly contract: Contract | undefined;
  /** What every request of the call carries, authorization first; the content type is not among them. */
  readonly headers: readonly Header[];
  readonly values: Values;
  /** The input file, of a type that the contract takes. */
  readonly file: InputFile | undefined;
  readonly options: RequestOptions;
}

/** Why there is no request. */
export interface Reason {
  readonly kind: ReasonKind;
  /** The same as a sentence. */
  readonly reason: string;
}

/** Stable keys of reasons. */
export type ReasonKind =
  | 'automatic-is-routed'
  | 'bad-endpoint'
  | 'bad-file-type'
  | 'bad-header'
  | 'bad-inputs'
  | 'bad-messages'
  | 'bad-name'
  | 'bad-response-format'
  | 'bad-tools'
  | 'hub-token-elsewhere'
  | 'key-not-for-hub'
  | 'local-file'
  | 'needs-provider'
  | 'needs-direct'
  | 'no-input'
  | 'no-task'
  | 'draft-model'
  | 'not-by-client'
  | 'not-in-language'
  | 'not-served'
  | 'option-not-taken'
  | 'other-model'
  | 'part-not-taken'
  | 'tools-not-streamed'
  | 'unknown-client'
  | 'unknown-language'
  | 'unknown-provider'
  | 'unusable';

export const isReason = (value: object): value is Reason => 'reason' in value;
