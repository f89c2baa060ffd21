import { hex, oneLine, replaceUnprintable, visible } from '../shared/characters.ts';

/** Every character that PowerShell takes for a single quotation mark (about_Quoting_Rules); doubled, it is itself. */
const SINGLE = /['\u2018-\u201b]/g;

/**
 * What means something between double quotation marks: their kinds, the escape character, and variables; and the sign of
 * comments, which some parsers take for one behind an escape.
 */
const DOUBLE = /["\u201c-\u201e`$#]/g;

const SHORT: Record<string, string> = { '\n': '`n', '\r': '`r', '\t': '`t' };

/** Text inside `'…'`, which has no escapes: U+FFFD stands for what must not stand raw. */
export const escapePowershellSingle = (text: string): string => visible(text).replace(SINGLE, '$&$&');

/** Text inside `"…"`: escapes of about_Special_Characters. */
export const escapePowershellDouble = (text: string): string =>
  replaceUnprintable(
    text.replace(DOUBLE, '`$&'),
    (character) => SHORT[character] ?? `\`u{${hex(character.codePointAt(0) ?? 0, 1)}}`,
  );

/** Text as a string: in single quotation marks, line ends as they are, unless it has what only an escape can say. */
export const powershellString = (text: string): string =>
  visible(text) === text ? `'${escapePowershellSingle(text)}'` : `"${escapePowershellDouble(text)}"`;

/** Text after `#`; #Requires is a statement (about_Requires). */
export const escapePowershellComment = (text: string): string => oneLine(text).replace(/^(?=requires)/i, ' ');
