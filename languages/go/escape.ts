import { hex, isPlain, oneLine, replaceUnprintable } from '../shared/characters.ts';

const SHORT: Record<string, string> = { '\n': '\\n', '\r': '\\r', '\t': '\\t' };

/** Escapes of the Go specification, "Rune literals". Half of a surrogate pair has none: it becomes U+FFFD. */
const unprintable = (character: string): string => {
  const code = character.codePointAt(0) ?? 0;
  if (code >= 0xd800 && code <= 0xdfff) return '\\ufffd';
  return SHORT[character] ?? (code > 0xffff ? `\\U${hex(code, 8)}` : `\\u${hex(code, 4)}`);
};

/** Text inside `"…"`. */
export const escapeGoString = (text: string): string =>
  isPlain(text) ? text : replaceUnprintable(text.replace(/\\/g, '\\\\').replace(/"/g, '\\"'), unprintable);

/** Text as a string literal. */
export const goString = (text: string): string => `"${escapeGoString(text)}"`;

/** Text after `//`; what would make it a directive of the compiler (go:, line, export, +build) is broken up. */
export const escapeGoComment = (text: string): string =>
  oneLine(text)
    .replace(/^(?=go:|line |export |extern )/, ' ')
    .replace(/^\+/, '＋');
