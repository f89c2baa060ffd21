import type { ClientId, ClientLanguage, ClientName } from '../../out/modules/clients.ts';
import type { ProviderId } from '../../out/modules/providers/index.ts';
import type * as entries from '../../out/types/client.ts';
import type { Command } from '../../out/types/command.ts';
import type { InferenceView } from '../../out/types/inference-view.ts';
import type {
  Arguments,
  Hub,
  Provider,
  Reason,
  Request,
  RequestOptions,
  SampleInput,
  Values,
} from '../request/types.ts';
import type { Suggested } from '../suggested.ts';

/** How a client makes the calls of one task; the fields are described in schemas/client.schema.json. */
export type ClientCall = Omit<entries.Call, 'args' | 'automaticArgs'> & {
  /** The kind of view that the template prints, where it is not of the template's name. */
  readonly kind?: string;
  /** The arguments of the method; undefined when a value is missing. */
  readonly args?: (values: Values) => Arguments | undefined;
  readonly automaticArgs?: (values: Values) => Arguments | undefined;
};

/**
 * A client as it is always at hand; the fields are described in schemas/client.schema.json. How it makes its calls stands in
 * its module, which is imported when it is asked for.
 */
export type Client = Omit<entries.Client, '$schema' | 'sources' | 'notes' | 'tasks'> & {
  /** Key of the shell that its snippets are for, where they are for one. */
  readonly shell?: string;
  /** Which tasks it calls. */
  readonly tasks: 'all' | readonly string[];
};

/** What a template of an API snippet reads (schemas/inference-view.schema.json). */
export type View = InferenceView;

/** Prints a command for a shell, without the last newline, or says why it cannot. */
export type PrintCommand = (command: Command) => string | { readonly reason: string };

/** The compiled templates of a client, by name: each prints a text, or gives the command that it prints as JSON. */
export type Templates = Readonly<Record<string, (view: never) => string | Command>>;

/** The module of a client: what its snippets alone need. */
export interface ClientModule {
  /** Its compiled templates, by name. */
  readonly render: Templates;
  /** How it makes the calls of the tasks of which there is something to say. */
  readonly calls?: Readonly<Record<string, ClientCall>>;
  /** Prints a command for the shell that its snippets are for. */
  readonly printCommand?: PrintCommand;
}

/** Everything that snippets are made from; the generated modules hold it. */
export interface InferenceData {
  readonly hub: Hub;
  /** In the order of their snippets. */
  readonly clients: readonly Client[];
  /** Names of the languages, by key. */
  readonly languages: Readonly<Record<string, string>>;
  provider(id: string): Provider | undefined;
  sample(task: string): SampleInput | undefined;
  /** What the snippets of a client need, by its id. */
  client(id: string): ClientModule | undefined;
  /** What puts the wishes of an author into calls; absent where the model's card has none. */
  readonly wished?: typeof import('../request/wishes.ts') | undefined;
}

/** Options of inferenceSnippets: the provider (automatic when absent), and those of the request. */
export type InferenceOptions = Omit<RequestOptions, 'hub' | 'sample' | 'client'> & {
  readonly provider?: Suggested<ProviderId | 'auto'> | undefined;
  /** Only the snippets of this language. */
  readonly language?: Suggested<ClientLanguage> | undefined;
  /** Only the snippets of this client (its own name, such as requests, or its id, such as python-requests). */
  readonly client?: Suggested<ClientName | ClientId> | undefined;
  /** Asynchronous code in the place of code that blocks, where a language has both (AsyncOpenAI for openai …). */
  readonly async?: boolean | undefined;
};

/** An API snippet with the request that it causes. */
export interface InferenceSnippet {
  /** Stable key of the language, such as python, js or go. */
  readonly language: string;
  /** The client's own name: openai, huggingface_hub, fal_client, requests, huggingface.js, fetch, curl, AsyncOpenAI, AsyncInferenceClient or httpx. */
  readonly client: string;
  /** The task that is called, or conversational. */
  readonly task: string;
  /** Key of the shell that the code is for, where it is for one: posix. */
  readonly shell?: string;
  readonly title: string;
  /** Ends in one newline, has no trailing spaces. */
  readonly code: string;
  /** What the code does, where it is one command: other shells print it too (printFor of shells.ts). */
  readonly command?: Command;
  /** The environment variable that holds the key, and where a key is made, where that is known; absent where a key is given literally. */
  readonly key?: { readonly variable: string; readonly page?: string };
  /** The file that the code reads, where it reads one, and whether it is the sample of the task. */
  readonly file?: { readonly name: string; readonly isSample: boolean };
  /** Absent where the client alone decides it: calls other than chat with the automatic provider. */
  readonly request?: Request;
}

/** Something to know before the snippets are used. */
export interface Notice {
  /** Stable key: not-known-to-serve, staging, mask-token-unknown. */
  readonly kind: 'not-known-to-serve' | 'staging' | 'mask-token-unknown';
  readonly text: string;
  readonly href?: string;
}

/** The snippets, in the order of languages and clients; a reason when there are none. */
export interface InferenceResult {
  readonly snippets: readonly InferenceSnippet[];
  /** Absent when there is nothing to know. */
  readonly notices?: readonly Notice[];
  /** Why there are none, as a sentence. */
  readonly reason?: Reason['reason'];
  /** The same as a stable key. */
  readonly reasonKind?: Reason['kind'];
}
