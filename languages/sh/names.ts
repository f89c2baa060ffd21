import { isShapedAsName } from '../shared/names.ts';

/** Whether a text can be the name of a variable (POSIX, 3.230 Name); reserved words are words only where a command begins. */
export const isName = (text: string): boolean => isShapedAsName(text);

/** The text when it can be a name in a shell. */
export const shellName = (text: string | undefined): string | undefined =>
  text !== undefined && isName(text) ? text : undefined;
