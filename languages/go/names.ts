import { isShapedAsName } from '../shared/names.ts';

/** Go specification, "Keywords"; predeclared names may be declared anew. */
const RESERVED = new Set(
  `break case chan const continue default defer else fallthrough for func go goto if import interface map package range
  return select struct switch type var`.split(/\s+/),
);

/** Whether a text can be a name in Go. */
export const isName = (text: string): boolean => isShapedAsName(text) && !RESERVED.has(text);

/** The text when it can be a name in Go. */
export const goName = (text: string | undefined): string | undefined =>
  text !== undefined && isName(text) ? text : undefined;
