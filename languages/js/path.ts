import { jsLiteral } from './literal.ts';

/** What follows the name of a value in JavaScript to reach a part of it: a key or an index a step. */
export const jsPath = (path: readonly (string | number)[]): string =>
  path.map((step) => `[${jsLiteral(step)}]`).join('');
