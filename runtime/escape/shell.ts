import { oneLine, wellFormed } from './characters.ts';

/** What a shell word can hold: no NUL (POSIX, 2.2 Quoting; arguments are C strings), no half of a surrogate pair. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: NUL is what this is about.
const holdable = (text: string): string => wellFormed(text).replace(/\u0000/g, '');

/**
 * Text inside `'…'`. On the lines after the first, bash 5.2 loses count of the quotes in places and expands history, so
 * an exclamation mark leaves the quotes; so does a caret at the start of a line, which it takes for a substitution in
 * the command before.
 */
export const escapeShellSingle = (text: string): string =>
  holdable(text)
    .replace(/'/g, "'\\''")
    .replace(/!(?!\s)/g, "'\\!'")
    .replace(/\n(?=\^)/g, "\n''");

/**
 * Text inside `"…"`. An exclamation mark leaves the quotes for a moment, because an interactive shell expands history
 * inside double quotes and a backslash before the mark would stay in the text; so does a caret at the start of a line.
 */
export const escapeShellDouble = (text: string): string =>
  holdable(text)
    .replace(/["$`\\]/g, '\\$&')
    .replace(/!/g, '"\\!"')
    .replace(/\n(?=\^)/g, '\n""');

/**
 * Text after `#`. An interactive zsh knows no comments unless it is told to, and would run what stands there: every
 * character with a meaning to a shell becomes an underscore.
 */
export const escapeShellComment = (text: string): string => oneLine(text).replace(/[!-$&-*;-?[-^`{-~]/g, '_');

/** Text as one word, or as a part of one, in single quotes only where it must be. */
export function shellWord(text: string): string {
  const held = holdable(text);
  if (/^[A-Za-z0-9_@%+:,./-]+$/.test(held)) return held;
  return `'${held.includes('\n') ? escapeShellSingle(held) : held.replace(/'/g, "'\\''")}'`;
}

/** A list of texts as separate words. */
export const shellWords = (texts: readonly string[]): string => texts.map(shellWord).join(' ');
