import { jsonLiteral } from '../json/literal.ts';
import type { Json } from '../shared/literal.ts';
import { escapeShellSingle } from './escape.ts';

/**
 * A JSON value as one single-quoted word that holds its JSON text.
 * @param indent Spaces in front of the line on which the word begins.
 */
export const shellJson = (value: Json, indent = 0): string => `'${escapeShellSingle(jsonLiteral(value, indent))}'`;
