import { alternatives } from '../../../runtime/install-choices.ts';
import type { Notice } from '../../../runtime/notices.ts';
import { anchorOf } from './anchors.ts';
import type { Beside, CodeView, Later, Paint } from './code.ts';
import { codeGroups, sharedInstall } from './groups.ts';
import { type InstallView, installView } from './install.ts';
import type { PlacedSnippet } from './snippets.ts';

/** One library's snippets for one model as they are shown: the install command, then each piece of code. */
export interface LibraryView {
  readonly id: string;
  readonly label: string;
  /** Names the tab block of the pieces of code; unique on the page. */
  readonly group: string;
  /** The install command that all pieces share. */
  readonly install?: InstallView;
  /** What to know before running them. */
  readonly notices: readonly Notice[];
  readonly pieces: readonly { readonly install?: InstallView; readonly code: CodeView }[];
}

/** What a view of a library is made with. */
export interface LibraryParts {
  readonly paint: Paint;
  /** Where the site is built: what stands beside a snippet. */
  readonly beside?: (snippet: PlacedSnippet) => Beside;
  /** Where the view is made in the browser: what is told later of a piece of code. */
  readonly later?: (snippet: PlacedSnippet) => Later;
}

/** A library of models or of data sets, with its snippets. */
export interface NamedSnippets {
  readonly entry: { readonly id: string; readonly prettyLabel: string };
  readonly snippets: readonly PlacedSnippet[];
  /** What to know before running them. */
  readonly notices?: readonly Notice[];
}

/** The view of a library's snippets. */
export function libraryView({ entry, snippets, notices = [] }: NamedSnippets, parts: LibraryParts): LibraryView {
  const { paint, beside, later } = parts;
  const live = later !== undefined;
  const groups = codeGroups(snippets);
  const shared = sharedInstall(groups);
  const installOf = (id: string, install: PlacedSnippet): InstallView =>
    installView(id, alternatives(install), { paint, file: beside?.(install).file, live });
  const codeOf = (snippet: PlacedSnippet): CodeView => ({
    id: anchorOf(snippet.file),
    title: snippet.title,
    isTitled: groups.length > 1,
    code: snippet.code,
    language: snippet.language,
    pieces: paint(snippet.code, snippet.language),
    live,
    ...beside?.(snippet),
    ...(later && { later: later(snippet) }),
  });
  return {
    id: entry.id,
    label: entry.prettyLabel,
    group: `${snippets[0] ? anchorOf(snippets[0].file) : entry.id}-code`,
    notices,
    install: shared && installOf(anchorOf(shared.file), shared),
    pieces: groups.map(({ install, code }, at) => ({
      install: shared || !install ? undefined : installOf(`${anchorOf(install.file)}-${at}`, install),
      code: codeOf(code),
    })),
  };
}
