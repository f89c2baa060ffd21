import { mkdirSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { readAllowances } from './allowances.ts';
import { install } from './install.ts';
import { runSdk, type Verdict } from './run.ts';
import { SDKS, type Sdk } from './sdk.ts';

const HELP = `Makes the calls of our snippets with the published packages of the hub and of the providers, against the recorder, and
compares what they send with what the snippets send: method, address, headers, body, and what is asked after it.

Usage: npm run -s verify -- --oracle [options]

  --sdk <name>        only this package (a file of tests/oracle/sdks, without .json)
  --provider <id>     only calls to this provider
  --task <id>         only calls of this task (conversational: chats)
  --newest            the newest releases, instead of those that the files name
  --json <file>       also write the verdicts to a file
  --help              print this

Those that choose may be given more than once. Differences that were reviewed stand in tests/oracle/allowances.json, each
with its reason; one that no call needs is an error of a whole run. Needs the package registries, npm, Python 3.11 or newer.
The exit code is 1 when something differs.
`;

const CACHE = fileURLToPath(new URL('../../.cache/oracle', import.meta.url));

const options = {
  sdk: { type: 'string', multiple: true },
  provider: { type: 'string', multiple: true },
  task: { type: 'string', multiple: true },
  newest: { type: 'boolean' },
  json: { type: 'string' },
  help: { type: 'boolean' },
} as const;

interface Report {
  readonly lines: string[];
  readonly verdicts: Verdict[];
}

const count = (verdicts: readonly Verdict[], state: Verdict['state']): number =>
  verdicts.filter((verdict) => verdict.state === state).length;

/** What is printed of a package: its version, its counts, each difference, and why calls were not compared. */
function sdkLines(sdk: Sdk, version: string, verdicts: readonly Verdict[], ours: readonly string[]): string[] {
  const skipped = Map.groupBy(
    verdicts.filter(({ state }) => state === 'skipped'),
    ({ notes }) => notes[0] ?? '',
  );
  return [
    `${sdk.slug}: ${sdk.package} ${version}: ${count(verdicts, 'same')} calls as ours, ${count(verdicts, 'allowed')} but for what was reviewed, ${count(verdicts, 'different')} not, ${count(verdicts, 'skipped')} not compared`,
    ...verdicts.flatMap(({ state, call, notes }) =>
      state === 'different' ? notes.map((note) => `  DIFFERENT: ${call}: ${note}`) : [],
    ),
    ...[...skipped].map(([reason, calls]) => `  not compared: ${calls.map(({ call }) => call).join(', ')} (${reason})`),
    ...(ours.length > 0 ? [`  only ours: ${ours.length} pairs of provider and task: ${ours.join(', ')}`] : []),
  ];
}

/** Runs `verify -- --oracle`; resolves to the exit code: 0 nothing differs, 1 something does, 2 the call itself was wrong. */
export async function main(args: string[]): Promise<number> {
  const { values } = parseArgs({ args, options });
  if (values.help) {
    process.stdout.write(HELP);
    return 0;
  }
  const sdks = SDKS.filter(({ slug }) => values.sdk?.includes(slug) ?? true);
  if (sdks.length === 0) {
    process.stderr.write(`There is no such package: ${SDKS.map(({ slug }) => slug).join(', ')}.\n`);
    return 2;
  }
  mkdirSync(CACHE, { recursive: true });
  const allowances = readAllowances();
  const report: Report = { lines: [], verdicts: [] };
  const pending = [...sdks];
  const work = async (): Promise<void> => {
    for (let sdk = pending.shift(); sdk; sdk = pending.shift()) {
      const installed = install(sdk, CACHE, values.newest ?? false);
      const { verdicts, ours } = await runSdk(sdk, installed, allowances, CACHE, values);
      report.verdicts.push(...verdicts);
      process.stdout.write(`${sdkLines(sdk, installed.version, verdicts, ours).join('\n')}\n`);
    }
  };
  // Most of the time is spent asleep between polls.
  await Promise.all(Array.from({ length: 4 }, work));
  const whole = !values.provider && !values.task;
  const unused = whole
    ? allowances.unused(sdks.map(({ slug }) => slug)).filter(({ sdks: of }) => of || !values.sdk)
    : [];
  for (const { place, reason } of unused) process.stdout.write(`UNUSED: the allowance of ${place}: ${reason}\n`);
  for (const { reason, count } of allowances.counts())
    if (count > 0) process.stdout.write(`allowed ${count}: ${reason}\n`);
  if (values.json) writeFileSync(values.json, `${JSON.stringify(report.verdicts, null, 1)}\n`);
  const failed = count(report.verdicts, 'different') + unused.length;
  process.stdout.write(
    `${count(report.verdicts, 'same') + count(report.verdicts, 'allowed')} passed, ${failed} failed, ${count(report.verdicts, 'skipped')} skipped\n`,
  );
  return failed > 0 ? 1 : 0;
}
