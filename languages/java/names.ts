import { isShapedAsName } from '../shared/names.ts';

/** Java Language Specification, 3.9 Keywords, and the literals of 3.10; the contextual ones may be names. */
const RESERVED = new Set(
  `_ abstract assert boolean break byte case catch char class const continue default do double else enum extends final
  finally float for goto if implements import instanceof int interface long native new package private protected public
  return short static strictfp super switch synchronized this throw throws transient try void volatile while true false
  null`.split(/\s+/),
);

/** Whether a text can be a name in Java. */
export const isName = (text: string): boolean => isShapedAsName(text) && !RESERVED.has(text);

/** The text when it can be a name in Java. */
export const javaName = (text: string | undefined): string | undefined =>
  text !== undefined && isName(text) ? text : undefined;
