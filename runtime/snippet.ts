import type { Model } from '../out/types/model.ts';

/** What a snippet is for: installing packages, the code itself, or a message where no code can be given. */
export type SnippetKind = 'install' | 'code' | 'message';

/** One piece of code to copy. */
export interface Snippet {
  /** Name of the variant in the library entry; install for the install command. */
  readonly variant: string;
  /** Stable key of the language: python, js, sh, json, csharp. */
  readonly language: string;
  readonly title: string;
  readonly kind: SnippetKind;
  /** The code: ends in one newline, has no trailing spaces. */
  readonly code: string;
}

/** A library of the catalogue with its snippets. */
export interface LibraryEntry {
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
  /** Ids of the tasks that the library's high-level interface serves. */
  readonly tasks?: readonly string[];
  readonly status?: 'active' | 'archived' | 'gone';
  /** Per package the version range that the snippets hold for. */
  readonly versions?: Readonly<Record<string, string>>;
  /** The snippets for a model, in the order of the catalogue; empty for a library without snippets. */
  snippets(model: Model): Snippet[];
}

/** Adds a snippet, and the install command before it unless it is there already. */
export function addWithInstall(list: Snippet[], install: Snippet, snippet: Snippet): void {
  if (!list.some(({ code }) => code === install.code)) list.push(install);
  list.push(snippet);
}
