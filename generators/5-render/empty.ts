import { LANGUAGES } from '../../languages/index.ts';
import type { PlannedUse } from '../2-analyse/uses.ts';
import { type Diagnostic, diagnostic } from '../diagnostics/diagnostic.ts';
import type { Rendered } from './render.ts';

/** Whether a text has a line of code: neither empty nor a comment to its end. */
function hasCode(text: string, language: string): boolean {
  const comment = LANGUAGES.get(language)?.comment;
  return text
    .split('\n')
    .some((line) => line.trim() !== '' && (comment === undefined || !line.trimStart().startsWith(comment)));
}

/**
 * The templates that print no code for some sample: a reader would be shown a title and nothing below it. One problem for
 * each, with the first of the samples. Those that print a message instead of code are left out.
 */
export function emptyProblems(
  { files }: Rendered,
  uses: readonly (PlannedUse & { readonly variant?: { readonly message?: unknown } })[],
): Diagnostic[] {
  const told = new Map<string, Diagnostic>();
  for (const [path, { text, language, marks }] of files) {
    if (hasCode(text, language)) continue;
    const name = marks.find(({ mark }) => mark.kind === 'template')?.mark.use;
    const use = uses.find((one) => one.name === name);
    if (!use || use.variant?.message !== undefined || told.has(use.file)) continue;
    const what = text.trim() === '' ? 'nothing' : 'only comments';
    told.set(use.file, diagnostic('no-code', { file: use.file, line: 1, column: 1 }, { what, path }));
  }
  return [...told.values()];
}
