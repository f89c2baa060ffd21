/** JSON has no names: where one would stand is a string. */
export const isName = (_text: string): boolean => false;
