import { installedBy } from '../install-choices.ts';
import type { LanguageFacts } from '../pages.ts';
import type { Recorded } from '../receipt/receipt.ts';
import { keysOf, neededBy } from '../receipt/standing.ts';
import { slugOf } from '../slug.ts';
import type { Snippet } from '../snippet.ts';
import { inlineScript, type ScriptNeeds } from './inline-script.ts';
import { notebook } from './notebook.ts';
import { installingScript, installingShellCode } from './shell-script.ts';

/** The ending of scripts for bash. */
export const SHELL_ENDING = 'sh';
/** The ending of notebooks. */
export const NOTEBOOK_ENDING = 'ipynb';

/** A library of a model with its snippets, all of them and in the order of the page. */
export interface RunLibrary<S extends Snippet = Snippet> {
  readonly entry: { readonly id: string; readonly prettyLabel: string };
  readonly snippets: readonly S[];
}

/** A piece of code that runs by itself, from addresses that differ in their endings. */
export interface Runnable<S extends Snippet = Snippet> {
  readonly snippet: S;
  /** Of its addresses, without the ending: xhluca/index for the first code of a page, else xhluca/index/bm25s/load-index. */
  readonly path: string;
  /** What it installs first; absent where it installs nothing, or does so itself. */
  readonly needs?: ScriptNeeds;
  /** The command that runs the file of its language, without the address; absent where there is none. */
  readonly run?: readonly string[];
  /** Texts by ending: that of its language, that of a script for bash, and that of a notebook. */
  readonly texts: Readonly<Record<string, string>>;
}

/** What is known besides the snippets. */
export interface RunFacts {
  readonly languages: readonly LanguageFacts[];
  /** What is recorded of a library, by its id. */
  readonly recorded: (library: string) => RunRecord | undefined;
}

/** What is read of the records of a library. */
type RunRecord = Pick<Recorded, 'environments' | 'runs'>;

/** The minor version of the Python in which an install command was seen to succeed: that in which the snippet ran, or any. */
function pythonOf({ runs, environments }: RunRecord, install: string, key: string): string | undefined {
  const all = [environments[runs[key]?.environment ?? ''], ...Object.values(environments)];
  const found = all.find((one) => one?.install === install && !Object.hasOwn(one.refused ?? {}, one.interpreter));
  return /^Python (\d+\.\d+)/.exec(found?.interpreter ?? '')?.[1];
}

/** A snippet as it stands on the page of a model. */
interface Standing<S> {
  readonly snippet: S;
  readonly title: string;
  /** The snippets that install what it needs, and those that fetch what it reads. */
  readonly install: string;
  readonly before: readonly string[];
  /** The install command among those. */
  readonly command: Snippet | undefined;
  readonly key: string;
}

/** What a file has to say of what the code needs: packages of a registry alone, which were seen to install. */
function needsOf({ install, command, key }: Standing<Snippet>, ecosystem: string, recorded: RunRecord | undefined) {
  const installed = command && installedBy(command);
  const python = recorded && pythonOf(recorded, install, key);
  // A file of its own has to name the package of a repository, and the command says the address alone.
  if (!python || installed?.ecosystem !== ecosystem || installed.packages.some((one) => one.includes('://')))
    return undefined;
  return { packages: installed.packages, python };
}

type Forms = Pick<Runnable, 'needs' | 'run' | 'texts'>;

/** The forms of a snippet of a language that has a block for what it needs. */
function scriptForms(standing: Standing<Snippet>, language: LanguageFacts, needs: ScriptNeeds): Forms {
  const { snippet, title, install } = standing;
  const { extension, kernel, script } = language;
  const own = inlineScript(snippet.code, needs);
  return {
    needs,
    ...(own !== undefined && script && { run: script.run }),
    texts: {
      ...(own !== undefined && { [extension]: own }),
      ...(script && { [SHELL_ENDING]: installingScript(snippet.code, needs, script.program, `snippet.${extension}`) }),
      ...(kernel && { [NOTEBOOK_ENDING]: notebook(title, snippet, kernel, install) }),
    },
  };
}

/** How a snippet runs by itself; nothing where a file alone cannot say what it needs. */
function formsOf(standing: Standing<Snippet>, library: string, { languages, recorded }: RunFacts): Forms | undefined {
  const { snippet, install, before } = standing;
  const language = languages.find(({ id }) => id === snippet.language);
  if (!language || before.length > 0) return undefined;
  const isShell = snippet.shell !== undefined;
  if (isShell && install === '') return { texts: { [language.extension]: snippet.code } };
  const able = isShell ? languages.filter(({ script }) => script) : [language];
  for (const { script } of able) {
    const needs = script && needsOf(standing, script.ecosystem, recorded(library));
    if (!needs) continue;
    if (isShell) return { needs, texts: { [language.extension]: installingShellCode(snippet.code, needs) } };
    return scriptForms(standing, language, needs);
  }
  return undefined;
}

/** The code of a library's page with what stands before it. */
function standingOf<S extends Snippet>(model: string, { entry, snippets }: RunLibrary<S>): Standing<S>[] {
  const needed = neededBy(snippets);
  const keys = keysOf(snippets);
  return snippets.flatMap((snippet, at) => {
    const { install = '', before = [] } = needed[at] ?? {};
    const command = snippets.slice(0, at).find(({ kind, code }) => kind === 'install' && code === install);
    const key = `${slugOf(model)}/${keys[at]}`;
    const title = `${model} with ${entry.prettyLabel}`;
    return snippet.kind === 'code' ? [{ snippet, title, install, before, command, key }] : [];
  });
}

/**
 * The code of a model's page that runs from an address: that for which one file says all that it needs, as packages of a
 * registry for which the install command was seen to succeed. The others (a package from a repository, several steps, code
 * that reads what another snippet fetched) have none.
 * @param model Its id.
 */
export function runnablesOf<S extends Snippet>(
  model: string,
  libraries: readonly RunLibrary<S>[],
  facts: RunFacts,
): Runnable<S>[] {
  const all = libraries.flatMap((library) =>
    standingOf(model, library).map((standing) => ({ standing, library: library.entry.id })),
  );
  return all.flatMap(({ standing, library }, at) => {
    const forms = formsOf(standing, library, facts);
    const own = `${model}/${slugOf(library)}/${standing.key.slice(standing.key.indexOf('/') + 1)}`;
    return forms ? [{ snippet: standing.snippet, path: at === 0 ? model : own, ...forms }] : [];
  });
}
