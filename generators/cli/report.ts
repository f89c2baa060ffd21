import { join } from 'node:path';
import { readRegular } from '../1-load/walk.ts';
import type { Written } from '../4-emit/write.ts';
import { count } from '../count.ts';
import type { Diagnostic } from '../diagnostics/diagnostic.ts';
import { paintFor, withExcerpt } from '../diagnostics/excerpt.ts';
import { ROOT } from './command.ts';

/** Prints problems, each with the lines that it is about, and their number on standard error. */
export function printProblems(problems: readonly Diagnostic[]): void {
  const paint = paintFor(process.stderr);
  for (const problem of problems)
    process.stderr.write(`${withExcerpt(problem, readRegular(join(ROOT, problem.file)), paint)}\n\n`);
  if (problems.length > 0) process.stderr.write(`${count(problems.length, 'problem')}. Nothing was written.\n`);
}

/** What was written, in words. */
export const countWritten = ({ added, changed, removed, unchanged }: Written): string =>
  `${added.length} added, ${changed.length} changed, ${removed.length} removed, ${unchanged} unchanged`;

/** Shows on a terminal that something takes longer than a second; returns how to stop showing it. */
export function progress(what: string): () => void {
  if (!process.stderr.isTTY) return () => {};
  const start = Date.now();
  const timer = setInterval(
    () => process.stderr.write(`\r${what} … ${Math.round((Date.now() - start) / 1000)} s`),
    1000,
  );
  return () => {
    clearInterval(timer);
    if (Date.now() - start >= 1000) process.stderr.write('\r\x1b[K');
  };
}
