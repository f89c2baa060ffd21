import type { PlacedSnippet } from './snippets.ts';

/** A snippet of code with the install command that it needs. */
export interface CodeGroup {
  readonly install: PlacedSnippet | undefined;
  readonly code: PlacedSnippet;
}

/** Splits a library's list of snippets into what is run and what is installed for it. */
export function codeGroups(snippets: readonly PlacedSnippet[]): CodeGroup[] {
  const groups: CodeGroup[] = [];
  let install: PlacedSnippet | undefined;
  for (const snippet of snippets) {
    if (snippet.kind === 'install') install = snippet;
    else groups.push({ install, code: snippet });
  }
  return groups;
}

/** The install command that all groups share. */
export const sharedInstall = (groups: readonly CodeGroup[]): PlacedSnippet | undefined =>
  groups.every(({ install }) => install?.code === groups[0]?.install?.code) ? groups[0]?.install : undefined;
