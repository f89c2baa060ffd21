import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** What a program printed and how it ended. */
export interface Run {
  stdout: string;
  stderr: string;
  status: number | null;
}

const LIMIT = 512 * 1024 * 1024;

/** Runs a program with text on its standard input, in a folder of its own that is removed afterwards. */
export function run(command: readonly string[], input: string, env: Record<string, string> = {}): Run {
  const cwd = mkdtempSync(join(tmpdir(), 'snippetry-'));
  try {
    const [program = '', ...args] = command;
    const { stdout, stderr, status, error } = spawnSync(program, args, {
      cwd,
      input,
      encoding: 'utf8',
      maxBuffer: LIMIT,
      timeout: 300_000,
      env: { PATH: process.env.PATH, HOME: cwd, LC_ALL: 'C.UTF-8', ...env },
    });
    // A program that stops at a fault reads no further; what it said of the fault is told.
    if (error && !('code' in error && error.code === 'EPIPE')) throw error;
    return { stdout, stderr, status };
  } finally {
    rmSync(cwd, { recursive: true, force: true });
  }
}

const found = new Map<string, boolean>();

/** Whether a program can be started. */
export function has(program: string): boolean {
  const known = found.get(program);
  if (known !== undefined) return known;
  const result = spawnSync(program, ['--version'], { stdio: 'ignore' });
  found.set(program, result.error === undefined);
  return result.error === undefined;
}

/** Runs a script file with text on its standard input. */
export function runScript(
  program: string | readonly string[],
  name: string,
  script: string,
  input: string,
  env: Record<string, string> = {},
): Run {
  const folder = mkdtempSync(join(tmpdir(), 'snippetry-'));
  try {
    const file = join(folder, name);
    writeFileSync(file, script);
    return run([program, file].flat(), input, env);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** A decoded literal, or why it is none. */
export type Decoded = { value: unknown } | { error: string };
