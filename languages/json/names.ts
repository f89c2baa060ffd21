/** JSON has no names: where one would stand is a string. */
export const isName = (_text: string): boolean => false;

/** No text: see isName. */
export const jsonName = (_text: string | undefined): string | undefined => undefined;
