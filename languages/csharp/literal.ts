import { jsonLiteral } from '../json/literal.ts';
import { isContainer, isList, type Json, printText, type TextStyle } from '../shared/literal.ts';
import { csharpString } from './escape.ts';

/** How much further in what goes on stands. */
const STEP = 4;

const TEXT: TextStyle = {
  around: STEP + 4,
  quote: csharpString,
  join: (pieces, indent) => pieces.join(`\n${' '.repeat(indent + STEP)}+ `),
};

/** Text as a string literal; one that is long in several lines, which are added up. */
export const csharpText = (text: string, indent = 0): string => printText(text, indent, TEXT);

/**
 * A JSON value as a raw string literal (C# 11) that holds its JSON text as it is: there are no escapes in it, and JSON has
 * no three quotation marks in a row.
 */
export function csharpJson(value: Json, indent = 0): string {
  const margin = indent + STEP;
  const lines = ['"""', jsonLiteral(Number.isNaN(value) ? null : value, margin), '"""'];
  return lines.join(`\n${' '.repeat(margin)}`);
}

/** A number as C# reads it: a whole one that no integer type holds is written with an exponent. */
function csharpNumber(value: number): string {
  if (!Number.isFinite(value)) return 'double.NaN';
  return Number.isInteger(value) && Math.abs(value) >= 2 ** 63 ? value.toExponential() : String(value);
}

/** A value as a C# expression: a text, a number, true or false, a list of such; of other values the JSON text. */
export function csharpLiteral(value: Json, indent = 0): string {
  if (typeof value === 'string') return csharpText(value, indent);
  if (typeof value === 'number') return csharpNumber(value);
  if (typeof value === 'boolean') return String(value);
  const isFlat = isList(value) && !value.some((one) => one === null || isContainer(one));
  return isFlat ? `[${value.map((one) => csharpLiteral(one)).join(', ')}]` : csharpJson(value, indent);
}
