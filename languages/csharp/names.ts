import { isShapedAsName } from '../shared/names.ts';

/** C# specification (ECMA-334), 6.4.4 Keywords; the contextual ones may be names. */
const RESERVED = new Set(
  `abstract as base bool break byte case catch char checked class const continue decimal default delegate do double else
  enum event explicit extern false finally fixed float for foreach goto if implicit in int interface internal is lock long
  namespace new null object operator out override params private protected public readonly ref return sbyte sealed short
  sizeof stackalloc static string struct switch this throw true try typeof uint ulong unchecked unsafe ushort using
  virtual void volatile while`.split(/\s+/),
);

/** Whether a text can be a name in C#. */
export const isName = (text: string): boolean => isShapedAsName(text) && !RESERVED.has(text);

/** The text when it can be a name in C#. */
export const csharpName = (text: string | undefined): string | undefined =>
  text !== undefined && isName(text) ? text : undefined;
