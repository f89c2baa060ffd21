import { type ContainerStyle, inLines, type Json, printLiteral, printText, type TextStyle } from '../shared/literal.ts';
import { pythonString } from './escape.ts';

const STEP = 4;

const TEXT: TextStyle = {
  around: STEP + 2,
  quote: pythonString,
  join: (pieces, indent) => inLines(pieces, indent, STEP, ''),
};

/** Text as a string literal; one that is long in several lines, which Python reads as one. */
export const pythonText = (text: string, indent = 0): string => printText(text, indent, TEXT);

const scalar = (value: string | number | boolean | null, indent: number): string => {
  if (typeof value === 'string') return pythonText(value, indent);
  if (typeof value === 'boolean') return value ? 'True' : 'False';
  return value === null || !Number.isFinite(value) ? 'None' : String(value);
};

const CONTAINERS: ContainerStyle = {
  step: STEP,
  list: ['[', ']'],
  object: ['{', '}'],
  pad: '',
  key: pythonString,
  scalar,
};

/** A JSON value as a Python literal; a number that is not finite becomes None. */
export const pythonLiteral = (value: Json, indent = 0): string => printLiteral(value, indent, CONTAINERS);
