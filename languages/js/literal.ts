import { type Json, printLiteral } from '../shared/literal.ts';
import { jsString } from './escape.ts';

const scalar = (value: string | number | boolean | null): string => {
  if (typeof value === 'string') return jsString(value);
  return typeof value === 'number' && !Number.isFinite(value) ? 'null' : String(value);
};

/** An object key; __proto__ is computed because written plainly it would set the prototype. */
const key = (name: string): string => {
  if (name === '__proto__') return '["__proto__"]';
  return /^[A-Za-z_$][\w$]*$/.test(name) ? name : scalar(name);
};

/** A duration in seconds as the milliseconds that the timers of JavaScript count. */
export const jsDuration = (seconds: number): string => jsLiteral(seconds * 1000);

/** A JSON value as a JavaScript literal; a number that is not finite becomes null. */
export const jsLiteral = (value: Json, indent = 0): string =>
  printLiteral(value, indent, { step: 2, list: ['[', ']'], object: ['{', '}'], pad: ' ', key, scalar });
