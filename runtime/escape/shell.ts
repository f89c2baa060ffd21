import { oneLine, wellFormed } from './characters.ts';

/** What a shell word can hold: no NUL (POSIX, 2.2 Quoting; arguments are C strings), no half of a surrogate pair. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: NUL is what this is about.
const holdable = (text: string): string => wellFormed(text).replace(/\u0000/g, '');

/**
 * Text inside `'…'`. A caret at the start of a line leaves the quotes, because an interactive bash takes it for a
 * substitution in the command before, even inside quotes.
 */
export const escapeShellSingle = (text: string): string =>
  holdable(text)
    .replace(/'/g, "'\\''")
    .replace(/\n(?=\^)/g, "\n''");

/**
 * Text inside `"…"`. An exclamation mark leaves the quotes for a moment, because an interactive shell expands history
 * inside double quotes and a backslash before the mark would stay in the text; so does a caret at the start of a line.
 */
export const escapeShellDouble = (text: string): string =>
  holdable(text)
    .replace(/["$`\\]/g, '\\$&')
    .replace(/!/g, `"'!'"`)
    .replace(/\n(?=\^)/g, '\n""');

/**
 * Text after `#`. An interactive zsh knows no comments unless it is told to, and would run what stands there: every
 * character with a meaning to a shell becomes an underscore.
 */
export const escapeShellComment = (text: string): string => oneLine(text).replace(/[!-$&-*;-?[-^`{-~]/g, '_');

/** Text as one word, or as a part of one, in single quotes only where it must be. */
export function shellWord(text: string): string {
  const held = holdable(text);
  return /^[A-Za-z0-9_@%+:,./-]+$/.test(held) ? held : `'${escapeShellSingle(held)}'`;
}

/** A list of texts as separate words. */
export const shellWords = (texts: readonly string[]): string => texts.map(shellWord).join(' ');
