import type { App, AppLink, AppServer } from '../../out/types/app.ts';
import type { Command } from '../../out/types/command.ts';
import type { Model } from '../../out/types/model.ts';

/** A condition of the catalogue, compiled. */
type Applies = (model: Model) => boolean;

type Compiled<Item> = Omit<Item, 'when'> & { readonly applies?: Applies };

/** Words of which the first alternative is taken whose slots all have a value. */
export type Alternatives = readonly (readonly string[])[];

/** By what weights are loaded as, the words that ask for it, each list on a line of its own. */
export type LoadedAs = Readonly<Record<string, readonly (readonly [string, ...string[]])[]>>;

/** A block of an app: a command, a script of a shell, or the content of a file. */
export interface EntryStep {
  readonly title: string;
  readonly platforms?: readonly string[];
  readonly applies?: Applies;
  readonly words?: readonly (
    | string
    | { readonly first: Alternatives }
    | { readonly loadedAs: LoadedAs }
    | { readonly known: Alternatives; readonly applies?: Applies }
    | readonly string[]
  )[];
  readonly script?: string;
  readonly shell?: string;
  readonly json?: unknown;
}

/** The module of an app; the fields are described in schemas/app.schema.json. */
export interface AppEntry
  extends Pick<App, 'id' | 'label' | 'kind' | 'docsUrl' | 'platforms' | 'access' | 'context' | 'notices'> {
  readonly link?: readonly Compiled<AppLink>[];
  readonly server?: AppServer;
  readonly steps?: readonly EntryStep[];
}

/** An app before its module is imported. */
export interface ListedApp {
  readonly id: string;
  readonly label: string;
  /** It loads no file that was split into parts. */
  readonly wholeFiles?: true;
  /** Whether the app takes the model. */
  readonly applies: Applies;
  load(): Promise<AppEntry>;
}

/** What the reader chose; what is left out is taken from the model, else left to the app. */
export interface AppOptions {
  /** Key of the shell that commands are printed for (default: posix). */
  readonly shell?: string | undefined;
  /** Label of a quantization, such as Q8_0; or what weights of safetensors files are loaded as, such as 8-bit. */
  readonly quantization?: string | undefined;
  /** Path of a GGUF file of the model: comes before the quantization. */
  readonly file?: string | undefined;
  /** What the requests that try a server say, in place of the sample. */
  readonly prompt?: string | undefined;
  /** Only these apps, by id. */
  readonly only?: readonly string[] | undefined;
}

/** One block to copy. */
export interface PrintedAppStep {
  readonly title: string;
  /** The systems that it is for, where not for all of the app. */
  readonly platforms?: readonly string[];
  /** Stable key of the language: sh, powershell, bat, json, python or js. */
  readonly language: string;
  /** The client of a request that tries a server: curl or openai. */
  readonly client?: string;
  /** Key of the shell that the code is for, where it is for one. */
  readonly shell?: string;
  /** The code: ends in one newline. */
  readonly code: string;
  /** What the code does, where it is one command: other shells print it too. */
  readonly command?: Command;
}

/** What there is to say beside the steps. */
export interface AppNotice {
  /** info, warning, or the kind of a notice about the model (catalogue/notices.json). */
  readonly kind: string;
  readonly text: string;
  /** Where more stands. */
  readonly href?: string;
}

/** What a reader does to run a model with an app: a link to open, or steps that are never empty. */
export interface PrintedApp {
  readonly app: string;
  readonly label: string;
  readonly kind: 'server' | 'app' | 'agent';
  readonly docsUrl: string;
  readonly link?: string;
  readonly steps: readonly PrintedAppStep[];
  readonly notices: readonly AppNotice[];
}
