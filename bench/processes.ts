import { spawnSync } from 'node:child_process';
import { openSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '../generators/cli/command.ts';

/** What a process reads and writes; nothing when absent. */
interface Streams {
  readonly input?: string;
  readonly output?: string;
}

/** Microseconds of the processor that a run of Node.js takes, its start and its helper threads included. */
export function processorTimeOfNode(args: readonly string[], { input, output }: Streams = {}): number {
  const stdin = input === undefined ? 'ignore' : openSync(input, 'r');
  const stdout = output === undefined ? 'ignore' : openSync(output, 'w');
  const measured = ['--require', join(ROOT, 'bench/cpu-at-exit.cjs'), ...args];
  const ended = spawnSync(process.execPath, measured, { cwd: ROOT, stdio: [stdin, stdout, 'ignore', 'pipe'] });
  const spent = Number(ended.output[3]?.toString());
  if (ended.status !== 0 || !(spent > 0)) throw new Error(`node ${args.join(' ')} ended with ${ended.status}`);
  return spent;
}

/** The least of some runs of each, taken by turns. */
export function leastByTurns(runs: readonly (() => number)[], rounds: number): number[] {
  const least = runs.map(() => Number.POSITIVE_INFINITY);
  for (let round = 0; round < rounds; round++)
    for (const [at, run] of runs.entries()) least[at] = Math.min(least[at] ?? 0, run());
  return least;
}
