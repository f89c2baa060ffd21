import { existsSync, readFileSync } from 'node:fs';
import { $ } from 'zx';

/**
 * Everything that `npm test` checks, with one count at the end. Arguments go to Vitest, which then runs alone.
 */

interface Step {
  name: string;
  command: string[];
}

interface VitestReport {
  numPassedTests: number;
  numFailedTests: number;
  numPendingTests: number;
  testResults: { status: string; assertionResults: { status: string }[] }[];
  success: boolean;
}

const REPORT = '.cache/vitest.json';

const GENERATE: Step = {
  name: 'the committed snippets are what the sources give',
  command: ['node', 'generators/cli/main.js', 'generate', '--check'],
};

/** The native compiler, which has no interface for programs: `astro check` and tests that read sources take TypeScript 6. */
const TSC = ['node', 'node_modules/typescript-7/bin/tsc'];

/** What is done with what the generator gave: the steps of a row one after the other, the rows, as long as each other, side by side. */
const ROWS: Step[][] = [
  [{ name: 'the site builds', command: ['astro', 'build', '--root', 'site', '--silent'] }],
  [
    { name: 'types', command: [...TSC, '--noEmit', '-p', '.'] },
    { name: 'format and lint', command: ['biome', 'check'] },
    { name: 'the package builds', command: ['node', 'package/build.ts'] },
    { name: 'publint finds nothing', command: ['publint', '--strict', 'out/package'] },
    { name: 'attw finds nothing', command: ['attw', '--pack', 'out/package', '--profile', 'esm-only'] },
    {
      name: 'types of the pages of the site',
      command: ['astro', 'check', '--root', 'site', '--tsconfig', 'tsconfig.astro.json'],
    },
    // Read after the step above, which writes the types of Astro's own modules.
    { name: 'types of the scripts of the site', command: [...TSC, '--noEmit', '-p', 'site'] },
  ],
];

const run = $({ nothrow: true, env: { ...process.env, ASTRO_TELEMETRY_DISABLED: '1' } });

/** Runs a step; what it printed stands together, above whether it passed. */
async function runStep({ name, command }: Step): Promise<boolean> {
  const start = performance.now();
  const { exitCode, stdall } = await run({ quiet: true })`${command}`;
  const seconds = ((performance.now() - start) / 1000).toFixed(1);
  process.stdout.write(`${stdall}${exitCode === 0 ? 'passed' : 'FAILED'}: ${name} (${seconds} s)\n`);
  return exitCode === 0;
}

async function runRow(steps: readonly Step[]): Promise<boolean[]> {
  const outcomes: boolean[] = [];
  for (const step of steps) outcomes.push(await runStep(step));
  return outcomes;
}

async function runVitest(args: string[]): Promise<VitestReport | undefined> {
  await run({
    stdio: 'inherit',
  })`${['vitest', 'run', '--reporter=default', '--reporter=json', `--outputFile.json=${REPORT}`, ...args]}`;
  return existsSync(REPORT) ? (JSON.parse(readFileSync(REPORT, 'utf8')) as VitestReport) : undefined;
}

const args = process.argv.slice(2);
let passed = 0;
let failed = 0;
if (args.length === 0) {
  const outcomes = [await runStep(GENERATE), ...(await Promise.all(ROWS.map(runRow))).flat()];
  passed += outcomes.filter((isPassed) => isPassed).length;
  failed += outcomes.filter((isPassed) => !isPassed).length;
}
await $`rm -f ${REPORT}`;
const report = await runVitest(args);
passed += report?.numPassedTests ?? 0;
failed += report?.numFailedTests ?? 1;
// A file that cannot be loaded, or whose preparations fail, fails without a test of its own.
const broken = report?.testResults.filter(
  ({ status, assertionResults }) => status === 'failed' && !assertionResults.some((test) => test.status === 'failed'),
);
failed += broken?.length ?? 0;
if (report && !report.success && failed === 0) failed = 1;
const skipped = report?.numPendingTests ?? 0;
process.stdout.write(`${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ''}\n`);
process.exitCode = failed === 0 ? 0 : 1;
