import { type ChildProcess, spawn } from 'node:child_process';
import { createInterface } from 'node:readline';

/** What came of a call: an error in words, or a value. */
export interface Answered {
  readonly value?: unknown;
  readonly error?: string;
}

/** A process that makes calls with a package, one after the other (driver.mjs and driver.py). */
export class Driver {
  private child: ChildProcess | undefined;
  private resolve: (answer: Answered) => void = () => {};
  private readonly command: readonly string[];
  private readonly environment: Readonly<Record<string, string>>;

  constructor(command: readonly string[], environment: Readonly<Record<string, string>>) {
    this.command = command;
    this.environment = environment;
  }

  private start(): ChildProcess {
    const [program = '', ...args] = this.command;
    const child = spawn(program, args, { env: this.environment, stdio: ['pipe', 'pipe', 'pipe'] });
    let said = '';
    child.stderr.setEncoding('utf8').on('data', (text: string) => {
      said = (said + text).slice(-400);
    });
    child.stdin.on('error', () => {});
    createInterface({ input: child.stdout }).on('line', (line) => {
      // What a process that was stopped has still written is no answer to the next call.
      if (line.startsWith('@@') && this.child === child) this.resolve(JSON.parse(line.slice(2)));
    });
    child.on('exit', () => {
      if (this.child === child) this.child = undefined;
      this.resolve({ error: `the driver ended: ${said}` });
    });
    return child;
  }

  /** Makes a call; one that takes longer than the limit ends the process, and the next call has a new one. */
  async call(job: object, milliseconds: number): Promise<Answered> {
    this.child ??= this.start();
    const child = this.child;
    const timer = setTimeout(() => child.kill('SIGKILL'), milliseconds);
    try {
      return await new Promise((resolve) => {
        this.resolve = resolve;
        child.stdin?.write(`${JSON.stringify(job)}\n`);
      });
    } finally {
      clearTimeout(timer);
    }
  }

  close(): void {
    this.child?.kill('SIGKILL');
  }
}
