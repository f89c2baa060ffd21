import { LANGUAGES } from '../../languages/index.ts';
import type { Check, Problem } from '../../languages/language.ts';
import { placeOfOffset, type Traced } from '../3-compile/marks.ts';
import { type Diagnostic, diagnostic, type Place } from '../diagnostics/diagnostic.ts';
import type { Memo } from '../memo.ts';
import type { Sound } from './sound.ts';

/** Code that was printed for a sample, with the places that printed it and the key of its language. */
export interface Printed extends Traced {
  language: string;
}

const START = { line: 1, column: 1 };

/** A fault of printed code, at the place of the template that printed it. */
function faultOf(path: string, printed: Printed, { offset, line, message }: Problem): Diagnostic {
  const place: Place = placeOfOffset(printed, offset) ?? { file: path, ...START };
  const code = printed.text.split('\n')[line - 1]?.trim() ?? '';
  const values = {
    language: printed.language,
    message: message.replace(/\.$/, ''),
    printed:
      code === ''
        ? `it ends at line ${line} of ${path}; close what is open before.`
        : `line ${line} of ${path} is: ${code}`,
  };
  return diagnostic('bad-code', place, values);
}

/** Under which name code is kept that is sound where values are made up, and where an entry has them may leave some unused. */
export const madeUpIn = (language: string): string => `${language} of values that are made up`;

/**
 * What is wrong with printed code in the eyes of its language: what does not parse, and names that nothing defines. Faults
 * with the same words at the same place are told once, with the first sample that has them. Code that was printed before
 * is not parsed again.
 * @param all Printed code, by its path.
 * @param sound Code in which nothing is wrong; gets what is found to be so.
 * @param madeUp The paths of what was printed of values that no entry has: those need not be used.
 */
export async function syntaxProblems(
  all: ReadonlyMap<string, Printed>,
  memo: Memo,
  sound: Sound,
  madeUp: { has(path: string): boolean } = all,
): Promise<Diagnostic[]> {
  const found = new Map<string, Diagnostic>();
  const checks = new Map<string, Check | undefined>();
  const before = memo('found sound', [sound], () => new Map<string, Printed>());
  for (const [path, printed] of all) {
    // What is printed of files that have not changed is the same object.
    if (before.get(path) === printed) continue;
    const { language, text } = printed;
    const kind = madeUp.has(path) ? madeUpIn(language) : language;
    if (memo(`sound ${path}`, [sound, text], () => sound.has(kind, text) || sound.has(language, text))) {
      before.set(path, printed);
      continue;
    }
    const check = checks.get(language) ?? (await LANGUAGES.get(language)?.loadCheck());
    if (!check) throw new Error(`no language has the key ${language}`);
    checks.set(language, check);
    const told = memo(`syntax ${path}`, [check, text], () => check(text));
    const problems = told.filter(({ unused }) => !(unused && madeUp.has(path)));
    if (problems.length === 0) {
      sound.add(told.length === 0 ? language : kind, text);
      before.set(path, printed);
    }
    for (const problem of problems) {
      const fault = faultOf(path, printed, problem);
      const key = `${fault.file}:${fault.line}:${fault.column}:${problem.message}`;
      if (!found.has(key)) found.set(key, fault);
    }
  }
  return [...found.values()];
}
