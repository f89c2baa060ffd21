import { hex, oneLine, replaceUnprintable } from '../shared/characters.ts';

const SHORT: Record<string, string> = { '\n': '\\n', '\r': '\\r', '\t': '\\t' };

const unprintable = (character: string): string => {
  const code = character.codePointAt(0) ?? 0;
  return SHORT[character] ?? (code > 0xffff ? `\\U${hex(code, 8)}` : `\\u${hex(code, 4)}`);
};

/** Text inside `"…"`: escapes of the C# specification, 6.4.5.6. */
export const escapeCsharpString = (text: string): string =>
  replaceUnprintable(text.replace(/\\/g, '\\\\').replace(/"/g, '\\"'), unprintable);

/** Text as a string literal. */
export const csharpString = (text: string): string => `"${escapeCsharpString(text)}"`;

/** Text after `//`. */
export const escapeCsharpLineComment = (text: string): string => oneLine(text);

/** Text inside a block comment. */
export const escapeCsharpBlockComment = (text: string): string =>
  oneLine(text)
    .replace(/\*(?=\/)/g, '* ')
    .replace(/^\//, ' /')
    .replace(/\*$/, '* ');
