import { entriesOf, isContainer, isList, type Json } from '../shared/literal.ts';
import { escapeJsonString } from './escape.ts';

/**
 * A JSON value as JSON text, two spaces a level, short flat lists and objects on one line.
 * @param indent Spaces in front of the line on which the value begins.
 */
export function jsonLiteral(value: Json, indent = 0): string {
  if (typeof value === 'string') return `"${escapeJsonString(value)}"`;
  if (!isContainer(value)) return JSON.stringify(value);
  const step = indent + 2;
  const inner = isList(value)
    ? value.map((item) => jsonLiteral(item, step))
    : entriesOf(value).map(([key, item]) => `"${escapeJsonString(key)}": ${jsonLiteral(item, step)}`);
  const [open, close] = isList(value) ? ['[', ']'] : ['{', '}'];
  if (inner.length === 0) return open + close;
  const margin = ' '.repeat(step);
  return `${open}\n${inner.map((item) => margin + item).join(',\n')}\n${' '.repeat(indent)}${close}`;
}
