import { hex, oneLine, UNPRINTABLE, wellFormed } from './characters.ts';

const SHORT: Record<string, string> = { '\n': '\\n', '\r': '\\r', '\t': '\\t' };

/** Text inside `"…"`: escapes of the C# specification, 6.4.5.6. */
export const escapeCsharpString = (text: string): string =>
  text
    .replace(/\\/g, '\\\\')
    .replace(/"/g, '\\"')
    .replace(UNPRINTABLE, (character) => SHORT[character] ?? `\\u${hex(character.charCodeAt(0), 4)}`);

/** Text inside `@"…"`, where only the quote has an escape. */
export const escapeCsharpVerbatim = (text: string): string => wellFormed(text).replace(/"/g, '""');

/** Text after `//`. */
export const escapeCsharpLineComment = (text: string): string => oneLine(text);

/** Text inside a block comment. */
export const escapeCsharpBlockComment = (text: string): string =>
  oneLine(text)
    .replace(/\*(?=\/)/g, '* ')
    .replace(/^\//, ' /')
    .replace(/\*$/, '* ');
