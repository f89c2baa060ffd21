import { pythonLiteral } from './literal.ts';

/** What follows the name of a value in Python to reach a part of it: a key or an index a step. */
export const pythonPath = (path: readonly (string | number)[]): string =>
  path.map((step) => `[${pythonLiteral(step)}]`).join('');
