import type { Command } from '../out/types/command.ts';
import type { Model } from '../out/types/model.ts';

/** What a snippet is for: installing packages, the code itself, or a message where no code can be given. */
export type SnippetKind = 'install' | 'code' | 'message';

/** One piece of code to copy. */
export interface Snippet {
  /** Name of the variant in the library entry; install for the install command. */
  readonly variant: string;
  /** Stable key of the language: python, js, sh, json, csharp. */
  readonly language: string;
  /** Key of the shell that the code is for, where it is for one: posix. */
  readonly shell?: string;
  readonly title: string;
  readonly kind: SnippetKind;
  /** The code: ends in one newline, has no trailing spaces. */
  readonly code: string;
  /** The code that follows needs what this does: it is a step before that, not another way. */
  readonly prepares?: true;
  /** What to do instead, for a message. */
  readonly todo?: string;
  /** What the code does, where it is one command: other shells print it too (printFor of shells.ts). */
  readonly command?: Command;
}

/** What a reader should know before running the code of a library. */
export interface LibraryNotice {
  readonly kind: string;
  readonly text: string;
  readonly href?: string;
  /** The variants that it is about; all when absent. */
  readonly variants?: readonly string[];
  /** The models that it is about; all when absent. */
  readonly holds?: (model: Model) => boolean;
}

/** A library of the catalogue. */
export interface LibraryFacts {
  readonly id: string;
  readonly prettyLabel: string;
  readonly repoName: string;
  readonly repoUrl: string;
  readonly docsUrl?: string;
  /** Whether the hub offers the library as a filter. */
  readonly filter: boolean;
  /** File query that counts as one download; the hub's default list of files when absent. */
  readonly countDownloads?: string;
  /** Packages to install, by ecosystem. */
  readonly install?: Readonly<Record<string, readonly string[]>>;
  /** What a reader should know before running the code. */
  readonly notices?: readonly LibraryNotice[];
  readonly status?: 'active' | 'archived' | 'gone';
}

/** A library of the catalogue with its snippets. */
export interface LibraryEntry extends LibraryFacts {
  /** The snippets for a model, in the order of the catalogue; empty for a library without snippets. */
  snippets(model: Model): Snippet[];
}

/** A library of the catalogue whose texts are imported when a model needs them. */
export interface LibraryInParts extends LibraryFacts {
  /** The same snippets as those of the whole library. */
  snippets(model: Model): Promise<Snippet[]>;
}

/** A word of a command between quotes, as those are that have characters which are special to shells. */
const QUOTED = /^'([^']*)'$/;

/** The words of an install command that its spaces part, without the quotes around them. */
export const wordsParted = (code: string): string[] =>
  code
    .trimEnd()
    .split(' ')
    .map((word) => word.replace(QUOTED, '$1'));

/**
 * The snippet of an install command. Nobody can change it: every model of a library is given the same one.
 * @param words The words of the command, where they are not those of wordsParted.
 */
export function installSnippet(code: string, words: string[] = wordsParted(code)): Snippet {
  Object.freeze(words);
  return Object.freeze({
    variant: 'install',
    language: 'sh',
    shell: 'posix',
    title: 'Install',
    kind: 'install',
    code,
    command: Object.freeze({ words }),
  });
}

/** Adds the install commands that are not there already. */
function addInstalls(list: Snippet[], installs: readonly Snippet[]): void {
  for (const install of installs) if (!list.some(({ code }) => code === install.code)) list.push(install);
}

/** Adds a snippet, and before it the install commands that are not there already. */
export function addCode(
  list: Snippet[],
  variant: string,
  language: string,
  title: string,
  code: string,
  ...installs: readonly Snippet[]
): void {
  addInstalls(list, installs);
  list.push({ variant, language, title, kind: 'code', code });
}

/** Adds a snippet in the language of a shell, and before it the install commands that are not there already. */
export function addScript(
  list: Snippet[],
  variant: string,
  language: string,
  shell: string,
  title: string,
  code: string,
  ...installs: readonly Snippet[]
): void {
  addInstalls(list, installs);
  list.push({ variant, language, shell, title, kind: 'code', code });
}

/** Adds a snippet that the code after it needs, in the language of a shell, and before it the install commands that are not there already. */
export function addStep(
  list: Snippet[],
  variant: string,
  language: string,
  shell: string,
  title: string,
  code: string,
  ...installs: readonly Snippet[]
): void {
  addInstalls(list, installs);
  list.push({ variant, language, shell, title, kind: 'code', code, prepares: true });
}

/** Adds a message that stands where no code can be given. */
export const addMessage = (
  list: Snippet[],
  variant: string,
  language: string,
  title: string,
  code: string,
  todo: string,
): void => {
  list.push({ variant, language, title, kind: 'message', code, todo });
};
