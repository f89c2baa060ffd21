import { gzipSync } from 'node:zlib';
import { build } from 'esbuild';

/** Microseconds of the processor that this process has taken, those of its helper threads too: what a busy machine bends least. */
const processorTime = (): number => {
  const { user, system } = process.cpuUsage();
  return user + system;
};

/** Microseconds of the processor that a call takes. */
export function processorTimeOf(call: () => void): number {
  const start = processorTime();
  call();
  return processorTime() - start;
}

/** A round of one piece of work is at least so many microseconds of the processor, far more than its clock's step. */
const ROUND = 60_000;

/** How long the pieces of work are done before the first round that counts. */
const WARM_UP = 600_000;

/**
 * Microseconds of the processor of one call of each: the least of some rounds, taken by turns, so that what slows the
 * machine slows all of them.
 */
export function byTurns<Name extends string>(
  work: Readonly<Record<Name, () => void>>,
  rounds = 9,
): Record<Name, number> {
  const names = Object.keys(work) as Name[];
  const repeat = (name: Name, count: number): number =>
    processorTimeOf(() => {
      for (let index = 0; index < count; index++) work[name]();
    });
  const counts = names.map((name) => {
    let count = 1;
    for (let spent = 0, last = 0; spent < WARM_UP || last < ROUND; spent += last) {
      last = repeat(name, count);
      if (last < ROUND) count *= 2;
    }
    return count;
  });
  const least = names.map(() => Number.POSITIVE_INFINITY);
  for (let round = 0; round < rounds; round++)
    for (const [at, name] of names.entries()) {
      const count = counts[at] ?? 1;
      least[at] = Math.min(least[at] ?? 0, repeat(name, count) / count);
    }
  return Object.fromEntries(names.map((name, at) => [name, least[at]])) as Record<Name, number>;
}

/** Time in microseconds of one call, the median of several rounds after a warm-up. */
export function microseconds(call: () => void, rounds = 9): number {
  const roundOf = (count: number): number => {
    const start = performance.now();
    for (let index = 0; index < count; index++) call();
    return ((performance.now() - start) * 1000) / count;
  };
  let count = 1;
  while (roundOf(count) * count < 20_000) count *= 2;
  const times = Array.from({ length: rounds }, () => roundOf(count)).sort((a, b) => a - b);
  return times[Math.floor(rounds / 2)] ?? Number.NaN;
}

/** The middle one of a list of numbers. */
export const median = (values: readonly number[]): number =>
  [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;

/** Rows as a table with aligned columns. */
export function table(rows: readonly (readonly string[])[]): string {
  const widths = (rows[0] ?? []).map((_, column) => Math.max(...rows.map((row) => row[column]?.length ?? 0)));
  return rows
    .map((row) =>
      row
        .map((cell, column) => (column === 0 ? cell.padEnd(widths[column] ?? 0) : cell.padStart(widths[column] ?? 0)))
        .join('  '),
    )
    .join('\n');
}

/**
 * Bytes of a bundle for the browser, minified and compressed; imports are resolved from the folder.
 * @param external Patterns of files whose imports are left as they are.
 */
export async function gzipSize(resolveDir: string, contents: string, external: string[] = []): Promise<number> {
  const result = await build({
    stdin: { contents, resolveDir, loader: 'ts' },
    bundle: true,
    external,
    minify: true,
    format: 'esm',
    platform: 'browser',
    write: false,
  });
  return gzipSync(result.outputFiles[0]?.contents ?? '').length;
}
