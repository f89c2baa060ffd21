/** What of a snippet tells whether it is done before others. */
interface Ordered {
  readonly kind?: string;
  readonly prepares?: boolean;
  readonly code: string;
}

/** A snippet of code with what is done before it, in order: the install command that it needs, and steps. */
export interface CodeGroup<Snippet extends Ordered> {
  readonly before: readonly Snippet[];
  readonly code: Snippet;
}

export const isInstall = ({ kind }: Ordered): boolean => kind === 'install';

/** Splits a library's list of snippets into what is run and what is done for it; a list of steps alone is what is run. */
export function codeGroups<Snippet extends Ordered>(snippets: readonly Snippet[]): CodeGroup<Snippet>[] {
  const isCode = (snippet: Snippet): boolean => !isInstall(snippet) && !snippet.prepares;
  const hasCode = snippets.some(isCode);
  const groups: CodeGroup<Snippet>[] = [];
  let before: readonly Snippet[] = [];
  for (const snippet of snippets) {
    if (isInstall(snippet)) before = [...before.filter((one) => !isInstall(one)), snippet];
    else if (hasCode && !isCode(snippet)) before = [...before, snippet];
    else groups.push({ before, code: snippet });
  }
  return groups;
}

/** What all groups begin with. */
export function sharedBefore<Snippet extends Ordered>([
  first,
  ...others
]: readonly CodeGroup<Snippet>[]): readonly Snippet[] {
  const all = first?.before ?? [];
  const end = all.findIndex(({ code }, at) => others.some(({ before }) => before[at]?.code !== code));
  return end < 0 ? all : all.slice(0, end);
}
