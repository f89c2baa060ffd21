import type { PlacedSnippet } from './snippets.ts';

/** A snippet of code with what is done before it, in order: the install command that it needs, and steps. */
export interface CodeGroup {
  readonly before: readonly PlacedSnippet[];
  readonly code: PlacedSnippet;
}

const isInstall = ({ kind }: PlacedSnippet): boolean => kind === 'install';

/** Splits a library's list of snippets into what is run and what is done for it; a list of steps alone is what is run. */
export function codeGroups(snippets: readonly PlacedSnippet[]): CodeGroup[] {
  const isCode = (snippet: PlacedSnippet): boolean => !isInstall(snippet) && !snippet.prepares;
  const hasCode = snippets.some(isCode);
  const groups: CodeGroup[] = [];
  let before: readonly PlacedSnippet[] = [];
  for (const snippet of snippets) {
    if (isInstall(snippet)) before = [...before.filter((one) => !isInstall(one)), snippet];
    else if (hasCode && !isCode(snippet)) before = [...before, snippet];
    else groups.push({ before, code: snippet });
  }
  return groups;
}

/** What all groups begin with. */
export function sharedBefore([first, ...others]: readonly CodeGroup[]): readonly PlacedSnippet[] {
  const all = first?.before ?? [];
  const end = all.findIndex(({ code }, at) => others.some(({ before }) => before[at]?.code !== code));
  return end < 0 ? all : all.slice(0, end);
}
