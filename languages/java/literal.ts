import { jsonLiteral } from '../json/literal.ts';
import { isContainer, isList, type Json, printLiteral, printText, type TextStyle } from '../shared/literal.ts';
import { javaString } from './escape.ts';

/** Columns of a line, and of what stands further in because it goes on. */
const WIDTH = 100;
const CONTINUED = 8;

const TEXT: TextStyle = {
  around: CONTINUED + 4,
  quote: javaString,
  join: (pieces, indent) => pieces.join(`\n${' '.repeat(indent + CONTINUED)}+ `),
};

/** Text as a string literal; one that is long in several lines, which are added up. */
export const javaText = (text: string, indent = 0): string => printText(text, indent, TEXT);

/** The words of a line, each with the spaces behind it: the first has those before it too, and a key goes with what follows. */
function wordsOf(line: string): string[] {
  const words: string[][] = [];
  let before = '';
  for (const part of line.match(/[^ ]+ *| +/g) ?? []) {
    const goesOn = before === '' || before.endsWith('":') || part.trimStart() !== part;
    const word = words.at(-1);
    if (word && goesOn) word.push(part);
    else words.push([part]);
    before = part.trimEnd();
  }
  return words.map((parts) => parts.join(''));
}

/**
 * A line of a text block in several where it is too wide, broken between words; each but the last ends with the escape that
 * takes the end of the line away.
 */
function folded(line: string, room: number): string[] {
  if (line.length <= room) return [line];
  const lines: string[] = [];
  let last = '';
  for (const word of wordsOf(line)) {
    if (last !== '' && last.length + word.length >= room) {
      lines.push(`${last}\\`);
      last = '';
    }
    last += word;
  }
  return [...lines, last];
}

/** JSON text, what is short and flat on one line; what is printed has a comma behind the last item, which JSON has not. */
const jsonText = (value: Json): string =>
  printLiteral(value, 0, {
    step: 2,
    list: ['[', ']'],
    object: ['{', '}'],
    pad: '',
    key: jsonLiteral,
    scalar: jsonLiteral,
  }).replace(/,(?=\n *[\]}])/g, '');

/**
 * A JSON value as a text block (Java Language Specification, 3.10.6) that holds its JSON text. JSON has no three quotation
 * marks in a row, and no line of it ends with a space, so backslashes alone are escaped.
 */
export function javaJson(value: Json, indent = 0): string {
  const margin = `\n${' '.repeat(indent)}`;
  const lines = jsonText(value).replace(/\\/g, '\\\\').split('\n');
  return ['"""', ...lines.flatMap((line) => folded(line, WIDTH - indent)), '"""'].join(margin);
}

/** A number as Java reads it: one that an int does not hold as a long, one that a long does not hold with an exponent. */
function javaNumber(value: number): string {
  if (!Number.isFinite(value)) return 'Double.NaN';
  if (!Number.isInteger(value) || Math.abs(value) < 2 ** 31) return String(value);
  return Math.abs(value) < 2 ** 63 ? `${value}L` : value.toExponential();
}

/** A value as a Java expression: a text, a number, true or false, a list of such; of other values the JSON text. */
export function javaLiteral(value: Json, indent = 0): string {
  if (typeof value === 'string') return javaText(value, indent);
  if (typeof value === 'number') return javaNumber(value);
  if (typeof value === 'boolean') return String(value);
  const isFlat = isList(value) && !value.some((one) => one === null || isContainer(one));
  return isFlat ? `List.of(${value.map((one) => javaLiteral(one)).join(', ')})` : javaJson(value, indent);
}
