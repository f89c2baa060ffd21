import { type ChildProcess, spawn } from 'node:child_process';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';

/** A job for the driver: paths are absolute. */
export interface ForkJob {
  readonly file: string;
  readonly folder: string;
  readonly environment: Readonly<Record<string, string>>;
  readonly stdout: string;
  readonly stderr: string;
  /** The packages of the install line, where only what they bring is to be found. */
  readonly packages?: readonly string[] | undefined;
}

interface Pending {
  process?: number;
  resolve(code: number | null): void;
}

const kill = (pending: Pending): void => {
  // A fork leads its own group, so what it started ends with it.
  if (pending.process !== undefined) process.kill(-pending.process, 'SIGKILL');
};

/** One Python process that forks for every snippet (driver.py says why). */
export class Forks {
  private readonly driver: ChildProcess;
  private readonly pending = new Map<number, Pending>();
  private count = 0;

  /**
   * @param python The interpreter.
   * @param modules What it imports before the first fork.
   */
  constructor(python: string, modules: readonly string[], environment: Readonly<Record<string, string>>) {
    const script = fileURLToPath(new URL('driver.py', import.meta.url));
    this.driver = spawn(python, [script, ...modules], { env: environment, stdio: ['pipe', 'pipe', 'inherit'] });
    this.driver.stdin?.on('error', () => {});
    this.driver.on('exit', () => this.end());
    this.driver.on('error', () => this.end());
    if (this.driver.stdout) createInterface(this.driver.stdout).on('line', (line) => this.hear(line));
  }

  private hear(line: string): void {
    const { id, process, code } = JSON.parse(line) as { id: number; process?: number; code?: number };
    const pending = this.pending.get(id);
    if (pending && process !== undefined) pending.process = process;
    if (code === undefined) return;
    this.pending.delete(id);
    pending?.resolve(code);
  }

  private end(): void {
    for (const { resolve } of this.pending.values()) resolve(null);
    this.pending.clear();
  }

  /** Runs a snippet; resolves to its exit code, null when it did not end by itself. */
  async run(job: ForkJob, milliseconds: number): Promise<number | null> {
    this.count += 1;
    const id = this.count;
    let timer: NodeJS.Timeout | undefined;
    const code = await new Promise<number | null>((resolve) => {
      const pending: Pending = { resolve };
      this.pending.set(id, pending);
      this.driver.stdin?.write(`${JSON.stringify({ id, ...job })}\n`);
      timer = setTimeout(() => kill(pending), milliseconds);
    });
    clearTimeout(timer);
    return code !== null && code >= 0 ? code : null;
  }

  close(): void {
    this.driver.stdin?.end();
  }
}
