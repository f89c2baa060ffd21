import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { shortHash } from '../../generators/hash.ts';
import { LANGUAGES } from '../../languages/index.ts';
import { allCells, type Cell, cellName, isOnRequest } from './cells.ts';
import { environmentOf } from './environment.ts';
import { recordExchanges } from './exchanges.ts';
import { recordExecutions } from './executed.ts';
import { Forks } from './forks.ts';
import { lowestCells, verifyLowest } from './lowest.ts';
import { asJson, report } from './report.ts';
import { slice } from './slice.ts';
import { PRELOADED, pythonFolder } from './venv.ts';
import { openWorkshop, type Verdict, verifyAll, type Workshop, waits } from './verify.ts';

const ON_REQUEST = [...LANGUAGES.keys()].filter(isOnRequest);

const HELP = `Runs the API snippets, unmodified, with the real clients against a recorder on this machine, and compares what
arrived with the request model, and what was printed and saved with what was served.

Usage: npm run -s verify -- [options]

  --provider <id>     only this provider (auto: the automatic one)
  --task <id>         only this task of models
  --language <key>    only this language; those that are given on request (${ON_REQUEST.join(', ')}) run only when they are named
  --client <id>       only this client, by id (python-requests) or name (requests)
  --variant <name>    only this variant, such as routed, direct, stream, hostile, 401
  --slice             a small part of every kind, without Python
  --minutes <n>       begins no cell after so many minutes, in an order that the day decides: those that are left are skipped
  --json <file>       also write the verdicts to a file
  --lowest            with the lowest version of each client that the pages claim, got from the registries
  --record            of a run of every cell of the clients: write the result into out/executed.json, which the site shows;
                      with --lowest beside the result of the newest
  --exchanges         write what the usual calls of the run sent and were answered into out/exchanges, which the site shows
  --code              also print the code of the snippets that failed
  --help              print this

Other proofs, each with options of its own (--help): --run executes the snippets of libraries on tiny models, --libraries
checks them against the published packages, --apps does what the steps of apps say, --storage uploads to a real server,
--oracle compares the calls with those of published packages, --mutate counts the planted faults that are noticed.

Those that choose cells may be given more than once. Needs curl, jq and openssl; for Python python3 with venv.
The exit code is 1 when a cell failed.
`;

const CACHE = fileURLToPath(new URL('../../.cache/verify', import.meta.url));

const CHOICES = ['provider', 'task', 'language', 'client', 'variant'] as const;

const options = {
  ...(Object.fromEntries(CHOICES.map((name) => [name, { type: 'string', multiple: true }])) as Record<
    (typeof CHOICES)[number],
    { type: 'string'; multiple: true }
  >),
  slice: { type: 'boolean' },
  minutes: { type: 'string' },
  json: { type: 'string' },
  lowest: { type: 'boolean' },
  record: { type: 'boolean' },
  exchanges: { type: 'boolean' },
  code: { type: 'boolean' },
  help: { type: 'boolean' },
} as const;

type Values = ReturnType<typeof parseArgs<{ options: typeof options }>>['values'];

function chosen(values: Values): Cell[] {
  const cells = allCells().filter((cell) =>
    CHOICES.every((name) => {
      const wanted = values[name];
      return (
        !wanted ||
        wanted.includes(cell[name]) ||
        (name === 'client' && wanted.includes(cell.client.replace(/^\w+-/, '')))
      );
    }),
  );
  const wanted = values.language || values.client ? cells : cells.filter(({ language }) => !isOnRequest(language));
  return values.slice ? slice(wanted) : wanted;
}

/** Whether some cells of the clients whose cells these are have been left out. */
function lacks(cells: readonly Cell[]): boolean {
  const clients = new Set(cells.map(({ client }) => client));
  return allCells().filter(({ client }) => clients.has(client)).length > cells.length;
}

/** Shows how far the cells have come: in place on a terminal, else a line for each twentieth. */
function progress(total: number): (verdict: Verdict) => void {
  let done = 0;
  let failed = 0;
  const start = Date.now();
  return ({ state }) => {
    done += 1;
    if (state === 'failed') failed += 1;
    const line = `${done} of ${total} cells, ${failed} failed, ${Math.round((Date.now() - start) / 1000)} s`;
    if (process.stderr.isTTY) process.stderr.write(`\r${line}${done === total ? '\n' : ''}`);
    else if (done === total || Math.floor((done * 20) / total) > Math.floor(((done - 1) * 20) / total))
      process.stderr.write(`${line}\n`);
  };
}

