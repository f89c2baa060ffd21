import { hex, isPlain, replaceUnprintable } from '../shared/characters.ts';

const unit = (half: string): string => `\\u${hex(half.charCodeAt(0), 4)}`;

/** Text inside a JSON string (RFC 8259, section 7), invisible characters escaped too. */
export const escapeJsonString = (text: string): string =>
  isPlain(text)
    ? text
    : replaceUnprintable(JSON.stringify(text).slice(1, -1), (character) => character.split('').map(unit).join(''));
