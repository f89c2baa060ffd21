import { type ContainerStyle, inLines, type Json, printLiteral, printText, type TextStyle } from '../shared/literal.ts';
import { jsString } from './escape.ts';

const STEP = 2;

const TEXT: TextStyle = {
  around: STEP + 4,
  quote: jsString,
  join: (pieces, indent) => inLines(pieces, indent, STEP, ' +'),
};

/** Text as a string literal; one that is long in several lines, which are added up. */
export const jsText = (text: string, indent = 0): string => printText(text, indent, TEXT);

const scalar = (value: string | number | boolean | null, indent: number): string => {
  if (typeof value === 'string') return jsText(value, indent);
  return typeof value === 'number' && !Number.isFinite(value) ? 'null' : String(value);
};

/** An object key; __proto__ is computed because written plainly it would set the prototype. */
const key = (name: string): string => {
  if (name === '__proto__') return '["__proto__"]';
  return /^[A-Za-z_$][\w$]*$/.test(name) ? name : jsString(name);
};

/** A duration in seconds as the milliseconds that the timers of JavaScript count. */
export const jsDuration = (seconds: number): string => jsLiteral(seconds * 1000);

const CONTAINERS: ContainerStyle = { step: STEP, list: ['[', ']'], object: ['{', '}'], pad: ' ', key, scalar };

/** A JSON value as a JavaScript literal; a number that is not finite becomes null. */
export const jsLiteral = (value: Json, indent = 0): string => printLiteral(value, indent, CONTAINERS);