async function openPython(cells: readonly Cell[]): Promise<Workshop['python']> {
  if (!cells.some(({ language }) => language === 'python')) return undefined;
  const folder = await pythonFolder(dirname(CACHE), (what) => process.stderr.write(`${what}\n`));
  const { authority } = openWorkshop(CACHE).certificates;
  const environment = environmentOf({ proxy: '', authority, cache: CACHE, python: folder, tokens: {} });
  return { folder, forks: new Forks(join(folder, 'python3'), PRELOADED, environment) };
}

/** The same with the lowest versions of the clients; cells of clients that claim none are left out. */
async function verifyOld(cells: readonly Cell[]): Promise<Verdict[]> {
  const verdicts: Verdict[] = [];
  const tell = progress(lowestCells(cells).length);
  await verifyLowest(cells, join(CACHE, '../lowest'), (verdict) => {
    verdicts.push(verdict);
    tell(verdict);
  });
  return verdicts;
}

/** The cells in an order of the day: what a run has no time for is another part each day. */
function shuffled(cells: readonly Cell[]): Cell[] {
  const day = new Date().toISOString().slice(0, 10);
  const ranked = cells.map((cell) => ({ cell, rank: shortHash(`${day}\0${cellName(cell)}`) }));
  return ranked.sort((a, b) => (a.rank < b.rank ? -1 : 1)).map(({ cell }) => cell);
}

/**
 * Jobs spend their time asleep, so many of them run beside what keeps the cores busy.
 * @param minutes After which no cell is begun, where there are any.
 */
async function verify(all: readonly Cell[], workshop: Workshop, minutes?: number): Promise<Verdict[]> {
  const cells = minutes === undefined ? all : shuffled(all);
  const end = minutes === undefined ? Number.POSITIVE_INFINITY : Date.now() + minutes * 60_000;
  const isOver = (): boolean => Date.now() >= end;
  const verdicts = new Map<Cell, Verdict>();
  const tell = progress(cells.length);
  const done = (verdict: Verdict): void => {
    verdicts.set(verdict.cell, verdict);
    tell(verdict);
  };
  const sleepers = cells.filter(waits);
  const asleep = new Set(sleepers);
  const others = cells.filter((cell) => !asleep.has(cell));
  await Promise.all([verifyAll(sleepers, workshop, 8, done, isOver), verifyAll(others, workshop, 3, done, isOver)]);
  return all.map((cell) => verdicts.get(cell) as Verdict);
}

/**
 * Runs the cells that are asked for and prints the report; resolves to the exit code: 0 all passed, 1 some failed, 2 the
 * call itself was wrong.
 */
export async function main(args: string[]): Promise<number> {
  const { values } = parseArgs({ args, options });
  if (values.help) {
    process.stdout.write(HELP);
    return 0;
  }
  const cells = chosen(values);
  if (cells.length === 0) {
    process.stderr.write('No cell is like that.\n');
    return 2;
  }
  if (values.exchanges && values.lowest) {
    process.stderr.write('--exchanges keeps the runs of the newest versions: leave out --lowest.\n');
    return 2;
  }
  const minutes = values.minutes === undefined ? undefined : Number(values.minutes);
  if (minutes !== undefined && (!(minutes > 0) || values.record || values.exchanges || values.lowest)) {
    process.stderr.write(
      '--minutes takes a number of minutes, and is for runs that keep nothing: not with --record, --exchanges or --lowest.\n',
    );
    return 2;
  }
  if (values.record && lacks(cells)) {
    process.stderr.write(
      '--record needs a run of every cell of its clients: give no option but --language and --client.\n',
    );
    return 2;
  }
  mkdirSync(CACHE, { recursive: true });
  const python = values.lowest ? undefined : await openPython(cells);
  try {
    const verdicts = values.lowest ? await verifyOld(cells) : await verify(cells, openWorkshop(CACHE, python), minutes);
    if (values.json) writeFileSync(values.json, asJson(verdicts));
    if (values.record) recordExecutions(verdicts, values.lowest);
    if (values.exchanges || (values.record && !values.lowest)) await recordExchanges(verdicts);
    const failed = verdicts.filter(({ state }) => state === 'failed');
    if (values.code)
      for (const { cell, code } of failed)
        process.stdout.write(`### ${cell.provider} ${cell.task} ${cell.client} ${cell.variant}\n${code}\n`);
    process.stdout.write(report(verdicts, true));
    return failed.length > 0 ? 1 : 0;
  } finally {
    python?.forks.close();
  }
}

if (import.meta.main) process.exitCode = await main(process.argv.slice(2));
