import { spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { closureOf } from './dependencies.ts';
import type { Unpacked } from './packages.ts';
import { python } from './python.ts';
import type { Requirement } from './requirement.ts';
import type { Library, Rendered } from './snippets.ts';

/** One snippet to check: folders of unpacked packages, and which of them are installed with it. */
export interface Job {
  file: string;
  code: string;
  roots: string[];
  own: string[];
  /** What is installed from elsewhere than the registry; empty when there is nothing. */
  open: string;
}

/** What the static check found in one snippet. */
export interface Result {
  imports: string[];
  keywords: string[];
  failures: [line: number, sentence: string][];
  unchecked: [line: number, reason: string][];
  /** The top-level modules that it imports, without those of Python itself, with the folder that has each. */
  modules: Record<string, string | null>;
}

/** Runs the Python program over the jobs; one result for each. Throws with its message when it fails. */
export async function runCheck(jobs: readonly Job[]): Promise<Result[]> {
  const program = fileURLToPath(new URL('./static/check.py', import.meta.url));
  const child = spawn(await python(), ['-B', program], { stdio: ['pipe', 'pipe', 'pipe'] });
  const output: string[] = [];
  const errors: string[] = [];
  child.stdout.setEncoding('utf8').on('data', (text: string) => output.push(text));
  child.stderr.setEncoding('utf8').on('data', (text: string) => errors.push(text));
  child.stdin.end(JSON.stringify(jobs));
  const code = await new Promise<number | null>((resolve) => child.on('close', resolve));
  if (code !== 0) throw new Error(`the static check ended with ${code}: ${errors.join('').slice(-2000)}`);
  return JSON.parse(output.join('')) as Result[];
}

/** A snippet's job, with the packages that it is checked against. */
export interface PythonCheck {
  snippet: Rendered;
  /** What is installed for it. */
  packages: Unpacked[];
  /** The requirements that the registry has no code for. */
  missing: string[];
  /** What has the modules that it imports. */
  compared: Unpacked[];
  result: Result;
}

type Find = (requirement: Pick<Requirement, 'name' | 'specifier'>) => Unpacked | undefined;

function makeJob(snippet: Rendered, find: Find, everything: readonly Unpacked[]): { job: Job; packages: Unpacked[] } {
  const { packages } = closureOf(snippet.requirements, find);
  const own = packages.map(({ folder }) => folder);
  const usual = new Set(everything.map(({ folder }) => folder));
  // Nearly all jobs get the same list, so that the program reads each package once.
  const special = packages.filter(({ folder }) => !usual.has(folder));
  const replaced = new Set(special.map(({ name }) => name));
  const others = everything.filter(({ name }) => !replaced.has(name));
  const roots = [...special, ...others].map(({ folder }) => folder);
  return { job: { file: snippet.file, code: snippet.code, roots, own, open: snippet.open }, packages };
}

/** Checks every Python snippet of the libraries against the packages at hand. */
export async function checkPython(
  libraries: readonly Library[],
  find: Find,
  everything: readonly Unpacked[],
): Promise<Map<string, PythonCheck>> {
  const snippets = libraries.flatMap((library) => library.snippets.filter(({ extension }) => extension === 'py'));
  const made = snippets.map((snippet) => ({ snippet, ...makeJob(snippet, find, everything) }));
  const results = await runCheck(made.map(({ job }) => job));
  const owners = new Map(made.flatMap(({ packages }) => [...everything, ...packages]).map((one) => [one.folder, one]));
  return new Map(
    made.map(({ snippet, packages }, at) => {
      const result = results[at] as Result;
      const compared = Object.values(result.modules).flatMap((folder) => owners.get(folder ?? '') ?? []);
      const missing = snippet.requirements.filter((one) => !find(one)).map(({ text }) => text);
      return [snippet.file, { snippet, packages, compared, missing, result }];
    }),
  );
}
