import { type Json, printLiteral } from '../shared/literal.ts';
import { pythonString } from './escape.ts';

const scalar = (value: string | number | boolean | null): string => {
  if (typeof value === 'string') return pythonString(value);
  if (typeof value === 'boolean') return value ? 'True' : 'False';
  return value === null || !Number.isFinite(value) ? 'None' : String(value);
};

/** A JSON value as a Python literal; a number that is not finite becomes None. */
export const pythonLiteral = (value: Json, indent = 0): string =>
  printLiteral(value, indent, { step: 4, list: ['[', ']'], object: ['{', '}'], pad: '', key: scalar, scalar });
