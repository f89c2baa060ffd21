import { javaString } from './escape.ts';

/** The way to a part of a JSON value as the methods of Jackson take it: a JSON pointer (RFC 6901) in a string. */
export const javaPointer = (path: readonly (string | number)[]): string =>
  javaString(path.map((step) => `/${String(step).replace(/~/g, '~0').replace(/\//g, '~1')}`).join(''));
