import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { numberOf } from '../../generators/cli/usage.ts';
import { shareLine, shareOf } from '../../runtime/receipt/share.ts';
import { checkAddresses } from './addresses.ts';
import { checkHub } from './hub-check.ts';
import { mediaFolder } from './media.ts';
import { addRun, ran, readRuns, writeRuns } from './outcomes.ts';
import { type Found, type Job, notBegun, RECIPE_FAULT, runSnippet } from './run.ts';
import { sandboxFault } from './sandbox.ts';
import { canTry, holds, recordedOf, select } from './select.ts';
import type { Setting } from './setting.ts';
import { readDatasetSnippets, readSnippets, readVariants, type Snippet } from './snippets.ts';
import { findTools } from './tools.ts';

const root = fileURLToPath(new URL('../../', import.meta.url));

const help = `Usage: npm run -s verify -- --run [options] [library …]

Executes the rendered library snippets, unmodified, on tiny models, without a network but a mock of the hub, each in an
environment that holds what its own install snippet installs. Writes out/verified/<library>.json after every snippet;
what is recorded there and unchanged is not executed again. Needs Linux with unshare and ip, gcc, Python 3.11 or newer,
and the package registries. Caches in .cache/execution (some gigabytes).

  --changed <base>  only snippets that differ from a git revision, or whose install line, recipe or reason does, and those
                    whose record is void
  --only <text,…>   only snippets whose key contains one of the texts
  --newest          make the environments anew, with the newest releases; implies --again
  --again           execute also what is recorded and unchanged
  --dry-run         record nothing, and compare with what is recorded
  --sample <share>  besides the named libraries, this share of the other recorded runs: 0.1
  --seed <text>     decides which those are (today's date)
  --minutes <n>     begin no snippet after that time, and none whose recipe says that its installation takes longer than
                    is left; those are counted as skipped
  --jobs <n>        snippets at a time (1)
  --limit <s>       seconds for one snippet (300)
  --address         runs files from the addresses that pages offer (uv run, bash, Jupyter), and records nothing
  --hub             no snippet: asks the mock hub with the published clients, as it is and with planted faults
  library …         only these (slugs; datasets/<slug> is a library of data sets)
`;

const options = {
  changed: { type: 'string' },
  only: { type: 'string' },
  newest: { type: 'boolean' },
  again: { type: 'boolean' },
  'dry-run': { type: 'boolean' },
  sample: { type: 'string' },
  seed: { type: 'string' },
  minutes: { type: 'string' },
  jobs: { type: 'string' },
  limit: { type: 'string' },
  address: { type: 'boolean' },
  hub: { type: 'boolean' },
  help: { type: 'boolean', short: 'h' },
} as const;

/** What came of one snippet. */
interface Done {
  readonly outcome: string;
  /** Whether it is not what is recorded of the same snippet. */
  readonly differs: boolean;
}

/** Writes what was found into the file of its library, without the runs of snippets that are no more. */
function record({ library, key }: Snippet, { outcome, installed }: Found): void {
  const runs = readRuns(root, library);
  // Where the recipe failed, the snippet was not executed: that says nothing of it.
  if (outcome.outcome.startsWith(RECIPE_FAULT)) delete runs.runs[key];
  else addRun(runs, key, outcome, installed);
  const keys = new Set(
    [...readSnippets(root), ...readDatasetSnippets(root)].flatMap((one) => (one.library === library ? one.key : [])),
  );
  for (const known of Object.keys(runs.runs)) if (!keys.has(known)) delete runs.runs[known];
  writeRuns(root, library, runs);
}

/** Executes one snippet; nothing when it has neither a recipe nor a reason, and installs. */
async function runOne(job: Job, setting: Setting, write: boolean): Promise<Done | undefined> {
  const { snippet } = job;
  const start = Date.now();
  const found = await runSnippet(job, setting);
  if (!found) return undefined;
  const { outcome } = found.outcome;
  const known = holds(root, job) ? readRuns(root, snippet.library).runs[snippet.key]?.outcome : undefined;
  const differs = known !== undefined && known !== outcome;
  if (write) record(snippet, found);
  const seconds = ((Date.now() - start) / 1000).toFixed(1);
  const note = differs ? `, recorded is: ${known}` : '';
  process.stdout.write(`${snippet.library} ${snippet.key}: ${outcome} (${seconds} s)${note}\n`);
  return { outcome, differs };
}

