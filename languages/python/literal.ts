import { inLines, type Json, piecesOf, printLiteral } from '../shared/literal.ts';
import { escapePythonDouble, pythonString } from './escape.ts';

const STEP = 4;

/** Text as a string literal; one that is long in several lines, which Python reads as one. */
export function pythonText(text: string, indent = 0): string {
  const pieces = piecesOf(text, indent, STEP + 2, escapePythonDouble);
  return pieces.length > 1 ? inLines(pieces.map(pythonString), indent, STEP, '') : pythonString(text);
}

const scalar = (value: string | number | boolean | null, indent: number): string => {
  if (typeof value === 'string') return pythonText(value, indent);
  if (typeof value === 'boolean') return value ? 'True' : 'False';
  return value === null || !Number.isFinite(value) ? 'None' : String(value);
};

/** A JSON value as a Python literal; a number that is not finite becomes None. */
export const pythonLiteral = (value: Json, indent = 0): string =>
  printLiteral(value, indent, { step: STEP, list: ['[', ']'], object: ['{', '}'], pad: '', key: pythonString, scalar });
