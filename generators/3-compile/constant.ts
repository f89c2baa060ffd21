import type { Printer } from '../../languages/shared/slot.ts';

/** Prints a value that the catalogue knows at build time, so that emitted code holds only its text. */
export const constantText = (value: string | number | readonly string[], printer: Printer | undefined): string =>
  printer ? printer.print(value as never, printer.indent ?? 0) : String(value);
