import { escapeCsharpString } from './escape.ts';

/** A scalar as a C# literal; a number that is not finite becomes double.NaN. */
export function csharpLiteral(value: string | number | boolean): string {
  if (typeof value === 'string') return `"${escapeCsharpString(value)}"`;
  return typeof value === 'number' && !Number.isFinite(value) ? 'double.NaN' : String(value);
}
