import { hex, isPlain, UNPRINTABLE } from '../shared/characters.ts';

const unit = (half: string): string => `\\u${hex(half.charCodeAt(0), 4)}`;

/** Text inside a JSON string (RFC 8259, section 7), invisible characters escaped too. */
export const escapeJsonString = (text: string): string =>
  isPlain(text)
    ? text
    : JSON.stringify(text)
        .slice(1, -1)
        .replace(UNPRINTABLE, (character) => character.split('').map(unit).join(''));
