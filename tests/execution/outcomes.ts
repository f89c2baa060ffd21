import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import type { Verified } from '../libraries/report.ts';

/** What happened when a snippet was executed (schemas/runs.schema.json says what each field holds). */
export interface Outcome {
  outcome: string;
  /** The browser that it ran in, where it did not run in the environment's interpreter alone. */
  browser?: string;
  /** It installs what others are run with: no model took part. */
  installs?: true;
  /** Code of the repository was executed too, which the recipe wrote in place of the real one's. */
  ownCode?: true;
  snippet: string;
  recipe?: string;
  environment: string;
  date: string;
  output: string;
}

/** What an install snippet installed. */
export interface Installed {
  install: string;
  interpreter: string;
  packages: Record<string, string>;
  /** The crates whose programs cargo compiled and installed. */
  crates?: Record<string, string>;
  /** The newer interpreters for which it failed, with why. */
  refused?: Record<string, string>;
}

/** The flags of a shell snippet that the argument parsers of its programs take. */
export interface Flags {
  snippet: string;
  date: string;
  packages: Record<string, string>;
  flags: string[];
}

/** The file of one library, out/verified/<slug>.json, or of one app, out/verified/apps/<slug>.json. */
export interface Runs {
  $schema: string;
  /** How its snippets compare with the published packages. */
  check?: Verified;
  /** By the key of the snippet. */
  flags?: Record<string, Flags>;
  /** By step of an app: why it is not run. */
  notRun?: Readonly<Record<string, string>>;
  environments: Record<string, Installed>;
  runs: Record<string, Outcome>;
}

const sorted = <T>(record: Readonly<Record<string, T>>): Record<string, T> =>
  Object.fromEntries(Object.entries(record).sort(([a], [b]) => (a < b ? -1 : 1)));

const fileOf = (root: string, library: string): string => join(root, 'out/verified', `${library}.json`);

/** The recorded runs of a library; none when nothing was recorded. */
export function readRuns(root: string, library: string): Runs {
  const file = fileOf(root, library);
  if (existsSync(file)) return JSON.parse(readFileSync(file, 'utf8')) as Runs;
  const up = '../'.repeat(library.split('/').length + 1);
  return { $schema: `${up}schemas/runs.schema.json`, environments: {}, runs: {} };
}

/** Writes the runs of a library whole or not at all, without the environments that no run names. */
export function writeRuns(root: string, library: string, runs: Runs): void {
  const file = fileOf(root, library);
  const used = new Set(Object.values(runs.runs).map(({ environment }) => environment));
  const environments = Object.entries(runs.environments).filter(([name]) => used.has(name));
  const { $schema, check, flags = {}, notRun } = runs;
  const read = Object.keys(flags).length > 0 ? { flags: sorted(flags) } : {};
  const kept = { environments: sorted(Object.fromEntries(environments)), runs: sorted(runs.runs) };
  const whole: Runs = { $schema, ...(check ? { check } : {}), ...read, ...(notRun ? { notRun } : {}), ...kept };
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(`${file}.part`, `${JSON.stringify(whole, null, 2)}\n`);
  renameSync(`${file}.part`, file);
}

/** Takes over a run with the environment that it ran in. Other runs keep theirs: where the releases differ, it gets another name. */
export function addRun(runs: Runs, key: string, outcome: Outcome, installed: Installed): void {
  const { environment: wanted } = outcome;
  delete runs.runs[key];
  const isOthers = Object.values(runs.runs).some(({ environment }) => environment === wanted);
  const isSame = !isOthers || isDeepStrictEqual(runs.environments[wanted], installed);
  const own = createHash('sha256')
    .update(JSON.stringify([wanted, installed]))
    .digest('hex')
    .slice(0, 12);
  const environment = isSame && !runs.environments[own] ? wanted : own;
  runs.environments[environment] = installed;
  runs.runs[key] = { ...outcome, environment };
}

/** Whether a recorded outcome says that the snippet ran. */
export const ran = ({ outcome }: Pick<Outcome, 'outcome'>): boolean => outcome.startsWith('ran');
