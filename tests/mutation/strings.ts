import { languageOf } from './languages.ts';

/** A string of a language, without its quotes. */
export interface Quoted {
  /** Where its text ends, without spaces: an offset. */
  readonly end: number;
  readonly value: string;
}

const STRING = /"""[\s\S]*?"""|'''[\s\S]*?'''|"(?:\\.|[^"\\\n])*"|'(?:\\.|[^'\\\n])*'|`[^`]*`/.source;

/** Strings and comments; a comment that begins with a # follows a space, since a # is a part of words, too. */
const pattern = (extension: string): RegExp => {
  const sign = languageOf(extension)?.comment;
  const comment = sign === undefined ? '' : `|${sign === '#' ? '(?<!\\S)' : ''}${sign}.*$`;
  return new RegExp(`(${STRING})${comment}`, 'gm');
};

/** The strings of a text; quotes in comments begin none. */
export function* stringsOf(text: string, extension: string): Generator<Quoted> {
  for (const { 0: whole, 1: quoted, index } of text.matchAll(pattern(extension))) {
    if (quoted === undefined) continue;
    const quote = /^("""|'''|.)/.exec(whole)?.[0].length ?? 1;
    const inner = whole.slice(quote, -quote);
    yield { end: index + quote + inner.trimEnd().length, value: inner.trim() };
  }
}

/** The text with strings and comments blanked out, every character at its place. */
export const withoutStrings = (text: string, extension: string): string =>
  text.replaceAll(pattern(extension), (found) => found.replace(/[^\n]/g, ' '));
