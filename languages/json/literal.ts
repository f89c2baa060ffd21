import { isContainer, isList, type Json } from '../shared/literal.ts';
import { escapeJsonString } from './escape.ts';

/** @param margin The end of a line and the spaces in front of the line on which the value begins. */
function printJson(value: Json, margin: string): string {
  if (typeof value === 'string') return `"${escapeJsonString(value)}"`;
  if (!isContainer(value)) return JSON.stringify(value);
  const inner = `${margin}  `;
  let items = '';
  const add = (item: string): void => {
    items += items === '' ? inner + item : `,${inner}${item}`;
  };
  if (isList(value)) for (const item of value) add(printJson(item, inner));
  else
    for (const key of Object.keys(value)) {
      const item = value[key];
      if (item !== undefined) add(`"${escapeJsonString(key)}": ${printJson(item, inner)}`);
    }
  if (isList(value)) return items === '' ? '[]' : `[${items}${margin}]`;
  return items === '' ? '{}' : `{${items}${margin}}`;
}

/**
 * A JSON value as JSON text, two spaces a level, each item and field on a line of its own.
 * @param indent Spaces in front of the line on which the value begins.
 */
export const jsonLiteral = (value: Json, indent = 0): string => printJson(value, `\n${' '.repeat(indent)}`);
