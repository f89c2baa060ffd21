import { hex, isPlain, oneLine, replaceUnprintable } from '../shared/characters.ts';

const SHORT: Record<string, string> = { '\n': '\\n', '\r': '\\r', '\t': '\\t' };

/** Escapes of the Rust reference, "String literals". Half of a surrogate pair has none: it becomes U+FFFD. */
const unprintable = (character: string): string => {
  const code = character.codePointAt(0) ?? 0;
  if (code >= 0xd800 && code <= 0xdfff) return '\\u{fffd}';
  return SHORT[character] ?? `\\u{${hex(code, 1)}}`;
};

/** Text inside `"…"`; not in a string that format! reads, where braces mean something. */
export const escapeRustString = (text: string): string =>
  isPlain(text) ? text : replaceUnprintable(text.replace(/\\/g, '\\\\').replace(/"/g, '\\"'), unprintable);

/** Text as a string literal. */
export const rustString = (text: string): string => `"${escapeRustString(text)}"`;

/** Text after `//`; what would make it a comment of documentation is set off. */
export const escapeRustComment = (text: string): string => oneLine(text).replace(/^(?=[/!])/, ' ');
