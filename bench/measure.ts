import { gzipSync } from 'node:zlib';
import { build } from 'esbuild';

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

/** Bytes of a bundle for the browser, minified and compressed; imports are resolved from the folder. */
export async function gzipSize(resolveDir: string, contents: string): Promise<number> {
  const result = await build({
    stdin: { contents, resolveDir, loader: 'ts' },
    bundle: true,
    minify: true,
    format: 'esm',
    platform: 'browser',
    write: false,
  });
  return gzipSync(result.outputFiles[0]?.contents ?? '').length;
}
