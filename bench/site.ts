import { readFileSync } from 'node:fs';
import { availableParallelism, loadavg } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { $ } from 'zx';
import { walk } from '../generators/1-load/walk.ts';
import { ROOT } from '../generators/cli/command.ts';
import { table } from './measure.ts';

/**
 * How long the pages take to build, and how large those of models are. The seconds of the processor are what two cores would
 * share; the seconds that pass and the load beside them say how busy the machine was.
 */

/** Cores that the budget is for. */
const CORES = 2;

/** Builds the site into its usual folder, from what the generator gave out last. */
async function build(): Promise<{ passed: number; processor: number }> {
  const start = performance.now();
  const { stderr } = await $({
    quiet: true,
    cwd: ROOT,
    env: { ...process.env, ASTRO_TELEMETRY_DISABLED: '1' },
  })`bash -c ${"TIMEFORMAT='%U %S'; time node_modules/.bin/astro build --root site > /dev/null"}`;
  const passed = (performance.now() - start) / 1000;
  const times = stderr.trim().split('\n').at(-1)?.split(' ').map(Number) ?? [];
  return { passed, processor: times.reduce((sum, time) => sum + time, 0) };
}

const seconds = (value: number): string => `${value.toFixed(1)} s`;
const kilobytes = (bytes: number): string => `${(bytes / 1000).toFixed(1)} kB`;

const load = loadavg()[0] ?? 0;
const { passed, processor } = await build();
const pages = walk(ROOT, 'site/dist').filter((path) => path.endsWith('index.html'));
const sizes = pages
  .filter((path) => /^site\/dist\/models\/[^/]+\/[^/]+\/index\.html$/.test(path))
  .map((path) => ({ path, size: gzipSync(readFileSync(join(ROOT, path))).length }))
  .sort((a, b) => a.size - b.size);
const per = 1000 / pages.length;
const rows = [
  ['what', 'here', 'against'],
  ['pages', String(pages.length), ''],
  ['time that passed', seconds(passed), `load ${load.toFixed(1)} on ${availableParallelism()} cores`],
  ['time of the processor', seconds(processor), ''],
  [`1,000 pages, shared by ${CORES} cores`, seconds((processor * per) / CORES), 'budget 20 s'],
  [
    'page of a model, median, HTML with gzip',
    kilobytes(sizes[Math.floor(sizes.length / 2)]?.size ?? 0),
    'budget 25 kB',
  ],
  [
    `page of a model, largest (${sizes.at(-1)?.path.split('/').slice(3, 5).join('/')})`,
    kilobytes(sizes.at(-1)?.size ?? 0),
    'budget 25 kB',
  ],
];
process.stdout.write(`${table(rows)}\n`);
