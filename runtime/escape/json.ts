import { hex, isPlain, UNPRINTABLE } from './characters.ts';

/** Text inside a JSON string (RFC 8259, section 7), invisible characters escaped too. */
export const escapeJsonString = (text: string): string =>
  isPlain(text)
    ? text
    : JSON.stringify(text)
        .slice(1, -1)
        .replace(UNPRINTABLE, (character) => `\\u${hex(character.charCodeAt(0), 4)}`);
