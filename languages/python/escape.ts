import { hex, isPlain, oneLine, replaceUnprintable } from '../shared/characters.ts';

const SHORT: Record<string, string> = { '\n': '\\n', '\r': '\\r', '\t': '\\t' };

/** Escapes of the Python language reference, "String and Bytes literals". */
const unprintable = (character: string): string => {
  const code = character.codePointAt(0) ?? 0;
  if (code > 0xffff) return `\\U${hex(code, 8)}`;
  return SHORT[character] ?? (code <= 0xff ? `\\x${hex(code, 2)}` : `\\u${hex(code, 4)}`);
};

const escapeFor = (text: string, quote: RegExp): string =>
  isPlain(text) ? text : replaceUnprintable(text.replace(/\\/g, '\\\\').replace(quote, '\\$&'), unprintable);

/** Text inside `"…"` and inside `"""…"""`. */
export const escapePythonDouble = (text: string): string => escapeFor(text, /"/g);

/** Text as a string literal. */
export const pythonString = (text: string): string => `"${escapePythonDouble(text)}"`;

/** Text inside `'…'` and inside `'''…'''`. */
export const escapePythonSingle = (text: string): string => escapeFor(text, /'/g);

/**
 * Text after `#`. The word coding is broken up because a comment can declare the encoding of its file (PEP 263), also
 * with what the template has around it; so can an exclamation mark at the start name its interpreter.
 */
export const escapePythonComment = (text: string): string =>
  oneLine(text)
    .replace(/coding(?=[:=]|$)/g, 'co-ding')
    .replace(/^[:=!]/, ' $&');
