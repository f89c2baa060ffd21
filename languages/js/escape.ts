import { hex, isPlain, oneLine, replaceUnprintable } from '../shared/characters.ts';

const SHORT: Record<string, string> = { '\n': '\\n', '\r': '\\r', '\t': '\\t' };

/** Escapes of ECMA-262, "String Literals". */
const unprintable = (character: string): string => {
  const code = character.codePointAt(0) ?? 0;
  if (code > 0xffff) return `\\u{${hex(code, 1)}}`;
  return SHORT[character] ?? (code <= 0xff ? `\\x${hex(code, 2)}` : `\\u${hex(code, 4)}`);
};

const escapeFor = (text: string, quote: RegExp): string =>
  isPlain(text) ? text : replaceUnprintable(text.replace(/\\/g, '\\\\').replace(quote, '\\$&'), unprintable);

/** Text inside `"…"`. */
export const escapeJsDouble = (text: string): string => escapeFor(text, /"/g);

/** Text as a string literal. */
export const jsString = (text: string): string => `"${escapeJsDouble(text)}"`;

/** Text inside `'…'`. */
export const escapeJsSingle = (text: string): string => escapeFor(text, /'/g);

/** Text inside a template literal; a leading brace is escaped because the text before it may end in a dollar sign. */
export const escapeJsTemplate = (text: string): string => escapeFor(text, /[`$]|^\{/g);

/** Text after `//`. */
export const escapeJsLineComment = (text: string): string => oneLine(text);

/** Text inside a block comment: nothing in it, nor at either of its ends, may close the comment. */
export const escapeJsBlockComment = (text: string): string =>
  oneLine(text)
    .replace(/\*(?=\/)/g, '* ')
    .replace(/^\//, ' /')
    .replace(/\*$/, '* ');
