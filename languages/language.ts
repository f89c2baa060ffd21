import type { LanguageRules } from './shared/context.ts';
import type { NameReader } from './shared/slot.ts';

/** Something that is wrong in code, at its first character. */
export interface Problem {
  /** From the start of the code, in UTF-16 units. */
  offset: number;
  /** From 1. */
  line: number;
  /** From 1, in UTF-16 units. */
  column: number;
  message: string;
  /** Whether it is a value that nothing uses: no fault where the values are made up. */
  readonly unused?: true;
}

/** Finds what is wrong in a whole snippet: what does not parse, and names that nothing defines where the language has them. */
export type Check = (code: string) => readonly Problem[];

/** The project that a snippet is the main file of: made once, with a network; each run begins with a copy of its files. */
export interface ProjectAround {
  /** The commands that make it; the packages of clients are added behind them, by their own install commands. */
  readonly create: readonly (readonly string[])[];
  /** Builds the packages, so that runs need no network. */
  readonly build: readonly string[];
  readonly files: readonly string[];
  /** Whether only clients that install packages need it. */
  readonly forPackages?: boolean;
  /** The command that says the version of a package that a client has there; {package} is its name. */
  readonly version?: readonly string[];
  /** What runs find in their environment; {project} is the folder, {home} that of the caller. */
  readonly environment: Readonly<Record<string, string>>;
}

/** How a snippet is run as it is: the file that it is put into, and the command that takes the file. */
export interface Runner {
  readonly file: string;
  readonly command: readonly string[];
  /** Whether an interpreter that has loaded its packages can go on as a process of its own for each snippet. */
  readonly forks?: boolean;
  readonly project?: ProjectAround;
  /** The command that says which version of the language runs it, where no package does. */
  readonly version?: readonly string[];
  /** What that version is of, where the language is not called so. */
  readonly called?: string;
  /** The command that succeeds where a package is there ({package} is its name): nobody installs any for what has no project. */
  readonly has?: readonly string[];
  /** Whether a compiler has to build the snippet first, which takes seconds. */
  readonly compiles?: boolean;
}

/** What code takes of installed packages. */
export interface Uses {
  /** Modules that it imports, by whole names: something has to install them. */
  readonly modules?: readonly string[];
  /** Programs that it runs: they may also be the system's. */
  readonly programs?: readonly string[];
}

/** Everything of a language that templates are compiled with; what needs a parser is loaded only where it is asked for. */
export interface Language {
  /** How text becomes contexts, and what may stand at a slot. */
  readonly rules: LanguageRules;
  /** Whether a text can be a name in code: it has the shape of one, and is no reserved word. */
  isName(text: string): boolean;
  /** The function that gives a text when it can be a name, as emitted code imports it. */
  readonly names: NameReader;
  /** The sign that begins a comment up to the end of its line; absent where there are no comments. */
  readonly comment?: string;
  /** Absent where a snippet alone cannot be run. */
  readonly run?: Runner;
  /** Key of the shell (shells/) that runs it; absent where it is no language of a shell. */
  readonly shell?: string;
  /** Absent where no install line goes with code. */
  uses?(code: string): Uses;
  /** The checker; the first call loads its parser. */
  loadCheck(): Promise<Check>;
}
