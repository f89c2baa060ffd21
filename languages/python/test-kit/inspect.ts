import { type ChildProcessWithoutNullStreams, spawn } from 'node:child_process';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import type { Inspection } from '../../shared/test-kit/inspection.ts';

/** A Python process that parses one snippet after the other. */
class PythonInspector {
  readonly #process: ChildProcessWithoutNullStreams;
  readonly #waiting: ((answer: Inspection) => void)[] = [];

  constructor() {
    this.#process = spawn('python3', [fileURLToPath(new URL('./inspect.py', import.meta.url))]);
    createInterface({ input: this.#process.stdout }).on('line', (line) =>
      this.#waiting.shift()?.({ shape: '', literals: [], names: [], ...JSON.parse(line) }),
    );
  }

  /** Answers come in the order of the questions, which need not wait for each other. */
  inspect(code: string): Promise<Inspection> {
    return new Promise((resolve) => {
      this.#waiting.push(resolve);
      this.#process.stdin.write(`${JSON.stringify(code)}\n`);
    });
  }

  close(): void {
    this.#process.kill();
  }
}

let running: PythonInspector | undefined;

/** What Python's own parser sees; the first call starts it. */
export function inspect(code: string): Promise<Inspection> {
  running ??= new PythonInspector();
  return running.inspect(code);
}

/** Ends the parser. */
export function close(): void {
  running?.close();
  running = undefined;
}
