import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { loadLibrary } from '../../out/modules/libraries/index.ts';
import { languages } from '../../out/modules/site/languages.ts';
import { shownFor } from '../../runtime/libraries.ts';
import { parseModel } from '../../runtime/model/parse.ts';
import { type Runnable, runnablesOf } from '../../runtime/run/runnable.ts';
import { slugOf } from '../../runtime/slug.ts';
import { runAddresses, type Went } from './address.ts';
import { environmentFor } from './environment.ts';
import { readRuns } from './outcomes.ts';
import { makeModels } from './recipe.ts';
import type { Job } from './run.ts';
import { headOf } from './said.ts';
import type { Setting } from './setting.ts';

/** A runnable with the job that says on what it is executed. */
interface AddressJob {
  readonly job: Job;
  readonly runnable: Runnable;
}

/** The code of a record's page that runs from an address. */
async function runnablesIn(root: string, record: string): Promise<Runnable[]> {
  const model = parseModel(JSON.parse(readFileSync(join(root, record), 'utf8')));
  const recorded = (library: string) => readRuns(root, slugOf(library));
  return runnablesOf(model.id, await shownFor(model, loadLibrary), { languages, recorded });
}

/** The jobs whose code runs from an address after it installed packages. */
async function addressJobs(root: string, jobs: readonly Job[]): Promise<AddressJob[]> {
  const found = jobs.map(async (job) => {
    const { variant, code, record, key } = job.snippet;
    const own = key.includes('@') ? [] : await runnablesIn(root, record);
    const runnable = own.find(({ snippet, needs }) => needs && snippet.variant === variant && snippet.code === code);
    return runnable ? [{ job, runnable }] : [];
  });
  return (await Promise.all(found)).flat();
}

/** Runs a job's files from their addresses on the tiny model of its recipe; the fault says what could not be made ready. */
async function runJob({ job, runnable }: AddressJob, setting: Setting): Promise<readonly Went[]> {
  const { snippet, recipe } = job;
  if (!recipe) throw new Error('it has no recipe');
  const { python, constraints, installSeconds: seconds } = recipe;
  const environment = await environmentFor(snippet.install, { python, constraints, seconds }, setting.tools);
  if (environment.failure) throw new Error(headOf(environment.failure));
  const made = await makeModels(recipe, snippet, environment, setting);
  if ('failure' in made) throw new Error(headOf(made.failure));
  return runAddresses({ job, runnable, repositories: made.repositories, setting });
}

/**
 * `verify --run --address`: runs what pages offer to run from an address as they say it, and counts. What has no recipe is
 * skipped.
 * @returns whether nothing failed.
 */
export async function checkAddresses(jobs: readonly Job[], setting: Setting): Promise<boolean> {
  const all = await addressJobs(setting.root, jobs);
  const ready = all.filter(({ job }) => job.recipe && !job.reason);
  let [passed, failed] = [0, 0];
  for (const one of ready) {
    const went = await runJob(one, setting).catch((error: Error): Went[] => [{ name: 'ready', fault: error.message }]);
    for (const { name, fault } of went) {
      process.stdout.write(
        `${one.runnable.path}: ${name}: ${fault === undefined ? 'as it should' : `failed: ${fault}`}\n`,
      );
      if (fault === undefined) passed += 1;
      else failed += 1;
    }
  }
  process.stdout.write(`${ready.length} of ${all.length} addresses were tried, the others have no recipe\n`);
  process.stdout.write(`${passed} passed, ${failed} failed, ${all.length - ready.length} skipped\n`);
  return failed === 0;
}
