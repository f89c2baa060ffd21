import { isShapedAsName } from '../shared/names.ts';

/** Whether a text can be a name in PowerShell: behind the sign of a variable or a dot, no word is reserved. */
export const isName = (text: string): boolean => isShapedAsName(text);

/** The text when it can be a name in PowerShell. */
export const powershellName = (text: string | undefined): string | undefined =>
  text !== undefined && isName(text) ? text : undefined;
