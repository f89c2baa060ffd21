/**
 * Scripts whose spelling needs the zero-width joiner and non-joiner: those with joining letters or a virama (Unicode
 * Standard Annex 31, 2.3 Layout and Format Control Characters, contexts A1, A2 and B).
 */
const JOINING_SCRIPTS = `Adlm Arab Beng Deva Gujr Guru Khmr Knda Mand Mlym Mong Mymr Nkoo Orya Phag Sinh Syrc Taml Telu Tibt`;
const JOINING = `[${JOINING_SCRIPTS.split(' ')
  .map((script) => `\\p{scx=${script}}`)
  .join('')}]`;

/**
 * Where a character that has no shape of its own is a part of how ordinary text is written, and so stays as it is: one
 * joiner between letters of such a script, or at the end of a word, where it gives the letter its form; one joiner
 * between emoji; one variation selector behind a symbol or in a keycap; one behind a Mongolian letter. The names of the
 * properties are the short ones of Unicode: scx is Script_Extensions, DI Default_Ignorable_Code_Point, ExtPict
 * Extended_Pictographic, EMod Emoji_Modifier.
 */
const SPELLING = [
  `(?<=${JOINING})\\u200c(?=${JOINING})`,
  `(?<=${JOINING})\\u200d(?!\\p{DI})`,
  '(?<=[\\p{ExtPict}\\p{EMod}]\\ufe0f?)\\u200d(?=\\p{ExtPict})',
  '(?<=\\p{ExtPict})[\\ufe0e\\ufe0f]',
  '(?<=[0-9#*])\\ufe0f(?=\\u20e3)',
  '(?<=\\p{sc=Mong})[\\u180b-\\u180f]',
];

/** Nearly all text is visible ASCII, of which nothing further is asked. */
const NOT_ASCII = '(?![ -~])';

/** Controls, line separators, halves of surrogate pairs, marks of annotations. */
const CONTROLS = '\\p{Cc}\\p{Zl}\\p{Zp}\\p{Cs}\\ufff9-\\ufffb';

/** What is unprintable in a text of ASCII alone, as nearly every text is. */
const ASCII_UNPRINTABLE = /\p{Cc}/gu;

let anyUnprintable: RegExp | undefined;

/**
 * Characters that must never stand raw in what a reader will paste, so that what is seen is what is copied: controls,
 * line separators of any language, halves of surrogate pairs, and what has no shape (Default_Ignorable_Code_Point of
 * Unicode: marks that reorder text, CVE-2021-42574 "Trojan Source"; zero-width characters, soft hyphens, tags, variation
 * selectors, byte-order marks) unless ordinary text is spelled with it. Made when a text first needs it, since looking up
 * its properties takes as long as importing some ten modules.
 */
export const unprintablePattern = (): RegExp => {
  anyUnprintable ??= new RegExp(`${NOT_ASCII}(?:[${CONTROLS}]|(?!${SPELLING.join('|')})\\p{DI})`, 'gu');
  return anyUnprintable;
};

const unprintableIn = (text: string): RegExp => (isAscii(text) ? ASCII_UNPRINTABLE : unprintablePattern());

/** The text with each character that must not stand raw replaced. */
export const replaceUnprintable = (text: string, replacement: (character: string) => string): string =>
  text.replace(unprintableIn(text), (character) => replacement(character));

/** Whether a text has a character that must not stand raw. */
export const hasUnprintable = (text: string): boolean => text.search(unprintableIn(text)) >= 0;

const UNSEEN = new RegExp(`${NOT_ASCII}[${CONTROLS}\\p{DI}]`, 'u');

/** Whether a text holds a character that a reader cannot see, which no name may have: an id, a file, an option. */
export const hasUnseen = (text: string): boolean => !isVisibleAscii(text, false) && UNSEEN.test(text);

/** Stands for a character that a place can neither hold nor escape: never nothing, which could make another name. */
const REPLACEMENT = '\ufffd';

/** Whether a text has only visible characters of ASCII, spaces and, where they may stand, ends of lines, as most have. */
function isVisibleAscii(text: string, lines: boolean): boolean {
  for (let at = 0; at < text.length; at += 1) {
    const code = text.charCodeAt(at);
    if ((code < 0x20 && !(lines && code === LINE_FEED)) || code > 0x7e) return false;
  }
  return true;
}

const LINE_FEED = 0x0a;

/** Whether a text is of ASCII alone. */
function isAscii(text: string): boolean {
  for (let at = 0; at < text.length; at += 1) if (text.charCodeAt(at) > 0x7f) return false;
  return true;
}

/** The text, of one line or several, with U+FFFD for what must not stand raw: for places that have no escapes. */
export const visible = (text: string): string =>
  isVisibleAscii(text, true)
    ? text
    : replaceUnprintable(text, (character) => (character === '\n' ? character : REPLACEMENT));

/** Hexadecimal digits in lower case, as many as asked for or more. */
export const hex = (code: number, digits: number): string => code.toString(16).padStart(digits, '0');

/** The text on one line, without control characters and without space at either end; `(empty)` when nothing is left. */
export function oneLine(text: string): string {
  const shown = replaceUnprintable(text, () => ' ')
    .replace(/\s+/g, ' ')
    .trim();
  return shown === '' ? '(empty)' : shown;
}

/** Whether a text has only characters that no language escapes, as most ids and questions do. */
export const isPlain = (text: string): boolean => /^[\w ./:,?!()=+-]*$/.test(text);
