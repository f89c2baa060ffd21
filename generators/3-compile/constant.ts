import * as csharp from '../../runtime/escape/csharp.ts';
import * as js from '../../runtime/escape/js.ts';
import * as json from '../../runtime/escape/json.ts';
import * as python from '../../runtime/escape/python.ts';
import * as shell from '../../runtime/escape/shell.ts';
import * as csharpLiteral from '../../runtime/literal/csharp.ts';
import * as jsLiteral from '../../runtime/literal/js.ts';
import * as jsonLiteral from '../../runtime/literal/json.ts';
import * as pythonLiteral from '../../runtime/literal/python.ts';
import * as shellLiteral from '../../runtime/literal/shell.ts';
import type { Printer } from '../2-analyse/plan.ts';

/** The modules of runtime/ that print values, as emitted code imports them. */
const MODULES: Record<string, Record<string, unknown>> = {
  'escape/csharp': csharp,
  'escape/js': js,
  'escape/json': json,
  'escape/python': python,
  'escape/shell': shell,
  'literal/csharp': csharpLiteral,
  'literal/js': jsLiteral,
  'literal/json': jsonLiteral,
  'literal/python': pythonLiteral,
  'literal/shell': shellLiteral,
};

/** Prints a value that the catalogue knows at build time, so that emitted code holds only its text. */
export function constantText(value: string | readonly string[], printer: Printer | undefined): string {
  if (!printer) return String(value);
  if (printer.module === '') return String(value);
  const print = MODULES[printer.module]?.[printer.name];
  if (typeof print !== 'function') throw new Error(`runtime/${printer.module} has no ${printer.name}`);
  return print(value, printer.indent ?? 0);
}
