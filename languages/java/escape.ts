import { hex, isPlain, oneLine, replaceUnprintable } from '../shared/characters.ts';

const SHORT: Record<string, string> = { '\n': '\\n', '\r': '\\r', '\t': '\\t' };

const escaped = (unit: string): string => {
  const code = unit.charCodeAt(0);
  return code < 0x100 ? `\\${code.toString(8).padStart(3, '0')}` : `\\u${hex(code, 4)}`;
};

/**
 * Escapes of the Java Language Specification, 3.10.7. The compiler reads \u escapes before it looks for the end of a string
 * (3.3), which makes a line end of \u000a; controls have octal ones, which are read in the string alone. Half of a surrogate
 * pair becomes U+FFFD: behind its escape the compiler of Java 17 takes a backslash for no escape.
 */
const unprintable = (character: string): string => {
  if (!character.isWellFormed()) return '\\ufffd';
  return SHORT[character] ?? character.split('').map(escaped).join('');
};

/** Text inside `"…"`. */
export const escapeJavaString = (text: string): string =>
  isPlain(text) ? text : replaceUnprintable(text.replace(/\\/g, '\\\\').replace(/"/g, '\\"'), unprintable);

/** Text as a string literal. */
export const javaString = (text: string): string => `"${escapeJavaString(text)}"`;

/**
 * Text after `//`: the compiler reads \u escapes in comments, too, and JBang what begins with a word in capitals, such as
 * DEPS.
 */
export const escapeJavaComment = (text: string): string =>
  oneLine(text)
    .replace(/\\(?=u)/g, '\\ ')
    .replace(/^(?=\/|[A-Z_]{4,}(?:[: ]|$))/, ' ');
