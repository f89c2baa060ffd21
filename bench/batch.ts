import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import type { Readable, Writable } from 'node:stream';
import { parseArgs } from 'node:util';
import { ROOT } from '../generators/cli/command.ts';
import { median, table } from './measure.ts';
import { recordLines } from './synthetic.ts';

/**
 * `node bench/batch.ts`: how fast `render --batch` is and how much memory it takes, in one process and spread over
 * processes by GNU parallel, on records that are made while it runs.
 */

/** What render --batch is run as. */
export const RENDER: readonly string[] = [process.execPath, join(ROOT, 'generators/cli/main.js'), 'render', '--batch'];

/** Bytes of records that GNU parallel hands to a process at a time: its start (0.1 s) is then a small part of its work. */
const BLOCK = '20M';

const quote = (word: string): string => `'${word.replaceAll("'", "'\\''")}'`;

/** The same job over several processes: blocks of whole lines in, answers in the order of the records out. */
export const parallelCommand = (jobs: number, block = BLOCK): string[] => [
  'parallel',
  '--no-notice',
  '--pipe',
  '--keep-order',
  '--block',
  block,
  '--jobs',
  String(jobs),
  RENDER.map(quote).join(' '),
];

/** Whether the engine is installed; `npm test` and .ci/run say so where it is not. */
export const hasParallel = (): boolean => spawnSync('parallel', ['--version']).status === 0;

/** What a run gave and took. */
export interface Batch {
  /** Lines that came out. */
  lines: number;
  bytes: number;
  sha256: string;
  seconds: number;
  /** Records a second in each tenth of the run: a steady rate shows that nothing piles up. */
  rates: number[];
  /** Largest resident memory of the process in megabytes; not known for several processes. */
  peakMegabytes: number | undefined;
  code: number | null;
}

/** The high-water mark that Linux keeps of a process; undefined elsewhere, and once it has ended. */
function peakOf(pid: number | undefined): number | undefined {
  try {
    const found = /^VmHWM:\s+(\d+) kB$/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1];
    return found === undefined ? undefined : Number(found) / 1024;
  } catch {
    return undefined;
  }
}

async function feed(lines: Iterable<string>, input: Writable): Promise<void> {
  for (const text of lines) if (!input.write(text)) await once(input, 'drain');
  input.end();
}

function count(output: Readable, onLine: (lines: number) => void): { hash: () => string; bytes: () => number } {
  const hash = createHash('sha256');
  let bytes = 0;
  let lines = 0;
  output.on('data', (chunk: Buffer) => {
    hash.update(chunk);
    bytes += chunk.length;
    for (let at = chunk.indexOf(10); at >= 0; at = chunk.indexOf(10, at + 1)) lines += 1;
    onLine(lines);
  });
  return { hash: () => hash.digest('hex'), bytes: () => bytes };
}

function ratesOf(marks: readonly number[], total: number): number[] {
  return marks.map((mark, index) => total / 10 / ((mark - (marks[index - 1] ?? 0)) / 1000)).slice(1);
}

/** Sends records through a command and measures it. */
export async function runBatch(
  command: readonly string[],
  records: number,
  lines: Iterable<string> = recordLines(records),
): Promise<Batch> {
  const [program = '', ...args] = command;
  const start = performance.now();
  const child: ChildProcess = spawn(program, args, { cwd: ROOT, stdio: ['pipe', 'pipe', 'inherit'] });
  let seen = 0;
  let peak: number | undefined;
  const marks: number[] = [];
  const counted = count(child.stdout as Readable, (number) => {
    seen = number;
    while (marks.length < 10 && number >= (records / 10) * (marks.length + 1)) marks.push(performance.now() - start);
  });
  const timer = setInterval(() => {
    peak = peakOf(child.pid) ?? peak;
    if (process.stderr.isTTY) process.stderr.write(`\r${seen} of ${records} `);
  }, 200);
  const [[code]] = await Promise.all([
    once(child, 'close') as Promise<[number | null]>,
    feed(lines, child.stdin as Writable),
  ]);
  clearInterval(timer);
  const seconds = (performance.now() - start) / 1000;
  return {
    lines: seen,
    bytes: counted.bytes(),
    sha256: counted.hash(),
    seconds,
    rates: ratesOf(marks, records),
    peakMegabytes: peak,
    code,
  };
}

const number = (value: number): string => Math.round(value).toLocaleString('en');

function row(name: string, records: number, { seconds, rates, peakMegabytes, bytes, sha256 }: Batch): string[] {
  const steady =
    rates.length > 0 ? `${number(Math.min(...rates))} … ${number(median(rates))} … ${number(Math.max(...rates))}` : '';
  return [
    name,
    `${seconds.toFixed(1)} s`,
    number(records / seconds),
    steady,
    peakMegabytes === undefined ? '' : `${number(peakMegabytes)} MB`,
    `${number(bytes / 1e6)} MB`,
    sha256.slice(0, 12),
  ];
}

async function main(): Promise<void> {
  const { values } = parseArgs({
    options: { records: { type: 'string', default: '200000' }, jobs: { type: 'string' } },
  });
  const records = Number(values.records);
  const jobs = Number(values.jobs ?? availableParallelism());
  const rows = [
    ['render --batch', 'time', 'records/s', 'slowest, median, fastest tenth', 'peak memory', 'output', 'sha256'],
  ];
  const single = await runBatch(RENDER, records);
  rows.push(row('one process', records, single));
  if (hasParallel()) {
    const spread = await runBatch(parallelCommand(jobs), records);
    rows.push(row(`GNU parallel, ${jobs} processes`, records, { ...spread, peakMegabytes: undefined }));
    if (spread.sha256 !== single.sha256)
      throw new Error('the processes together gave another result than the single one');
  } else process.stderr.write('GNU parallel is not installed: the second line is left out.\n');
  process.stdout.write(`${number(records)} synthetic records\n\n${table(rows)}\n`);
}

if (import.meta.main) await main();
