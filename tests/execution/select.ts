import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { dirname, relative } from 'node:path';
import { executedOn } from '../../generators/1-load/executed-on.ts';
import { statedReason } from '../../generators/1-load/reason.ts';
import { recipeOf } from '../../generators/1-load/recipe.ts';
import { commitOf } from '../../generators/6-diff/revision.ts';
import { Misuse } from '../../generators/cli/usage.ts';
import type { Recorded } from '../../runtime/receipt/receipt.ts';
import { standingRuns } from '../../runtime/receipt/share.ts';
import { readRuns } from './outcomes.ts';
import { hashOfJob, type Job } from './run.ts';
import { hashOf, type Snippet } from './snippets.ts';

/** What is asked for on the command line. */
export interface Asked {
  readonly libraries: readonly string[];
  /** A git revision: only snippets of which something differs from it, and those whose record is void. */
  readonly changed?: string | undefined;
  /** Only keys that contain it. */
  readonly only?: string | undefined;
  /** Besides the libraries that are named, this share of the other recorded runs, from 0 to 1. */
  readonly sample?: number | undefined;
  /** Decides which runs are in the sample. */
  readonly seed: string;
}

/** Whether a job is among what changed files say: they hold its snippet, its install line, its reason, or a part of its recipe. */
export function differs(root: string, { snippet, recipe }: Job, paths: readonly string[]): boolean {
  const page = `${dirname(snippet.file)}/`;
  const reason = `tests/models/${snippet.library.replace('/', '-')}.json`;
  const files = recipe?.files.map((file) => relative(root, file)) ?? [];
  return paths.some((path) => path.startsWith(page) || path === reason || files.includes(path));
}

/** Whether a text falls into a share of all texts, by its hash: the same one with the same seed always, about evenly. */
export const inSample = (text: string, share: number, seed: string): boolean =>
  createHash('sha256').update(`${seed}\0${text}`).digest().readUInt32BE() / 2 ** 32 < share;

/** Whether a snippet has a recorded outcome that holds: same snippet, same recipe, no failure. */
export function holds(root: string, job: Job): boolean {
  const known = readRuns(root, job.snippet.library).runs[job.snippet.key];
  return (
    known?.snippet === hashOf(job.snippet) && known.recipe === hashOfJob(job) && !known.outcome.startsWith('failed')
  );
}

/** The recorded runs of a library that are of its snippets as they are now, on what they would be executed on now. */
export function recordedOf(root: string, library: string, snippets: readonly Snippet[]): Recorded['runs'] {
  const hashes = new Map(snippets.map((snippet) => [snippet.key, hashOf(snippet)]));
  return standingRuns({ runs: readRuns(root, library).runs, executedOn: executedOn(root, library) }, hashes);
}

/** The keys of a library's records that are void: of another text, or on another recipe, than what stands there now. */
export function voidKeys(root: string, library: string, snippets: readonly Snippet[]): ReadonlySet<string> {
  const standing = recordedOf(root, library, snippets);
  return new Set(Object.keys(readRuns(root, library).runs).filter((key) => !Object.hasOwn(standing, key)));
}

/** What is executed for a snippet. */
export const jobOf = (root: string, snippet: Snippet): Job => ({
  snippet,
  recipe: recipeOf(root, snippet.recipe ?? snippet.library),
  reason: statedReason(root, snippet.library, snippet.variant),
});

/** The commit that a revision names. */
function commitAsked(root: string, revision: string): string {
  try {
    return commitOf(root, revision);
  } catch (error) {
    throw new Misuse(`${(error as Error).message}.`);
  }
}

/** The files that differ from a git revision, those that git does not know yet included. */
function changedSince(root: string, base: string): string[] {
  const commit = commitAsked(root, base);
  const git = (...args: string[]): string[] =>
    execFileSync('git', args, { cwd: root, encoding: 'utf8' })
      .split('\n')
      .filter((path) => path !== '');
  return [...git('diff', '--name-only', commit, '--'), ...git('ls-files', '--others', '--exclude-standard')];
}

/** The jobs that differ from a git revision, and those whose record is void: their text may have gone away and come back. */
function changedOf(root: string, jobs: readonly Job[], base: string): Job[] {
  const paths = changedSince(root, base);
  const snippets = Map.groupBy(
    jobs.map(({ snippet }) => snippet),
    ({ library }) => library,
  );
  const voids = new Map([...snippets].map(([library, own]) => [library, voidKeys(root, library, own)]));
  return jobs.filter(
    (job) => differs(root, job, paths) || voids.get(job.snippet.library)?.has(job.snippet.key) === true,
  );
}

/**
 * The snippets that are asked for, in their order, then those of the sample.
 * @throws Misuse When a text stands in no key, or git knows no such revision: nothing would be executed, and nothing would fail.
 */
export function select(root: string, every: readonly Snippet[], asked: Asked): Job[] {
  const { libraries, changed, only = '', sample = 0, seed } = asked;
  const named = every.filter(({ library }) => libraries.length === 0 || libraries.includes(library));
  const texts = only.split(',');
  const unknown = texts.find((text) => !named.some(({ key }) => key.includes(text)));
  if (unknown !== undefined && only !== '') throw new Misuse(`--only: no key of a snippet contains "${unknown}".`);
  const listed = named.filter(({ key }) => texts.some((text) => key.includes(text)));
  const jobs = listed.map((one) => jobOf(root, one));
  const wanted = changed === undefined ? jobs : changedOf(root, jobs, changed);
  const chosen = wanted.map(({ snippet }) => snippet);
  const others = every.filter((one) => !chosen.includes(one) && inSample(`${one.library} ${one.key}`, sample, seed));
  const recorded = others.map((one) => jobOf(root, one)).filter((job) => holds(root, job));
  return [...wanted, ...recorded];
}

/** Whether a snippet can be tried: without a recipe and a reason the installation alone can decide, where it may. */
export const canTry = ({ snippet, recipe, reason }: Job, named: readonly string[]): boolean =>
  recipe !== undefined ||
  reason !== undefined ||
  named.includes(snippet.library) ||
  /\bgit\b/.test(snippet.install + snippet.code);
