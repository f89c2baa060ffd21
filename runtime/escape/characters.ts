/**
 * Characters that must never stand raw in a string literal that a reader will paste: controls, line separators of any
 * language, marks that reorder text (CVE-2021-42574, "Trojan Source"), byte-order marks and halves of surrogate pairs.
 */
export const UNPRINTABLE =
  // biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what this is about.
  /[\u0000-\u001f\u007f-\u009f\u200e\u200f\u2028-\u202e\u2066-\u2069\ufeff\ufff9-\ufffb\p{Cs}]/gu;

/** Two upper-case hexadecimal digits, or more where the number needs them. */
export const hex = (code: number, digits: number): string => code.toString(16).padStart(digits, '0');

/** The text with halves of surrogate pairs replaced by U+FFFD, for places that cannot hold them (UTF-8 files). */
export const wellFormed = (text: string): string => text.replace(/\p{Cs}/gu, '\ufffd');

/** The text on one line, without control characters and without space at either end; `(empty)` when nothing is left. */
export function oneLine(text: string): string {
  const visible = text.replace(UNPRINTABLE, ' ').replace(/\s+/g, ' ').trim();
  return visible === '' ? '(empty)' : visible;
}

/** Whether a text has only characters that no language escapes, as most ids do. */
export const isPlain = (text: string): boolean => /^[\w ./:,-]*$/.test(text);
