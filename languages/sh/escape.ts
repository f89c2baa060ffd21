import { oneLine, visible } from '../shared/characters.ts';

/** Whether a text is one word for every shell as it stands. */
const isWord = (text: string): boolean => /^[A-Za-z0-9_@%+:,./-]+$/.test(text);

/**
 * What a shell word can hold and a terminal takes as text. A POSIX shell has no escape for a control character, and a
 * terminal or line editor obeys those of a paste, a tab too (IEEE 1003.1, 11.1.9; Readline, "Commands For Completion");
 * a newline inside quotes only continues them. Values that must be exact are JSON, or are refused before they get here.
 */
const pasteable = (text: string): string => (isWord(text) ? text : visible(text));

/**
 * Text inside `'…'`. On the lines after the first, bash 5.2 loses count of the quotes in places and expands history, so
 * an exclamation mark leaves the quotes; so does a caret at the start of a line, which it takes for a substitution in
 * the command before.
 */
export const escapeShellSingle = (text: string): string =>
  pasteable(text)
    .replace(/'/g, "'\\''")
    .replace(/!(?!\s)/g, "'\\!'")
    .replace(/\n(?=\^)/g, "\n''");

/**
 * Text inside `"…"`. An exclamation mark leaves the quotes for a moment, because an interactive shell expands history
 * inside double quotes and a backslash before the mark would stay in the text; so does a caret at the start of a line.
 */
export const escapeShellDouble = (text: string): string =>
  pasteable(text)
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
  if (isWord(text)) return text;
  const held = pasteable(text);
  return `'${held.includes('\n') ? escapeShellSingle(held) : held.replace(/'/g, "'\\''")}'`;
}

/** A list of texts as separate words. */
export const shellWords = (texts: readonly string[]): string => texts.map(shellWord).join(' ');