/** Executes the jobs in their order, several at a time, and begins none after the end, nor one that would install beyond it. */
async function runAll(
  jobs: readonly Job[],
  setting: Setting,
  at: number,
  write: boolean,
  end: number,
): Promise<Done[]> {
  const all: Done[] = [];
  const pending = [...jobs];
  const work = async (): Promise<void> => {
    for (let job = pending.shift(); job && Date.now() < end; job = pending.shift()) {
      const why = notBegun(job, setting, (end - Date.now()) / 1000);
      if (why) process.stdout.write(`${job.snippet.library} ${job.snippet.key}: not begun: ${why}\n`);
      const done = why ? undefined : await runOne(job, setting, write);
      if (done) all.push(done);
    }
  };
  await Promise.all(Array.from({ length: at }, work));
  return all;
}

/** What the runs have in common, or why nothing can be executed on this machine. */
async function settingOf(
  todo: readonly Job[],
  { newest = false, limit }: { newest?: boolean; limit: number },
): Promise<Setting | string> {
  const fault = todo.length > 0 ? sandboxFault() : undefined;
  if (fault) return fault;
  try {
    const tools = findTools(join(root, '.cache/execution'));
    const media = todo.length > 0 ? await mediaFolder(tools) : '';
    const date = new Date().toISOString().slice(0, 10);
    return { root, tools, media, date, newest, limit };
  } catch (error) {
    return `what executes cannot be made ready here: ${error instanceof Error ? error.message : error}`;
  }
}

/** Prints the counts; returns whether nothing failed, and with `compare` whether all is as recorded. */
function report(done: readonly Done[], wanted: number, recorded: number, compare: boolean): boolean {
  const count = (test: (one: Done) => boolean): number => done.filter(test).length;
  const failed = count(({ outcome, differs }) => outcome.startsWith('failed') || (compare && differs));
  const notRun = count(({ outcome, differs }) => outcome.startsWith('not run') && !(compare && differs));
  const open = wanted - done.length - recorded;
  const snippets = Map.groupBy(readSnippets(root), ({ library }) => library);
  const libraries = readVariants(root).map(({ library, variants }) => ({
    variants,
    runs: recordedOf(root, library, snippets.get(library) ?? []),
  }));
  const differing = compare ? `, ${count(({ differs }) => differs)} not as recorded` : '';
  process.stdout.write(
    `${count(ran)} ran, ${notRun} could not run, ${failed} failed${differing}; recorded before: ${recorded}; without a recipe, the time or room on the disk: ${open}\n`,
  );
  process.stdout.write(`${shareLine(shareOf(libraries))}\n`);
  process.stdout.write(`${done.length - failed - notRun} passed, ${failed} failed, ${notRun + open} skipped\n`);
  return failed === 0;
}

/** The numbers of the options. */
const numbersOf = ({ sample, minutes, jobs = '1', limit = '300' }: Partial<Record<keyof typeof options, unknown>>) => ({
  sample: sample === undefined ? undefined : numberOf('sample', String(sample), { most: 1 }),
  minutes: minutes === undefined ? Number.POSITIVE_INFINITY : numberOf('minutes', String(minutes)),
  jobs: numberOf('jobs', String(jobs), { least: 1, isWhole: true }),
  limit: numberOf('limit', String(limit), { least: 1 }),
});

/** `verify --run`: returns 0 when no executed snippet failed, 1 otherwise, 2 for a wrong command line. */
export async function main(args: string[]): Promise<number> {
  const { values, positionals } = parseArgs({ args, options, allowPositionals: true });
  if (values.help) {
    process.stdout.write(help);
    return 0;
  }
  const { sample, minutes, jobs: at, limit } = numbersOf(values);
  if (values.hub) return (await checkHub(findTools(join(root, '.cache/execution')))) ? 0 : 1;
  const start = Date.now();
  const every = [...readSnippets(root), ...readDatasetSnippets(root)];
  const unknown = positionals.filter((slug) => !every.some(({ library }) => library === slug));
  if (unknown.length > 0) {
    process.stderr.write(`There are no snippets of ${unknown.join(', ')}: run npm run generate, and give slugs.\n`);
    return 2;
  }
  const seed = values.seed ?? new Date().toISOString().slice(0, 10);
  const wanted = select(root, every, { ...values, libraries: positionals, sample, seed });
  if (sample !== undefined) process.stdout.write(`seed of the sample: ${seed}\n`);
  const jobs = wanted.filter((job) => canTry(job, positionals));
  const todo = jobs.filter((job) => values.address || values.again || values.newest || !holds(root, job));
  const ready = await settingOf(todo, { ...values, limit });
  if (typeof ready === 'string') {
    process.stdout.write(`${ready}\n0 passed, 0 failed, ${wanted.length} skipped\n`);
    return 0;
  }
  if (values.address) return (await checkAddresses(todo, ready)) ? 0 : 1;
  const end = start + minutes * 60_000;
  const dry = values['dry-run'] ?? false;
  const done = await runAll(todo, ready, at, !dry, end);
  return report(done, wanted.length, jobs.length - todo.length, dry) ? 0 : 1;
}
