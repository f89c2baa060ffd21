import { isShapedAsName } from '../shared/names.ts';

/** Python language reference, 2.3.1 Keywords; the soft keywords of 2.3.2 may be names. */
const RESERVED = new Set(
  `False None True and as assert async await break class continue def del elif else except finally for from global if
  import in is lambda nonlocal not or pass raise return try while with yield`.split(/\s+/),
);

/** Whether a text can be a name in Python. */
export const isName = (text: string): boolean => isShapedAsName(text) && !RESERVED.has(text);

/** The text when it can be a name in Python. */
export const pythonName = (text: string | undefined): string | undefined =>
  text !== undefined && isName(text) ? text : undefined;
