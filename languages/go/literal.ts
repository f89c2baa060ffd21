import { entriesOf, isContainer, isList, type Json, ONE_LINE_LIMIT, piecesOf } from '../shared/literal.ts';
import { escapeGoString, goString } from './escape.ts';

/** Columns that a tab is counted as where a line's length matters. */
const TAB = 4;

/** gofmt aligns values behind keys of up to this many characters (go/printer, exprList: smallSize). */
const ALIGNED_KEY = 40;

/** Text as a string literal; one that is long in several lines, which are added up. */
export function goText(text: string, indent = 0): string {
  const pieces = piecesOf(text, indent * TAB, TAB + 4, escapeGoString);
  return pieces.map(goString).join(` +\n${'\t'.repeat(indent + 1)}`);
}

/** A number as Go reads it: a whole number that no integer type holds is written with an exponent. */
const goNumber = (value: number): string =>
  Number.isInteger(value) && Math.abs(value) >= 2 ** 63 ? value.toExponential() : String(value);

function scalar(value: string | number | boolean | null, indent: number): string {
  if (typeof value === 'string') return goText(value, indent);
  if (typeof value === 'number') return Number.isFinite(value) ? goNumber(value) : 'nil';
  return value === null ? 'nil' : String(value);
}

const isObject = (value: Json): boolean => isContainer(value) && !isList(value);

/** The type of a literal for a list: of objects, of texts, else of anything. */
function listType(items: readonly Json[]): string {
  if (items.length > 0 && items.every(isObject)) return '[]map[string]any';
  return items.length > 0 && items.every((item) => typeof item === 'string') ? '[]string' : '[]any';
}

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

function containerBody(value: Json, indent: number): string {
  if (!isContainer(value)) return scalar(value, indent);
  if (isList(value)) {
    const elided = listType(value) === '[]map[string]any';
    const items = value.map((item) => (elided ? containerBody(item, indent + 1) : goLiteral(item, indent + 1)));
    return inBrackets(items, !value.some(isContainer), indent, items);
  }
  const entries = entriesOf(value).map(([key, item]) => [goString(key), goLiteral(item, indent + 1)] as const);
  const items = entries.map(([key, item]) => `${key}: ${item}`);
  return inBrackets(items, !entriesOf(value).some(([, item]) => isContainer(item)), indent, aligned(entries));
}

/** A JSON value as a Go literal, objects as maps; a number that is not finite becomes nil. */
export function goLiteral(value: Json, indent = 0): string {
  if (!isContainer(value)) return scalar(value, indent);
  return (isList(value) ? listType(value) : 'map[string]any') + containerBody(value, indent);
}
