import {
  entriesOf,
  isContainer,
  isList,
  type Json,
  ONE_LINE_LIMIT,
  printText,
  type TextStyle,
} from '../shared/literal.ts';
import { goString } from './escape.ts';

/** Columns that a tab is counted as where a line's length matters. */
const TAB = 4;

/** gofmt aligns values behind keys of up to this many characters (go/printer, exprList: smallSize). */
const ALIGNED_KEY = 40;

const TEXT: TextStyle = {
  around: TAB + 4,
  quote: goString,
  join: (pieces, indent) => pieces.join(` +\n${'\t'.repeat(indent / TAB + 1)}`),
};

/** Text as a string literal; one that is long in several lines, which are added up. */
export const goText = (text: string, indent = 0): string => printText(text, indent * TAB, TEXT);

/** A number as Go reads it: a whole number that no integer type holds is written with an exponent. */
const goNumber = (value: number): string =>
  Number.isInteger(value) && Math.abs(value) >= 2 ** 63 ? value.toExponential() : String(value);

function scalar(value: string | number | boolean | null, indent: number): string {
  if (typeof value === 'string') return goText(value, indent);
  if (typeof value === 'number') return Number.isFinite(value) ? goNumber(value) : 'nil';
  return value === null ? 'nil' : String(value);
}

/** The type of a literal for a list: of texts, else what decoding makes of a list, so that paths lead into it. */
const listType = (items: readonly Json[]): string =>
  items.length > 0 && items.every((item) => typeof item === 'string') ? '[]string' : '[]any';

/** Keys with their values on lines of their own, as gofmt sets them: values of neighbours stand below each other. */
function aligned(entries: readonly (readonly [key: string, value: string])[]): string[] {
  const isSmall = ([key, value]: readonly [string, string]): boolean =>
    !value.includes('\n') && key.length <= ALIGNED_KEY;
  const widths = entries.map(() => 0);
  for (let first = 0; first < entries.length; first += 1) {
    let end = first;
    while (end < entries.length && isSmall(entries[end] ?? ['', '\n'])) end += 1;
    const widest = Math.max(0, ...entries.slice(first, end).map(([key]) => key.length));
    widths.fill(widest, first, end);
    first = Math.max(first, end - 1);
  }
  return entries.map(([key, value], index) => `${`${key}:`.padEnd((widths[index] ?? 0) + 1)} ${value}`);
}

/** What stands between the brackets: on one line where it is short and holds no list or object, else on lines of their own. */
function inBrackets(items: readonly string[], flat: boolean, indent: number, lines: readonly string[]): string {
  if (items.length === 0) return '{}';
  const length = items.reduce((sum, item) => sum + item.length + 2, 0);
  if (flat && length <= ONE_LINE_LIMIT && !items.some((item) => item.includes('\n'))) return `{${items.join(', ')}}`;
  const margin = `\n${'\t'.repeat(indent + 1)}`;
  return `{${lines.map((line) => `${margin}${line},`).join('')}\n${'\t'.repeat(indent)}}`;
}

/** A JSON value as a Go literal, objects as maps; a number that is not finite becomes nil. */
export function goLiteral(value: Json, indent = 0): string {
  if (!isContainer(value)) return scalar(value, indent);
  if (isList(value)) {
    const items = value.map((item) => goLiteral(item, indent + 1));
    return listType(value) + inBrackets(items, !value.some(isContainer), indent, items);
  }
  const given = entriesOf(value);
  const entries = given.map(([key, item]) => [goString(key), goLiteral(item, indent + 1)] as const);
  const items = entries.map(([key, item]) => `${key}: ${item}`);
  const flat = !given.some(([, item]) => isContainer(item));
  return `map[string]any${inBrackets(items, flat, indent, aligned(entries))}`;
}
