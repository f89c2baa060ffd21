import { alternatives } from '../../../runtime/install-choices.ts';
import type { Notice } from '../../../runtime/notices.ts';
import { anchorOf } from './anchors.ts';
import type { Beside, CodeView, Later, Paint } from './code.ts';
import { codeGroups, sharedBefore } from './groups.ts';
import { type InstallView, installView } from './install.ts';
import type { PlacedSnippet } from './snippets.ts';

/** What is done before code runs: an install command, or a step in a shell. */
export type BeforeView = { readonly install: InstallView } | { readonly code: CodeView };

/** One library's snippets for one model as they are shown: what is done first, then each piece of code. */
export interface LibraryView {
  readonly id: string;
  readonly label: string;
  /** Names the tab block of the pieces of code; unique on the page. */
  readonly group: string;
  /** What is done before any of the pieces. */
  readonly before: readonly BeforeView[];
  /** What to know before running them. */
  readonly notices: readonly Notice[];
  readonly pieces: readonly { readonly before: readonly BeforeView[]; readonly code: CodeView }[];
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
  const shared = sharedBefore(groups);
  const codeOf = (snippet: PlacedSnippet, isTitled: boolean, id = anchorOf(snippet.file)): CodeView => ({
    id,
    title: snippet.title,
    isTitled,
    code: snippet.code,
    language: snippet.language,
    pieces: paint(snippet.code, snippet.language),
    live,
    ...beside?.(snippet),
    ...(later && { later: later(snippet) }),
  });
  const beforeOf = (snippet: PlacedSnippet, id: string): BeforeView =>
    snippet.kind === 'install'
      ? { install: installView(id, alternatives(snippet), { paint, file: beside?.(snippet).file, live }) }
      : { code: codeOf(snippet, false, id) };
  // An address of a step leads to the first piece that needs it.
  const anchors = new Set<string>();
  const anchorIn = (snippet: PlacedSnippet, at: number): string => {
    const anchor = anchorOf(snippet.file);
    if (snippet.kind === 'install' || anchors.has(anchor)) return `${anchor}-${at}`;
    anchors.add(anchor);
    return anchor;
  };
  return {
    id: entry.id,
    label: entry.prettyLabel,
    group: `${snippets[0] ? anchorOf(snippets[0].file) : entry.id}-code`,
    notices,
    before: shared.map((snippet) => beforeOf(snippet, anchorOf(snippet.file))),
    pieces: groups.map(({ before, code }, at) => ({
      before: before.slice(shared.length).map((snippet) => beforeOf(snippet, anchorIn(snippet, at))),
      code: codeOf(code, groups.length > 1),
    })),
  };
}
