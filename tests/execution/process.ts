import { spawn } from 'node:child_process';

/** How a program ended, and the end of what it printed. */
export interface Ended {
  /** 0 when it succeeded; nothing when it was stopped at the limit. */
  readonly status: number | undefined;
  readonly stdout: string;
  readonly stderr: string;
}

/** What is kept of each stream, in characters. */
const KEPT = 200_000;

/**
 * Runs a program to its end or to the limit, then its whole process group is stopped.
 * @param environment All of the variables that it gets; none is inherited.
 * @param seconds The limit.
 */
export function execute(
  [program = '', ...args]: readonly string[],
  cwd: string,
  environment: Readonly<Record<string, string>>,
  seconds: number,
): Promise<Ended> {
  return new Promise((resolve, reject) => {
    const child = spawn(program, args, {
      cwd,
      env: environment,
      detached: true,
      stdio: ['ignore', 'pipe', 'pipe'],
      timeout: seconds * 1000,
      killSignal: 'SIGKILL',
    });
    const stop = (): void => {
      if (child.pid === undefined) return;
      try {
        process.kill(-child.pid, 'SIGKILL');
      } catch {
        // The group has ended by itself.
      }
    };
    const kept = { stdout: '', stderr: '' };
    for (const stream of ['stdout', 'stderr'] as const)
      child[stream].setEncoding('utf8').on('data', (text: string) => {
        kept[stream] = (kept[stream] + text).slice(-KEPT);
      });
    child.on('error', reject);
    child.on('exit', stop);
    child.on('close', (code) => resolve({ status: child.killed ? undefined : (code ?? 1), ...kept }));
  });
}
