import { hasUnprintable, hex, isPlain, oneLine, replaceUnprintable } from '../shared/characters.ts';

const SHORT: Record<string, string> = { '\n': '\\n', '\r': '\\r', '\t': '\\t' };

/** Escapes of the Ruby reference, "String Literals"; half of a surrogate pair, which UTF-8 has not, becomes U+FFFD. */
const unprintable = (character: string): string =>
  SHORT[character] ?? (character.isWellFormed() ? `\\u{${hex(character.codePointAt(0) ?? 0, 1)}}` : '\\u{fffd}');

/**
 * Text inside `"…"`; a number sign begins code there, before what the text or the template has behind it. tree-sitter takes
 * one for code before some characters outside of ASCII, too.
 */
export const escapeRubyString = (text: string): string =>
  isPlain(text)
    ? text
    : replaceUnprintable(text.replace(/[\\"]/g, '\\$&').replace(/#(?=[{$@]|[^ -~]|$)/g, '\\#'), unprintable);

/** Text as a string literal: in single quotes, which know no other escapes, or in double ones where it needs more. */
export const rubyString = (text: string): string =>
  hasUnprintable(text) ? `"${escapeRubyString(text)}"` : `'${text.replace(/[\\']/g, '\\$&')}'`;

/** What a comment can tell Ruby itself, in its first lines or in any: "Comments", magic comments. */
const MAGIC = /(coding|frozen[-_]string[-_]literal|shareable[-_]constant[-_]value|warn[-_]indent)(?=\s*[:=]|$)/gi;

/** Text after `#`; a word that Ruby reads there is broken up, and an exclamation mark could name its interpreter. */
export const escapeRubyComment = (text: string): string =>
  oneLine(text)
    .replace(MAGIC, (word) => `${word.slice(0, 2)}-${word.slice(2)}`)
    .replace(/^[:=!]/, ' $&');
