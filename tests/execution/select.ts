import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { readRuns } from './outcomes.ts';
import { statedReason } from './reasons.ts';
import { recipeOf } from './recipe.ts';
import { hashOfJob, type Job } from './run.ts';
import { hashOf, type Snippet } from './snippets.ts';

/** What is asked for on the command line. */
export interface Asked {
  readonly libraries: readonly string[];
  /** A git revision: only libraries that differ from it. */
  readonly changed?: string | undefined;
  /** Only keys that contain it. */
  readonly only?: string | undefined;
  /** Besides the libraries that are named, this share of the other recorded runs, from 0 to 1. */
  readonly sample?: number | undefined;
  /** Decides which runs are in the sample. */
  readonly seed: string;
}

/** The slugs of the libraries of which the paths of changed files hold a snippet or what tests/models has for them. */
export const librariesIn = (paths: string): Set<string> =>
  new Set(
    [...paths.matchAll(/^(?:out\/snippets\/([^/]+)\/|tests\/models\/([^/.]+)(?:\.\w+$|\/))/gm)].flatMap(
      ([, snippets, recipe]) => snippets ?? recipe ?? [],
    ),
  );

/** Whether a text falls into a share of all texts, by its hash: the same one with the same seed always, about evenly. */
export const inSample = (text: string, share: number, seed: string): boolean =>
  createHash('sha256').update(`${seed}\0${text}`).digest().readUInt32BE() / 2 ** 32 < share;

/** Whether a snippet has a recorded outcome that holds: same snippet, same recipe, no failure. */
export function holds(root: string, job: Job): boolean {
  const known = readRuns(root, job.snippet.library).runs[job.snippet.key];
  const same = known?.snippet === hashOf(job.snippet) && known.recipe === hashOfJob(job);
  return same && !known.outcome.startsWith('failed');
}

const jobOf = (root: string, snippet: Snippet): Job => ({
  snippet,
  recipe: recipeOf(root, snippet.recipe ?? snippet.library),
  reason: statedReason(root, snippet.library, snippet.variant),
});

/** The snippets that are asked for, in their order, then those of the sample. */
export function select(root: string, every: readonly Snippet[], asked: Asked): Job[] {
  const { libraries, changed, only = '', sample = 0, seed } = asked;
  const diff = (base: string): string =>
    execFileSync('git', ['diff', '--name-only', base, '--'], { cwd: root, encoding: 'utf8' });
  const differs = changed === undefined ? undefined : librariesIn(diff(changed));
  const named = every.filter(
    ({ library, key }) =>
      (libraries.length === 0 || libraries.includes(library)) &&
      (differs?.has(library) ?? true) &&
      only.split(',').some((text) => key.includes(text)),
  );
  const others = every.filter((one) => !named.includes(one) && inSample(`${one.library} ${one.key}`, sample, seed));
  const recorded = others.map((one) => jobOf(root, one)).filter((job) => holds(root, job));
  return [...named.map((one) => jobOf(root, one)), ...recorded];
}

/** Whether a snippet can be tried: without a recipe and a reason the installation alone can decide, where it may. */
export const canTry = ({ snippet, recipe, reason }: Job, named: readonly string[]): boolean =>
  recipe !== undefined ||
  reason !== undefined ||
  named.includes(snippet.library) ||
  /\bgit\b/.test(snippet.install + snippet.code);
