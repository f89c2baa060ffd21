import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { numberOf } from '../../generators/cli/usage.ts';
import type { App } from '../../out/types/app.ts';
import { slugOf } from '../../runtime/slug.ts';
import { mediaFolder } from '../execution/media.ts';
import { addRun, readRuns, writeRuns } from '../execution/outcomes.ts';
import { sandboxFault } from '../execution/sandbox.ts';
import type { Setting } from '../execution/setting.ts';
import { findTools } from '../execution/tools.ts';
import { checkFlags } from './flags.ts';
import { runSession, type Session } from './run.ts';
import { type Plan, planOf } from './steps.ts';

const root = fileURLToPath(new URL('../../', import.meta.url));

const help = `Usage: npm run -s verify -- --apps [options] [app …]

Does what the steps of each app of the catalogue say, unmodified, with a tiny model of the mock hub and without a network:
servers are started with the printed command and asked with the printed requests. Writes out/verified/apps/<app>.json.
Flags of programs that need a GPU are compared with the published package's own parsers of arguments, and the architectures that
they refuse with its sources.

  --build       build programs from source that are not in the cache (llama.cpp, Ollama): half an hour
  --dry-run     record nothing, and compare with what is recorded
  --newest      install everything anew
  --limit <s>   seconds for one step (180)
  app …         only these (slugs)
`;

/** How many steps ran, failed, and were skipped. */
interface Counts {
  ran: number;
  failed: number;
  skipped: number;
}

const say = (text: string): void => void process.stdout.write(`${text}\n`);

/** Takes over what was found of an app; what is no longer printed goes. */
function record(app: string, { installed, outcomes }: Session): void {
  const runs = readRuns(root, `apps/${slugOf(app)}`);
  const records = new Set(outcomes.map(({ key }) => key.slice(0, key.indexOf('/'))));
  for (const key of Object.keys(runs.runs)) if (records.has(key.slice(0, key.indexOf('/')))) delete runs.runs[key];
  for (const { key, outcome } of outcomes) addRun(runs, key, outcome, installed);
  writeRuns(root, `apps/${slugOf(app)}`, runs);
}

/** One session for each of the plan's records. */
async function runApp(app: App, plan: Plan, setting: Setting, values: Values, counts: Counts): Promise<void> {
  for (const seed of plan.records ?? []) {
    const session = await runSession(app, plan, seed, setting, values.build ?? false);
    if (typeof session === 'string') {
      say(`${app.id} ${seed}: skipped: ${session}`);
      counts.skipped += 1;
      continue;
    }
    for (const { key, outcome } of session.outcomes) {
      const known = readRuns(root, `apps/${slugOf(app.id)}`).runs[key]?.outcome;
      const differs = values['dry-run'] && known !== undefined && known !== outcome.outcome;
      say(`${app.id} ${key}: ${outcome.outcome}${differs ? `, recorded is: ${known}` : ''}`);
      if (outcome.outcome.startsWith('failed') || differs) counts.failed += 1;
      else if (outcome.outcome === 'ran') counts.ran += 1;
      else counts.skipped += 1;
    }
    if (!values['dry-run']) record(app.id, session);
  }
}

async function runFlags(app: App, plan: Plan, setting: Setting, values: Values, counts: Counts): Promise<void> {
  const found = await checkFlags(app, plan, setting);
  say(`${app.id}: ${found.status}: ${found.checkedKeywords} flags${found.reason ? `: ${found.reason}` : ''}`);
  if (found.status === 'checked') counts.ran += 1;
  else counts.failed += 1;
  const runs = readRuns(root, `apps/${slugOf(app.id)}`);
  if (!values['dry-run']) writeRuns(root, `apps/${slugOf(app.id)}`, { ...runs, check: found });
}

const options = {
  build: { type: 'boolean' },
  'dry-run': { type: 'boolean' },
  newest: { type: 'boolean' },
  limit: { type: 'string' },
  help: { type: 'boolean', short: 'h' },
} as const;

interface Values {
  readonly build?: boolean;
  readonly 'dry-run'?: boolean;
  readonly newest?: boolean;
  readonly limit?: string;
}

/** The apps of the catalogue that are asked for, in their order. */
function appsAsked(slugs: readonly string[]): App[] {
  const folder = join(root, 'catalogue/apps');
  const all = readdirSync(folder).sort();
  return all
    .filter((file) => slugs.length === 0 || slugs.includes(file.replace('.json', '')))
    .map((file) => JSON.parse(readFileSync(join(folder, file), 'utf8')) as App);
}

/** `verify --apps`: returns 0 when nothing failed, 1 otherwise, 2 for a wrong command line. */
export async function main(args: string[]): Promise<number> {
  const { values, positionals } = parseArgs({ args, options, allowPositionals: true });
  if (values.help) {
    say(help.trimEnd());
    return 0;
  }
  const limit = numberOf('limit', values.limit ?? '180', { least: 1 });
  const apps = appsAsked(positionals);
  if (apps.length < positionals.length) {
    process.stderr.write(`There is an app missing among ${positionals.join(', ')}: give slugs of catalogue/apps.\n`);
    return 2;
  }
  const fault = sandboxFault();
  if (fault) {
    say(`${fault}\n0 passed, 0 failed, ${apps.length} skipped`);
    return 0;
  }
  const tools = findTools(join(root, '.cache/execution'));
  const date = new Date().toISOString().slice(0, 10);
  const media = await mediaFolder(tools);
  const setting = { root, tools, media, date, newest: values.newest ?? false, limit };
  const counts: Counts = { ran: 0, failed: 0, skipped: 0 };
  for (const app of apps) {
    const plan = planOf(root, app.id);
    const { notRun = {} } = plan;
    for (const [step, why] of Object.entries(notRun)) say(`${app.id} ${step}: not run: ${why}`);
    counts.skipped += Object.keys(notRun).length;
    const slug = `apps/${slugOf(app.id)}`;
    if (!values['dry-run']) writeRuns(root, slug, { ...readRuns(root, slug), notRun });
    if (plan.flags) await runFlags(app, plan, setting, values, counts);
    await runApp(app, plan, setting, values, counts);
  }
  say(`${counts.ran} passed, ${counts.failed} failed, ${counts.skipped} skipped`);
  return counts.failed === 0 ? 0 : 1;
}
