import { type SpawnOptions, spawn } from 'node:child_process';
import {
  closeSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  openSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { delimiter, dirname, join, resolve } from 'node:path';
import { LANGUAGES } from '../../languages/index.ts';
import type { Runner } from '../../languages/language.ts';
import type { Forks } from './forks.ts';
import { projectAround } from './project.ts';

/** A snippet to execute. */
export interface Job {
  readonly language: string;
  /** Id of the client whose packages the snippet finds; none where it needs none. */
  readonly client?: string;
  readonly code: string;
  /** What its install line names: in forks it finds that and what it requires alone. Absent: all that is installed. */
  readonly packages?: readonly string[];
  /** The files that it finds in its folder, by name. */
  readonly files: Readonly<Record<string, Buffer>>;
  readonly environment: Readonly<Record<string, string>>;
}

/** What came of it. */
export interface Outcome {
  /** Null when it was stopped by a signal, as after the time-out. */
  readonly code: number | null;
  readonly stdout: string;
  readonly stderr: string;
  /** The files that it left behind or changed, by name. */
  readonly saved: ReadonlyMap<string, Buffer>;
}

/** The longest that a snippet may take; the first one of a compiler builds the standard library with it. */
const LIMIT = 60_000;
const COMPILED_LIMIT = 600_000;

const limitOf = (language: string): number => (compiles(language) ? COMPILED_LIMIT : LIMIT);

function runnerOf(language: string): Runner {
  const runner = LANGUAGES.get(language)?.run;
  if (runner === undefined) throw new Error(`languages/${language} does not say how it is run.`);
  return runner;
}

/** Whether the snippets of a language are compiled before they run, which takes seconds each. */
const compiles = (language: string): boolean => LANGUAGES.get(language)?.run?.compiles === true;

/** The folder of the program that runs snippets of a language, as the caller's own PATH has it; nothing where it is not there. */
export function programFolder(language: string): string | undefined {
  const { command = [], version = command } = LANGUAGES.get(language)?.run ?? {};
  const [program = ''] = version;
  return process.env.PATH?.split(delimiter).find((folder) => existsSync(join(folder, program)));
}

async function runProcess(
  command: readonly string[],
  options: SpawnOptions,
  milliseconds: number,
): Promise<number | null> {
  const [program = '', ...args] = command;
  return new Promise((resolve, reject) => {
    // Its own group, so that what it started ends with it.
    const child = spawn(program, args, { ...options, detached: true });
    const timer = setTimeout(() => child.pid !== undefined && process.kill(-child.pid, 'SIGKILL'), milliseconds);
    child.on('error', reject);
    child.on('exit', (code) => {
      clearTimeout(timer);
      resolve(code);
    });
  });
}

function savedFiles(folder: string, before: ReadonlyMap<string, Buffer>): Map<string, Buffer> {
  const saved = new Map<string, Buffer>();
  for (const name of readdirSync(folder, { recursive: true }) as string[]) {
    const path = join(folder, name);
    if (!statSync(path).isFile()) continue;
    const bytes = readFileSync(path);
    if (!before.get(name)?.equals(bytes)) saved.set(name, bytes);
  }
  return saved;
}

/** Puts the files where the snippet looks for them; a name that leads out of the folder is refused. */
function placeFiles(folder: string, files: Job['files']): Map<string, Buffer> {
  const placed = new Map<string, Buffer>();
  for (const [name, bytes] of Object.entries(files)) {
    const path = resolve(folder, name);
    if (!path.startsWith(`${folder}/`))
      throw new Error(`The sample file ${JSON.stringify(name)} lies outside its folder.`);
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, bytes);
    placed.set(path.slice(folder.length + 1), bytes);
  }
  return placed;
}

/**
 * Executes a snippet, byte for byte as it is, in a fresh folder of its own.
 * @param cache Folder for the runs; packages of Node are found from there upwards.
 * @param forks When there, languages that can be are run in forks.
 * @throws When the interpreter is missing.
 */
export async function runSnippet(
  job: Job,
  cache: string,
  forks?: Forks,
  milliseconds = limitOf(job.language),
): Promise<Outcome> {
  const runner = runnerOf(job.language);
  const runs = join(cache, 'runs');
  mkdirSync(runs, { recursive: true });
  const top = mkdtempSync(join(runs, 'run-'));
  const folder = join(top, 'work');
  try {
    mkdirSync(folder);
    const around = projectAround(job.language, job.client ?? '', cache);
    const before = placeFiles(folder, { ...around?.files, ...job.files, [runner.file]: Buffer.from(job.code) });
    const file = join(folder, runner.file);
    const [stdout, stderr] = [join(top, 'stdout'), join(top, 'stderr')];
    const handles = [openSync(stdout, 'w'), openSync(stderr, 'w')] as const;
    const environment = { ...job.environment, ...around?.environment };
    const command = runner.command.map((word) => word.replace('{project}', around?.folder ?? ''));
    const code =
      forks && runner.forks
        ? await forks.run({ file, folder, environment, stdout, stderr, packages: job.packages }, milliseconds)
        : await runProcess(
            [...command, file],
            { cwd: folder, env: environment, stdio: ['ignore', ...handles] },
            milliseconds,
          );
    for (const handle of handles) closeSync(handle);
    return {
      code,
      stdout: readFileSync(stdout, 'utf8'),
      stderr: readFileSync(stderr, 'utf8'),
      saved: savedFiles(folder, before),
    };
  } finally {
    rmSync(top, { recursive: true, force: true });
  }
}
