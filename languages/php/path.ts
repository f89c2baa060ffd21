import { phpLiteral } from './literal.ts';

/** What follows the name of a value in PHP to reach a part of it: a key or an index a step. */
export const phpPath = (path: readonly (string | number)[]): string =>
  path.map((step) => `[${phpLiteral(step)}]`).join('');
