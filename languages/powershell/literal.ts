import { jsonLiteral } from '../json/literal.ts';
import { isContainer, isList, type Json } from '../shared/literal.ts';
import { powershellString } from './escape.ts';

/**
 * A JSON value as a here-string that holds its JSON text as it is (about_Quoting_Rules). It ends with a mark at the
 * beginning of a line, where JSON text has none, and so its lines stand at the margin wherever it begins.
 */
export const powershellJson = (value: Json): string => `@'\n${jsonLiteral(Number.isNaN(value) ? null : value)}\n'@`;

/** A number as PowerShell reads it; one that is not finite is not there. */
const powershellNumber = (value: number): string => (Number.isFinite(value) ? String(value) : '$null');

/** A value as a PowerShell expression: a text, a number, true or false, a list of such; of other values the JSON text. */
export function powershellLiteral(value: Json): string {
  if (typeof value === 'string') return powershellString(value);
  if (typeof value === 'number') return powershellNumber(value);
  if (typeof value === 'boolean') return `$${value}`;
  const isFlat = isList(value) && !value.some((one) => one === null || isContainer(one));
  return isFlat ? `@(${value.map(powershellLiteral).join(', ')})` : powershellJson(value);
}
