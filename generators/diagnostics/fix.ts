import { type Diagnostic, offsetOf } from './diagnostic.ts';

interface Edit {
  start: number;
  end: number;
  text: string;
}

/** The edit of a diagnostic that says what to write instead; undefined where the text has something else at the place. */
function editOf(text: string, problem: Diagnostic): Edit | undefined {
  if (!problem.fix) return undefined;
  const { from, to } = problem.fix;
  const at = offsetOf(text, problem);
  // A place in JSON is that of the quotation mark.
  const start = text[at] === '"' && !from.startsWith('"') ? at + 1 : at;
  return text.startsWith(from, start) ? { start, end: start + from.length, text: to } : undefined;
}

/**
 * A text with what its diagnostics say to write instead, and how many of them could be followed; of two that overlap the
 * first.
 */
export function fixed(text: string, problems: readonly Diagnostic[]): { text: string; count: number } {
  const edits = problems
    .flatMap((problem) => editOf(text, problem) ?? [])
    .sort((a, b) => a.start - b.start)
    .filter((edit, at, all) => at === 0 || edit.start >= (all[at - 1]?.end ?? 0));
  const pieces = edits.map((edit, at) => text.slice(edits[at - 1]?.end ?? 0, edit.start) + edit.text);
  return { text: pieces.join('') + text.slice(edits.at(-1)?.end ?? 0), count: edits.length };
}
