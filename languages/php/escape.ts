import { hasUnprintable, hex, isPlain, oneLine, replaceUnprintable } from '../shared/characters.ts';

const SHORT: Record<string, string> = { '\n': '\\n', '\r': '\\r', '\t': '\\t' };

/** Escapes of the PHP manual, "Strings"; half of a surrogate pair, which UTF-8 has not, becomes U+FFFD. */
const unprintable = (character: string): string =>
  SHORT[character] ?? (character.isWellFormed() ? `\\u{${hex(character.codePointAt(0) ?? 0, 1)}}` : '\\u{fffd}');

/** Text as a string literal: in single quotes, which know no other escapes, or in double ones where it needs more. */
export function phpString(text: string): string {
  if (isPlain(text)) return `'${text}'`;
  if (!hasUnprintable(text)) return `'${text.replace(/[\\']/g, '\\$&')}'`;
  return `"${replaceUnprintable(text.replace(/[\\"$]/g, '\\$&'), unprintable)}"`;
}

/** Text after `//`: the mark that ends PHP ends its comments too. */
export const escapePhpComment = (text: string): string =>
  oneLine(text)
    .replace(/\?(?=>|$)/g, '? ')
    .replace(/^>/, ' >');
