import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { shareLine, shareOf } from '../../runtime/receipt/share.ts';
import { mediaFolder } from './media.ts';
import { ran, readRuns, writeRuns } from './outcomes.ts';
import { statedReason } from './reasons.ts';
import { recipeOf } from './recipe.ts';
import { hashOfJob, type Job, runSnippet } from './run.ts';
import { sandboxFault } from './sandbox.ts';
import type { Setting } from './setting.ts';
import { hashOf, readSnippets, readVariants } from './snippets.ts';
import { findTools } from './tools.ts';

const root = fileURLToPath(new URL('../../', import.meta.url));

const help = `Usage: npm run -s verify -- --run [options] [library …]

Executes the rendered library snippets, unmodified, on tiny models, without a network but a mock of the hub, each in an
environment that holds what its own install snippet installs. Writes out/verified/<library>.json after every snippet;
what is recorded there and unchanged is not executed again. Needs Linux with unshare and ip, gcc, Python 3.11 or newer,
and the package registries. Caches in .cache/execution (some gigabytes).

  --changed <base>  only libraries whose snippets or recipe differ from a git revision
  --only <text>     only snippets whose key contains the text
  --newest          make the environments anew, with the newest releases; implies --again
  --again           execute also what is recorded and unchanged
  --dry-run         record nothing
  --jobs <n>        snippets at a time (1)
  --limit <s>       seconds for one snippet (300)
  library …         only these (slugs)
`;

const options = {
  changed: { type: 'string' },
  only: { type: 'string' },
  newest: { type: 'boolean' },
  again: { type: 'boolean' },
  'dry-run': { type: 'boolean' },
  jobs: { type: 'string' },
  limit: { type: 'string' },
  help: { type: 'boolean', short: 'h' },
} as const;

/** The slugs of the libraries whose snippets or recipe differ from a revision. */
function changedSince(base: string): Set<string> {
  const listing = execFileSync('git', ['diff', '--name-only', base, '--'], { cwd: root, encoding: 'utf8' });
  const found = [...listing.matchAll(/^(?:out\/snippets\/([^/]+)\/|tests\/models\/([^/]+)\.\w+$)/gm)];
  return new Set(found.map(([, snippets, recipe]) => snippets ?? recipe ?? ''));
}

/** Whether a snippet has a recorded outcome that holds: same snippet, same recipe, no failure. */
function holds(job: Job): boolean {
  const known = readRuns(root, job.snippet.library).runs[job.snippet.key];
  const same = known?.snippet === hashOf(job.snippet) && known.recipe === hashOfJob(job);
  return same && !known.outcome.startsWith('failed');
}

/** Executes one snippet and records it; returns nothing when it has neither a recipe nor a reason, and installs. */
async function runOne(job: Job, setting: Setting, write: boolean): Promise<string | undefined> {
  const { snippet } = job;
  const start = Date.now();
  const found = await runSnippet(job, setting);
  if (!found) return undefined;
  const { outcome, installed } = found;
  if (write) {
    const runs = readRuns(root, snippet.library);
    runs.environments[outcome.environment] = installed;
    runs.runs[snippet.key] = outcome;
    const keys = new Set(readSnippets(root).flatMap(({ library, key }) => (library === snippet.library ? key : [])));
    for (const key of Object.keys(runs.runs)) if (!keys.has(key)) delete runs.runs[key];
    writeRuns(root, snippet.library, runs);
  }
  const seconds = ((Date.now() - start) / 1000).toFixed(1);
  process.stdout.write(`${snippet.library} ${snippet.key}: ${outcome.outcome} (${seconds} s)\n`);
  return outcome.outcome;
}

async function runAll(jobs: readonly Job[], setting: Setting, at: number, write: boolean): Promise<string[]> {
  const outcomes: string[] = [];
  const pending = [...jobs];
  const work = async (): Promise<void> => {
    for (let job = pending.shift(); job; job = pending.shift()) {
      const outcome = await runOne(job, setting, write);
      if (outcome !== undefined) outcomes.push(outcome);
    }
  };
  await Promise.all(Array.from({ length: at }, work));
  return outcomes;
}

/** What the runs have in common, or why nothing can be executed on this machine. */
async function settingOf(
  todo: readonly Job[],
  values: { newest?: boolean; limit?: string },
): Promise<Setting | string> {
  const fault = todo.length > 0 ? sandboxFault() : undefined;
  if (fault) return fault;
  try {
    const tools = findTools(join(root, '.cache/execution'));
    const media = todo.length > 0 ? await mediaFolder(tools) : '';
    const date = new Date().toISOString().slice(0, 10);
    return { root, tools, media, date, newest: values.newest ?? false, limit: Number(values.limit ?? 300) };
  } catch (error) {
    return `what executes cannot be made ready here: ${error instanceof Error ? error.message : error}`;
  }
}

/** `verify --run`: returns 0 when no executed snippet failed, 1 otherwise, 2 for a wrong command line. */
export async function main(args: string[]): Promise<number> {
  const { values, positionals } = parseArgs({ args, options, allowPositionals: true });
  if (values.help) {
    process.stdout.write(help);
    return 0;
  }
  const every = readSnippets(root);
  const unknown = positionals.filter((slug) => !every.some(({ library }) => library === slug));
  if (unknown.length > 0) {
    process.stderr.write(`There are no snippets of ${unknown.join(', ')}: run npm run generate, and give slugs.\n`);
    return 2;
  }
  const changed = values.changed ? changedSince(values.changed) : undefined;
  const wanted = every.filter(
    ({ library, key }) =>
      (positionals.length === 0 || positionals.includes(library)) &&
      (changed?.has(library) ?? true) &&
      key.includes(values.only ?? ''),
  );
  const all = wanted.map((snippet): Job => {
    const reason = statedReason(root, snippet.library, snippet.variant);
    return { snippet, recipe: recipeOf(root, snippet.library), reason };
  });
  // Without a recipe the installation alone can decide, which is tried where it may, or where the library is named.
  const jobs = all.filter(
    ({ snippet, recipe, reason }) =>
      recipe || reason || positionals.length > 0 || /\bgit\b/.test(snippet.install + snippet.code),
  );
  const todo = jobs.filter((job) => values.again || values.newest || !holds(job));
  const ready = await settingOf(todo, values);
  if (typeof ready === 'string') {
    process.stdout.write(`${ready}\n0 passed, 0 failed, ${wanted.length} skipped\n`);
    return 0;
  }
  const outcomes = await runAll(todo, ready, Number(values.jobs ?? 1), !values['dry-run']);
  const without = wanted.length - outcomes.length - (jobs.length - todo.length);
  const count = (test: (outcome: string) => boolean): number => outcomes.filter(test).length;
  const failed = count((outcome) => outcome.startsWith('failed'));
  const notRun = count((outcome) => outcome.startsWith('not run'));
  process.stdout.write(
    `${count((outcome) => ran({ outcome }))} ran, ${notRun} could not run, ${failed} failed; recorded before: ${jobs.length - todo.length}; without a recipe: ${without}\n`,
  );
  process.stdout.write(
    `${shareLine(shareOf(readVariants(root).map(({ library, variants }) => ({ variants, runs: readRuns(root, library).runs }))))}\n`,
  );
  process.stdout.write(`${outcomes.length - failed - notRun} passed, ${failed} failed, ${notRun + without} skipped\n`);
  return failed > 0 ? 1 : 0;
}
