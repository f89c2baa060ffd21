import { escapeShellSingle } from '../escape/shell.ts';
import { jsonLiteral } from './json.ts';
import type { Json } from './json-value.ts';

/** A JSON value as one single-quoted word that holds its JSON text. */
export const shellJson = (value: Json): string => `'${escapeShellSingle(jsonLiteral(value))}'`;
