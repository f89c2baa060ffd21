import { type Json, printLiteral, printText, type TextStyle } from '../shared/literal.ts';
import { phpString } from './escape.ts';

const STEP = 4;

const TEXT: TextStyle = {
  around: STEP + 5,
  quote: phpString,
  join: (pieces, indent) => pieces.join(`\n${' '.repeat(indent + STEP)}. `),
};

/** Text as a string literal; one that is long in several lines, which are joined. */
export const phpText = (text: string, indent = 0): string => printText(text, indent, TEXT);

const scalar = (value: string | number | boolean | null, indent: number): string => {
  if (typeof value === 'string') return phpText(value, indent);
  return typeof value === 'number' && !Number.isFinite(value) ? 'null' : String(value);
};

/** json_encode takes an array with the keys 0, 1 and so on for a list, and so one without keys: these are objects. */
function bracketsOf(keys: readonly string[]): readonly [open: string, close: string] {
  if (keys.length === 0) return ['new ArrayObject(', ')'];
  return keys.every((key, at) => key === String(at)) ? ['new ArrayObject([', '])'] : ['[', ']'];
}

/** A JSON value as a PHP expression; objects are arrays with keys, a number that is not finite becomes null. */
export const phpLiteral = (value: Json, indent = 0): string =>
  printLiteral(value, indent, {
    step: STEP,
    list: ['[', ']'],
    object: ['[', ']'],
    pad: '',
    between: ' => ',
    bracketsOf,
    key: phpString,
    scalar,
  });
