/** The line and column, from 1, of an offset in UTF-16 units. */
export function placeAt(code: string, offset: number): { line: number; column: number } {
  const before = code.slice(0, offset);
  return { line: before.split('\n').length, column: offset - before.lastIndexOf('\n') };
}

/** The offset in UTF-16 units of a line and a column, from 1. */
export function offsetAt(code: string, line: number, column: number): number {
  let start = 0;
  for (let number = 1; number < line; number += 1) start = code.indexOf('\n', start) + 1;
  return start + column - 1;
}
