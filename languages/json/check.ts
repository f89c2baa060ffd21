import { type ParseError, parse, printParseErrorCode } from 'jsonc-parser';
import type { Check } from '../language.ts';
import { placeAt } from '../shared/place.ts';

const RULES = { disallowComments: true, allowTrailingComma: false };

/** Finds what is no JSON (RFC 8259). */
export const check: Check = (code) => {
  const errors: ParseError[] = [];
  parse(code, errors, RULES);
  return errors.map(({ offset, error }) => ({
    offset,
    ...placeAt(code, offset),
    message: `${printParseErrorCode(error)}.`,
  }));
};
