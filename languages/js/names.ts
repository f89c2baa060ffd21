import { isShapedAsName } from '../shared/names.ts';

/** ECMA-262, 12.7.2 Keywords and Reserved Words, with those of strict mode and of modules, and what cannot be bound there. */
const RESERVED = new Set(
  `await break case catch class const continue debugger default delete do else enum export extends false finally for
  function if import in instanceof new null return super switch this throw true try typeof var void while with yield let
  static implements interface package private protected public arguments eval undefined`.split(/\s+/),
);

/** Whether a text can be a name in a module of JavaScript. */
export const isName = (text: string): boolean => isShapedAsName(text) && !RESERVED.has(text);

/** The text when it can be a name in a module of JavaScript. */
export const jsName = (text: string | undefined): string | undefined =>
  text !== undefined && isName(text) ? text : undefined;
