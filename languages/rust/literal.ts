import { inLines, isContainer, isList, type Json, printLiteral, printText, type TextStyle } from '../shared/literal.ts';
import { rustString } from './escape.ts';

const STEP = 4;

/** A number as Rust reads it: a whole number that no integer type of JSON holds is written with an exponent. */
function rustNumber(value: number): string {
  if (!Number.isFinite(value)) return 'null';
  const text = Number.isInteger(value) && Math.abs(value) >= 2 ** 63 ? value.toExponential() : String(value);
  return text.replace('e+', 'e');
}

const scalar = (value: string | number | boolean | null): string => {
  if (typeof value === 'string') return rustString(value);
  return typeof value === 'number' ? rustNumber(value) : String(value);
};

const TEXT: TextStyle = {
  around: STEP + 4,
  quote: rustString,
  join: (pieces, indent) => `concat!${inLines(pieces, indent, STEP, ',')}`,
};

/** Text as a string literal; one that is long in several lines, which concat! joins when it is compiled. */
export const rustText = (text: string, indent = 0): string => printText(text, indent, TEXT);

/** A JSON value as the macro json! takes it; a number that is not finite becomes null. */
export const rustJson = (value: Json, indent = 0): string =>
  `json!(${printLiteral(value, indent, {
    step: STEP,
    list: ['[', ']'],
    object: ['{', '}'],
    pad: '',
    key: rustString,
    scalar: (one, at) => (typeof one === 'string' ? rustText(one, at) : scalar(one)),
  })})`;

/** A value as a Rust literal: a text, a number, true or false, a list of such as an array; else by the macro json!. */
export function rustLiteral(value: Json, indent = 0): string {
  if (typeof value === 'string') return rustText(value, indent);
  if (!isContainer(value)) return value === null ? rustJson(value) : scalar(value);
  const plain = isList(value) ? value.flatMap((one) => (isContainer(one) ? [] : [scalar(one)])) : [];
  return isList(value) && plain.length === value.length ? `[${plain.join(', ')}]` : rustJson(value, indent);
}
