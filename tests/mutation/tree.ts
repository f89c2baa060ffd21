import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { createInterface } from 'node:readline';
import type { Fault } from './fault.ts';

/** What came of generating in a copy: a problem that stops it, or the snippets that are other ones than before. */
export interface Made {
  readonly problem?: string;
  readonly snippets?: readonly string[];
}

/** How a program ended, and what it printed. */
export interface Printed {
  readonly code: number | null;
  readonly text: string;
}

/** A copy of the repository, in which one fault at a time is put and taken out. */
export class Tree {
  readonly root: string;
  /** How many programs have been ended at their limit. */
  stopped = 0;
  private worker: ChildProcess | undefined;
  /** The file that has a fault, as it was. */
  private whole: { readonly file: string; readonly text: string } | undefined;

  /**
   * Copies what git knows of the repository, and what is generated; the packages and caches are shared.
   * @param shared Paths below .cache that the copy has as links.
   */
  constructor(repository: string, root: string, shared: readonly string[]) {
    this.root = root;
    rmSync(root, { recursive: true, force: true });
    const listed = execFileSync('git', ['ls-files', '-z', '--cached', '--others', '--exclude-standard'], {
      cwd: repository,
      encoding: 'utf8',
      maxBuffer: 2 ** 26,
    });
    for (const path of listed.split('\0').filter((one) => one !== '' && existsSync(join(repository, one)))) {
      mkdirSync(dirname(join(root, path)), { recursive: true });
      cpSync(join(repository, path), join(root, path));
    }
    for (const folder of ['out/modules', 'out/types'])
      cpSync(join(repository, folder), join(root, folder), { recursive: true });
    symlinkSync(join(repository, 'node_modules'), join(root, 'node_modules'));
    for (const path of shared) {
      const target = join(repository, '.cache', path);
      mkdirSync(dirname(join(root, '.cache', path)), { recursive: true });
      mkdirSync(target, { recursive: true });
      symlinkSync(target, join(root, '.cache', path));
    }
  }

  /** Puts a fault in, in the place of the one that was there. */
  put({ file, text }: Fault): void {
    if (this.whole) writeFileSync(join(this.root, this.whole.file), this.whole.text);
    this.whole = { file, text: readFileSync(join(this.root, file), 'utf8') };
    writeFileSync(join(this.root, file), text);
  }

  /** Generates; a change of the generated folders is left there. */
  async generate(): Promise<Made> {
    this.worker ??= spawn(process.execPath, ['--disable-warning=ExperimentalWarning', 'tests/mutation/worker.ts'], {
      cwd: this.root,
      stdio: ['pipe', 'pipe', 'inherit'],
    });
    const { stdin, stdout } = this.worker;
    if (!stdin || !stdout) throw new Error('The worker cannot be spoken to.');
    const lines = createInterface({ input: stdout });
    return new Promise((resolve) => {
      this.worker?.once('exit', () => {
        this.worker = undefined;
        resolve({ problem: 'the generator ended' });
      });
      lines.on('line', (line) => {
        if (!line.startsWith('@@')) return;
        lines.close();
        this.worker?.removeAllListeners('exit');
        resolve(JSON.parse(line.slice(2)));
      });
      stdin.write('generate\n');
    });
  }

  /** Runs a program of the copy to its end or to the limit. */
  run(command: readonly string[], seconds: number): Promise<Printed> {
    const [program = '', ...args] = command;
    return new Promise((resolve, reject) => {
      const child = spawn(program, args, { cwd: this.root, detached: true, stdio: ['ignore', 'pipe', 'pipe'] });
      let text = '';
      for (const stream of [child.stdout, child.stderr])
        stream.setEncoding('utf8').on('data', (piece: string) => {
          text = (text + piece).slice(-1_000_000);
        });
      const timer = setTimeout(() => {
        this.stopped += 1;
        if (child.pid !== undefined) process.kill(-child.pid, 'SIGKILL');
      }, seconds * 1000);
      child.on('error', reject);
      child.on('close', (code) => {
        clearTimeout(timer);
        resolve({ code, text });
      });
    });
  }

  close(): void {
    this.worker?.stdin?.end();
    rmSync(this.root, { recursive: true, force: true });
  }
}
