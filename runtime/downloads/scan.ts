import type { DownloadQueryError, DownloadQueryErrorCode } from './types.ts';

/** Carries the error of a query out of the recursive parser; never leaves this folder. */
export class QueryFailure extends Error {
  readonly found: DownloadQueryError;

  constructor(found: DownloadQueryError) {
    super(found.sentence);
    this.found = found;
  }
}

export function fail(code: DownloadQueryErrorCode, offset: number, sentence: string, hint: string): never {
  throw new QueryFailure({ code, offset, sentence, hint });
}

/** The query and how far it has been read. */
export interface Scanner {
  readonly text: string;
  at: number;
}

const SPACE = /\s/;
// Everything that ends a bare word; the colon ends a field name but may stand in a value.
const WORD_END = /[\s()"':]/;
const VALUE_END = /[\s()"']/;
// Lucene gives these a meaning of their own in a bare value (ranges, boosts, fuzzy words, operators).
const RESERVED = /[[\]{}^~<>=!+&|\\]/;

export const skipSpace = (scanner: Scanner): void => {
  while (scanner.at < scanner.text.length && SPACE.test(scanner.text.charAt(scanner.at))) scanner.at += 1;
};

export const atEnd = (scanner: Scanner): boolean => scanner.at >= scanner.text.length;

/** Reads up to a space, a parenthesis, a quote or a colon. */
export function readWord(scanner: Scanner): string {
  const start = scanner.at;
  while (!atEnd(scanner) && !WORD_END.test(scanner.text.charAt(scanner.at))) scanner.at += 1;
  return scanner.text.slice(start, scanner.at);
}

/** The word that comes next, without moving on. */
export const peekWord = (scanner: Scanner): string => readWord({ ...scanner });

/** Reads "…", in which a backslash takes the next character as it is. */
export function readQuoted(scanner: Scanner): string {
  const start = scanner.at;
  let value = '';
  for (scanner.at += 1; !atEnd(scanner); scanner.at += 1) {
    const character = scanner.text.charAt(scanner.at);
    if (character === '"') {
      scanner.at += 1;
      if (value === '')
        fail('empty-value', start, 'The value is empty.', 'write what the file must have, as in "config.json".');
      return value;
    }
    if (character === '\\') scanner.at += 1;
    value += scanner.text.charAt(scanner.at);
  }
  return fail(
    'unclosed-quote',
    start,
    'The quote that opens here is never closed.',
    'add a " at the end of the value.',
  );
}

/** Reads a value without quotes, in which * and ? are wildcards. */
export function readBare(scanner: Scanner): string {
  const start = scanner.at;
  while (!atEnd(scanner) && !VALUE_END.test(scanner.text.charAt(scanner.at))) scanner.at += 1;
  const value = scanner.text.slice(start, scanner.at);
  const reserved = value.startsWith('/') ? 0 : value.search(RESERVED);
  if (reserved >= 0) {
    fail(
      'unsupported-value',
      start + reserved,
      `The character ${value.charAt(reserved)} has a meaning of its own in a value without quotes.`,
      `put the value in quotes: "${value.replaceAll('\\', '')}".`,
    );
  }
  return value;
}
