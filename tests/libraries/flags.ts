import { spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { type Flags, readRuns, writeRuns } from '../execution/outcomes.ts';
import { hashOf, type Snippet } from '../execution/snippets.ts';
import { fetchAll, type Unpacked } from './packages.ts';
import { python } from './python.ts';
import { requirementsOfScript } from './snippets.ts';

/** What the program found of one script (static/flags.py says what each field holds). */
export interface FlagResult {
  readonly flags: readonly string[];
  readonly homes: readonly string[];
  readonly failures: readonly (readonly [line: number, sentence: string])[];
  readonly unchecked: readonly (readonly [line: number, reason: string])[];
}

/** A shell snippet with what was found of its flags. */
export interface FlagCheck {
  readonly snippet: Snippet;
  readonly record: Flags;
  readonly failures: FlagResult['failures'];
  readonly unchecked: FlagResult['unchecked'];
}

/** Runs the Python program over scripts and the folders of what each installs; one result for each. Throws with its message. */
export async function readFlags(jobs: readonly { code: string; own: readonly string[] }[]): Promise<FlagResult[]> {
  const program = fileURLToPath(new URL('./static/flags.py', import.meta.url));
  const child = spawn(await python(), ['-B', program], { stdio: ['pipe', 'pipe', 'pipe'] });
  const output: string[] = [];
  const errors: string[] = [];
  child.stdout.setEncoding('utf8').on('data', (text: string) => output.push(text));
  child.stderr.setEncoding('utf8').on('data', (text: string) => errors.push(text));
  child.stdin.end(JSON.stringify(jobs));
  const code = await new Promise<number | null>((resolve) => child.on('close', resolve));
  if (code !== 0) throw new Error(`the check of flags ended with ${code}: ${errors.join('').slice(-2000)}`);
  return JSON.parse(output.join('')) as FlagResult[];
}

/** Checks the flags of shell snippets whose programs come from the registry; others are left out. */
export async function checkFlags(snippets: readonly Snippet[], folder: string, date: string): Promise<FlagCheck[]> {
  const wanted = snippets.map((snippet) => ({ snippet, requirements: requirementsOfScript(snippet.install) }));
  const known = wanted.filter(({ requirements }) => requirements.length > 0);
  const all = known.flatMap(({ requirements }) => requirements);
  const at = await fetchAll(
    [...new Map(all.map((one) => [`${one.name}${one.specifier}`, one])).values()],
    folder,
    date,
  );
  const jobs = known.map(({ snippet, requirements }) => {
    const packages = requirements.flatMap(({ name, specifier }): Unpacked[] => {
      const found = at.get(`${name}${specifier}`);
      return found ? [found] : [];
    });
    return { snippet, packages, code: snippet.code, own: packages.map((one) => one.folder) };
  });
  const results = await readFlags(jobs.map(({ code, own }) => ({ code, own })));
  return results.flatMap(({ flags, homes, failures, unchecked }, place) => {
    const { snippet, packages } = jobs[place] ?? {};
    if (!snippet || !packages || homes.length === 0) return [];
    const owners = packages.filter((one) => homes.includes(one.folder)).map(({ name, version }) => [name, version]);
    const record = { snippet: hashOf(snippet), date, packages: Object.fromEntries(owners), flags: [...flags] };
    return [{ snippet, record, failures, unchecked }];
  });
}

/** Lines of the console report on one snippet. */
export function describeFlags({ snippet, record, failures, unchecked }: FlagCheck): string {
  const versions = Object.entries(record.packages).map(([name, version]) => `${name} ${version}`);
  const head = `${snippet.library} ${snippet.key}: ${record.flags.length} flags (${versions.join(', ')})`;
  const faults = failures.map(([line, sentence]) => `  ${snippet.file}:${line}: ${sentence}`);
  const doubts = unchecked.map(([, reason]) => `  not read: ${reason}`);
  return `${[head, ...faults, ...doubts].join('\n')}\n`;
}

/** Records the snippets of the checked libraries all of whose flags were found, in place of what is recorded of their flags. */
export function recordFlags(root: string, checks: readonly FlagCheck[]): void {
  for (const library of new Set(checks.map(({ snippet }) => snippet.library))) {
    const whole = checks.filter(
      ({ snippet, record, failures, unchecked }) =>
        snippet.library === library && record.flags.length > 0 && failures.length + unchecked.length === 0,
    );
    const flags = Object.fromEntries(whole.map(({ snippet, record }) => [snippet.key, record]));
    writeRuns(root, library, { ...readRuns(root, library), flags });
  }
}
